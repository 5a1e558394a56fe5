package umpire.server.desk;

import java.time.Instant;
import java.util.Optional;
import umpire.live.log.LogException;
import umpire.store.Store;

/// Documents in the store of the tables.
public record StoredDocuments(Store store) implements Documents {

  @Override
  public String keep(String text) throws LogException {
    return store.keep(text, Instant.now());
  }

  @Override
  public Optional<String> find(String id) throws LogException {
    return store.document(id);
  }

  @Override
  public void tryKeeping() throws LogException {
    store.tryWriting();
  }
}
