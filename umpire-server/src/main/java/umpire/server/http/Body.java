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

/// Reads the body of a request: one JSON object of limited length.
public final class Body {

  private Body() {}

  /// Returns the fields of the object.
  ///
  /// @param most the maximum number of bytes
  /// @param known the allowed fields
  public static Fields fields(Context call, int most, String... known) {
    try {
      Fields fields = Fields.of(text(call, most));
      fields.only(known);
      return fields;
    } catch (BadFieldsException wrong) {
      throw refusal(wrong);
    }
  }

  /// Returns the object as text.
  public static String text(Context call, int most) {
    String type = call.header("Content-Type");
    if (!isJson(type)) {
      throw RefusalException.of(
          HttpStatus.UNSUPPORTED_MEDIA_TYPE_415,
          Sentence.of("expected a request body with Content-Type: application/json"));
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
      throw RefusalException.of(
          HttpStatus.BAD_REQUEST_400, Sentence.of("expected a request body in UTF-8"));
    } catch (IOException broken) {
      throw RefusalException.of(
          HttpStatus.BAD_REQUEST_400,
          Sentence.of("the request body ended early; send the request again"));
    }
  }

  /// Whether the header announces too many bytes. Then the request is refused without reading its
  /// body.
  private static boolean isAnnouncedAsLonger(Context call, int most) {
    String length = call.header("Content-Length");
    return length != null && Long.parseLong(length) > most; // the JDK's server accepts only numbers
  }

  private static RefusalException tooLong(int most) {
    return RefusalException.of(
        HttpStatus.REQUEST_ENTITY_TOO_LARGE_413,
        Sentence.of("expected at most {most} bytes, found more").fact("most", most));
  }

  /// Whether the type is JSON, which a form on another site cannot send without a preflight
  /// request.
  private static boolean isJson(@Nullable String type) {
    return type != null
        && type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(Reply.JSON);
  }

  /// Returns the refusal for malformed fields.
  public static RefusalException refusal(BadFieldsException wrong) {
    return RefusalException.malformed(HttpStatus.BAD_REQUEST_400, wrong.whole());
  }
}
