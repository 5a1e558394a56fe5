package umpire.server.http;

import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Sentence;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// What was sent with a request: one JSON object of limited length.
public final class Body {

  private Body() {}

  /// The fields of the object.
  ///
  /// @param most so many bytes
  /// @param known the fields that it may have
  public static Fields fields(Context call, int most, String... known) {
    try {
      Fields fields = Fields.of(text(call, most));
      fields.only(known);
      return fields;
    } catch (BadFieldsException wrong) {
      throw refusal(wrong);
    }
  }

  /// The object as it was written.
  public static String text(Context call, int most) {
    String type = call.header("Content-Type");
    if (!isJson(type)) {
      throw RefusalException.of(
          HttpStatus.UNSUPPORTED_MEDIA_TYPE_415,
          Sentence.of("send it as Content-Type: application/json"));
    }
    if (isAnnouncedAsLonger(call, most)) {
      throw tooLong(most);
    }
    try {
      byte[] bytes = call.exchange().getRequestBody().readNBytes(most + 1);
      if (bytes.length > most) {
        throw tooLong(most);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException wrong) {
      throw RefusalException.of(HttpStatus.BAD_REQUEST_400, Sentence.of("this is not UTF-8"));
    } catch (IOException broken) {
      throw RefusalException.of(HttpStatus.BAD_REQUEST_400, Sentence.of("it broke off"));
    }
  }

  /// Whether the head says so. Then nobody has to send the body, and nobody has to wait for it.
  private static boolean isAnnouncedAsLonger(Context call, int most) {
    String length = call.header("Content-Length");
    return length != null && Long.parseLong(length) > most; // the JDK's server refuses other texts
  }

  private static RefusalException tooLong(int most) {
    return RefusalException.of(
        HttpStatus.REQUEST_ENTITY_TOO_LARGE_413,
        Sentence.of("no more than {most} bytes are read").fact("most", most));
  }

  /// A form of a page elsewhere cannot send this type without asking first.
  private static boolean isJson(@Nullable String type) {
    return type != null
        && type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(Reply.JSON);
  }

  /// What is wrong with the fields, for the caller.
  public static RefusalException refusal(BadFieldsException wrong) {
    return RefusalException.malformed(HttpStatus.BAD_REQUEST_400, wrong.whole());
  }
}
