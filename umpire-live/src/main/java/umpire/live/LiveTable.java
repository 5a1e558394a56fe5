package umpire.live;

import java.util.Optional;
import java.util.OptionalInt;
import umpire.core.match.Viewer;
import umpire.live.seat.Settings;

/// One table. Whatever is asked of it is done in turn, by one virtual thread. Any thread may call.
public final class LiveTable {

  private final Settings settings;

  LiveTable(Settings settings) {
    this.settings = settings;
  }

  public String id() {
    return settings.game();
  }

  public Settings settings() {
    return settings;
  }

  /// The seat that this token opens. At a scorer's table the first.
  public OptionalInt seat(String token) {
    return OptionalInt.empty();
  }

  /// With whose eyes somebody looks who holds this seat: a scorer sees everything.
  public Viewer eyes(int seat) {
    return new Viewer.Player(seat);
  }

  /// Whether this viewer may look on now.
  public boolean mayLook(Viewer viewer) {
    return false;
  }

  /// Does what somebody asks who holds this seat. Returns when it is on the disk, or not done.
  public Answer command(int seat, Command command) {
    return new Answer.Busy();
  }

  /// What the referee would say to an event of this seat, without letting it happen: a
  /// [umpire.core.match.FindingSheet] and what the play is called.
  ///
  /// @param by whose event it is, at a scorer's table
  public Asked<String> why(int seat, String words, Optional<String> by) {
    return new Asked.Later<>("not yet");
  }

  /// What the `rules` strategy would do in this seat: `{"event": …, "about": …}`.
  public Asked<String> hint(int seat) {
    return new Asked.Later<>("not yet");
  }

  /// What a viewer is shown now, with what was told since an entry of the log.
  ///
  /// @param since the last entry that the viewer knows of; if empty, what was told since the last
  ///   deal
  public Asked<Update> now(Viewer viewer, Optional<Long> since) {
    return new Asked.Later<>("not yet");
  }

  /// What a viewer saw when so many events had happened: the arbiter's view when the game is over.
  public Asked<Update> at(Viewer viewer, int events) {
    return new Asked.Later<>("not yet");
  }

  /// The record of the game, as this viewer knows it; when it is over, all of it.
  public Asked<String> record(Viewer viewer) {
    return new Asked.Later<>("not yet");
  }

  /// Looks on from now: the first update comes at once.
  public Asked<Subscription> subscribe(Viewer viewer, Optional<Long> since) {
    return new Asked.Later<>("not yet");
  }
}
