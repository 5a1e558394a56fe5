package umpire.server.pages;

/// A player's moves, game by game: the first legal event, or the hint.
enum Moves {
  MAUMAU {
    @Override
    void make(Visitor player, Hands hands) {
      if (player.sees(".mau[aria-pressed=false]")) {
        hands.use(player, ".mau");
      }
      if (player.sees(".hand .card:not(.dim)")) {
        hands.lay(player);
        if (player.sees(".wish")) {
          hands.use(player, ".wish button");
        }
      } else {
        hands.use(player, ".moves button:not(.mau)");
      }
    }
  },
  CRIBBAGE {
    @Override
    void make(Visitor player, Hands hands) {
      if (player.sees(".show button")) {
        hands.use(player, ".show button");
      }
      if (player.sees("[data-do=discard]")) {
        hands.use(player, ".hand .card");
        if (hands instanceof Hands.Keyboard) {
          player.press("ArrowRight", "Space");
        } else {
          player.at(".hand .card").nth(1).click();
        }
        hands.use(player, "[data-do=discard]");
      } else if (player.sees("[data-number='0']")) {
        hands.use(player, "[data-number='0']");
      } else if (player.sees(".moves button")) {
        hands.use(player, ".moves button");
      } else {
        hands.lay(player);
      }
    }
  },
  TRACTOR {
    @Override
    void make(Visitor player, Hands hands) {
      if (player.sees("[data-do=pass]")) {
        hands.use(player, "[data-do=pass]");
        return;
      }
      hands.use(player, "[data-do=hint]");
      player.at(".judged.fine, .judged.open").first().waitFor();
      hands.use(player, ".compose button");
    }
  };

  /// Makes one move; the player must be to move.
  abstract void make(Visitor player, Hands hands);
}
