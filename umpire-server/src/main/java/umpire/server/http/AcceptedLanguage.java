package umpire.server.http;

import com.sun.net.httpserver.HttpExchange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import umpire.command.language.Language;
import umpire.core.game.Game;

/// The language for a client: the first in `Accept-Language` that Umpire supports, English if there
/// is none.
public final class AcceptedLanguage {

  private static final List<Locale> LANGUAGES =
      Game.LANGUAGES.stream().map(Locale::forLanguageTag).toList();

  /// Languages used so far; their files are read only once.
  private static final Map<String, Language> READ = new ConcurrentHashMap<>();

  /// Browsers send shorter headers, and parsing a hostile one must be cheap.
  private static final int LONGEST_HEADER = 200;

  private AcceptedLanguage() {}

  public static Language by(HttpExchange exchange) {
    String wanted = exchange.getRequestHeaders().getFirst("Accept-Language");
    return wanted == null ? Language.ENGLISH : accepted(wanted);
  }

  static Language accepted(String header) {
    if (header.isBlank() || header.length() > LONGEST_HEADER) {
      return Language.ENGLISH;
    }
    try {
      Locale best = Locale.lookup(Locale.LanguageRange.parse(header), LANGUAGES);
      return best == null
          ? Language.ENGLISH
          : READ.computeIfAbsent(best.getLanguage(), Language::of);
    } catch (IllegalArgumentException malformed) {
      return Language.ENGLISH;
    }
  }
}
