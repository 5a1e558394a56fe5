package umpire.command;

import java.util.List;

/// Input that a person types after a numbered list.
public final class MenuInput {

  private MenuInput() {}

  /// The event in words; a number of the list is replaced by its event.
  public static String event(String words, List<String> listed) {
    int number = words.matches("[0-9]{1,4}") ? Integer.parseInt(words) : 0;
    return number >= 1 && number <= listed.size() ? listed.get(number - 1) : words;
  }
}
