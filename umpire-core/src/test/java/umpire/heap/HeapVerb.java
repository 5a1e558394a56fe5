package umpire.heap;

import umpire.core.words.Form;
import umpire.core.words.WordedVerb;

/// The events of a complete heap game, and their words.
public enum HeapVerb implements WordedVerb {
  DEAL(Form.table("deal NUMBER...", "the table deals the reserves", "deal 2 ?")),
  TAKE(Form.player("take NUMBER", "takes so many stones", "take 3")),
  ADD(Form.player("add SHOWN", "puts the reserve in", "add 2"));

  /// The most stones that a player takes or holds back.
  public static final int MAX = 3;

  private final Form form;

  HeapVerb(Form form) {
    this.form =
        form.where("NUMBER...", new StonesSlot(0, StonesSlot.Part.ROW))
            .where("NUMBER", new StonesSlot(1, StonesSlot.Part.AMOUNT))
            .where("SHOWN", new StonesSlot(1, StonesSlot.Part.KNOWN_AMOUNT));
  }

  @Override
  public Form form() {
    return form;
  }
}
