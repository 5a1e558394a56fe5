package umpire.command.answer;

import java.io.IOException;
import java.io.InputStream;
import umpire.command.UsageException;
import umpire.command.records.BoundedLines;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.core.text.TextWriter;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// Answers questions until the input ends. A faulty question is answered with an error.
public final class AnswerLoop {

  /// Maximum length of a question in bytes: more than the longest evening of cards.
  public static final int LONGEST = 1 << 24;

  private static final int VERSION = 1;

  /// Maximum length of an id in characters, since answers repeat it.
  private static final int LONGEST_ID = 200;

  private final BoundedLines lines;
  private final TextWriter out;

  public AnswerLoop(InputStream in, TextWriter out) {
    lines = new BoundedLines(in, LONGEST);
    this.out = out;
  }

  /// Answers all questions.
  public void run() throws IOException {
    while (lines.next()) {
      try {
        String text = lines.text();
        if (!text.isBlank()) {
          print(answer(text));
        }
      } catch (BadInputException fault) {
        print(failed(start("null"), "input", fault));
      }
      if (lines.isDrained()) {
        out.flush(); // another program may be waiting for the answer
      }
    }
    out.flush();
  }

  private void print(Json answer) {
    out.text(answer.toString()).line();
  }

  /// The answer to one question.
  public static Json answer(String line) {
    String id = "null";
    try {
      Fields asked = Fields.of(line);
      id = asked.echoed(Answers.ID, LONGEST_ID);
      return start(id).put("answer", Answers.to(asked));
    } catch (BadFieldsException wrong) {
      return failed(start(id), "question", wrong.whole());
    } catch (UsageException wrong) {
      return failed(start(id), "question", wrong.description());
    } catch (BadInputException fault) {
      return failed(start(id), "input", fault);
    } catch (RuntimeException | StackOverflowError bug) {
      String what = "this is a bug in Umpire, please report it: " + bug;
      return failed(start(id), "bug", what);
    }
  }

  private static Json start(String id) {
    return new Json().put("v", VERSION).putRaw("id", id);
  }

  private static Json failed(Json answer, String kind, String what) {
    return answer.put("error", new Json().put("kind", kind).put("text", what));
  }

  private static Json failed(Json answer, String kind, BadInputException fault) {
    return answer.put("error", FaultsJson.json(kind, fault));
  }
}
