package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.live.log.LogException;

/// The contract of a store in addition to that of a log.
abstract class StoreContract {

  private Store store;

  abstract Store empty() throws Exception;

  @BeforeEach
  void open() throws Exception {
    store = empty();
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void aDocumentIsFoundByItsId() throws Exception {
    String id = store.keep("Game: cribbage\n♥", Sample.NOON);
    assertThat(store.document(id)).contains("Game: cribbage\n♥");
    assertThat(store.keep("Game: cribbage\n♥", Sample.NOON)).isEqualTo(id);
    assertThat(store.keep("Game: cribbage\n♦", Sample.NOON)).isNotEqualTo(id);
    assertThat(store.document("nothing")).isEmpty();
    assertThat(id).matches("[A-Za-z0-9_-]{22}");
  }

  @Test
  void aDocumentHasALongestLength() throws Exception {
    String longest = "x".repeat(Store.LONGEST_DOCUMENT);
    assertThat(store.document(store.keep(longest, Sample.NOON))).contains(longest);
    assertThatIllegalArgumentException().isThrownBy(() -> store.keep(longest + "x", Sample.NOON));
  }

  @Test
  void tablesAreNamedInTheirOrderSoManyAtATime() throws Exception {
    for (String table : List.of("c", "a", "d", "b")) {
      store.append(Sample.opened(table));
    }
    assertThat(store.tables("", 3)).containsExactly("a", "b", "c");
    assertThat(store.tables("c", 3)).containsExactly("d");
    assertThat(store.tables("d", 3)).isEmpty();
  }

  @Test
  void whatNobodyTouchesIsForgotten() throws Exception {
    for (int i = 0; i < 50; i++) {
      store.append(Sample.opened("old" + i));
      store.append(Sample.move("old" + i, 2));
    }
    store.append(Sample.opened("young"));
    store.append(Sample.move("young", 2, 3));
    String old = store.keep("old", Sample.NOON);
    String young = store.keep("young", Sample.NOON.plusSeconds(3));

    assertThat(store.forget(Sample.NOON.plusSeconds(3))).isEqualTo(50);

    assertThat(store.tables("", 100)).containsExactly("young");
    assertThat(store.load("old0")).isEmpty();
    assertThat(store.findCompleted("old0", 0, "key 2")).isEmpty();
    assertThat(store.load("young").orElseThrow().keys()).hasSize(2);
    assertThat(store.document(old)).isEmpty();
    assertThat(store.document(young)).isPresent();
    // The id is free again, and no rows of the old table remain.
    store.append(Sample.opened("old0"));
    store.append(Sample.move("old0", 2));
  }

  @Test
  void writingIsTriedAndLeavesNothing() throws Exception {
    store.append(Sample.opened("t"));
    store.tryWriting();
    store.tryWriting();
    assertThat(store.document("?")).isEmpty();
    store.close();
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> store.tryWriting());
  }

  @Test
  void aClosedLogSaysSo() throws Exception {
    store.close();
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> store.append(Sample.opened("t")));
  }
}
