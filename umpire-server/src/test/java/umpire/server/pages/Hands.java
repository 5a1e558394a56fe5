package umpire.server.pages;

/// A way of playing a card game on its page: with a mouse or only with the keyboard.
sealed interface Hands {

  /// Activates the first element that matches.
  void use(Visitor player, String selector);

  /// Plays a card that fits, if there is one.
  void lay(Visitor player);

  /// Plays by clicks.
  record Mouse() implements Hands {
    @Override
    public void use(Visitor player, String selector) {
      player.at(selector).first().click();
    }

    @Override
    public void lay(Visitor player) {
      var card = player.at(".hand .card:not(.dim)").first();
      if ("false".equals(card.getAttribute("aria-pressed"))) {
        card.click();
      }
      if (!player.sees(".wish")) {
        card.click();
      }
    }
  }

  /// Uses keys: tab, arrows, space, enter.
  record Keyboard() implements Hands {
    @Override
    public void use(Visitor player, String selector) {
      player.tabTo(selector);
      player.press(selector.contains(".card") ? "Space" : "Enter");
    }

    @Override
    public void lay(Visitor player) {
      player.tabTo(".hand .card");
      for (int i = 0; i < player.at(".hand .card").count(); i++) {
        if (!player.sees(".hand .card:not(.dim):focus")) {
          player.press("ArrowRight");
        }
      }
      player.press("Enter");
    }
  }
}
