package umpire.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldsTest {

  private interface Reading {
    void run() throws BadFieldsException;
  }

  private static String fault(Reading reading) {
    return catchThrowableOfType(BadFieldsException.class, reading::run).whole();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | this is not valid JSON: see column 1",
        "nonsense | this is not valid JSON: see column 1",
        "[] | expected one JSON object",
        "7 | expected one JSON object",
        "null | expected one JSON object",
        "{'a':1} | this is not valid JSON: see column 3",
        "{\"a\":1 | this is not valid JSON: see column 7",
        "{\"a\":1,} | this is not valid JSON: see column 9",
        "{\"a\":01} | this is not valid JSON: see column 6",
        "{\"a\":NaN} | this is not valid JSON: see column 6",
        "{} {} | this is not valid JSON: see column 5",
        "{}} | this is not valid JSON: see column 4"
      })
  void onlyAnObjectIsUnderstood(String text, String fault) {
    assertThat(fault(() -> Fields.of(text))).isEqualTo(fault);
    assertThat(fault(() -> Fields.among(text, "a"))).isEqualTo(fault);
  }

  @Test
  void theLineIsNamedWhereThereAreSeveral() {
    assertThat(fault(() -> Fields.of("{\"a\":1,\n b:2}")))
        .isEqualTo("this is not valid JSON: see line 2, column 3");
  }

  @Test
  void nestingIsBounded() {
    String deep = "{\"x\":" + "[".repeat(100_000);
    assertThat(fault(() -> Fields.of(deep))).startsWith("this is not valid JSON");
    assertThat(fault(() -> Fields.among(deep, "y"))).startsWith("this is not valid JSON");
  }

  /// A field that is not asked for may hold what strict JSON does not allow.
  @Test
  void otherFieldsAreTheWritersOwnBusiness() throws BadFieldsException {
    String text = "{\"why\":\"a\tb\",\"id\":1}";
    Fields among = Fields.among(text, "id");
    assertThat(among.needNumber("id")).isEqualTo(1);
    assertThat(among.has("why")).isFalse();
    assertThat(fault(() -> Fields.of(text))).startsWith("this is not valid JSON");
  }

  @Test
  void aNullIsLeftOut() throws BadFieldsException {
    Fields fields = Fields.of("{\"a\":null}");
    assertThat(fields.has("a")).isFalse();
    assertThat(fields.text("a")).isEmpty();
    assertThat(fields.number("a")).isEmpty();
    assertThat(fields.truth("a", true)).isTrue();
    assertThat(fields.echoed("a", 9)).isEqualTo("null");
    assertThat(fault(() -> fields.needText("a"))).isEqualTo("a is missing");
    assertThat(fault(() -> fields.inner("a"))).isEqualTo("a: expected an object");
  }

  @Test
  void aPlaceIsNamed() throws BadFieldsException {
    Fields inner = Fields.of("{\"seats\":[{},{\"who\":{\"name\":7}}]}").list("seats").get(1);
    assertThat(fault(() -> inner.inner("who").text("name")))
        .isEqualTo("seats[1].who.name: expected a string");
    assertThat(fault(() -> inner.needText("name"))).isEqualTo("seats[1].name is missing");
    assertThat(fault(() -> inner.only("whom")))
        .isEqualTo("seats[1]: there is no field 'who' (did you mean whom?): choose whom");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "1e3", "\"1\"", "true", "2147483648", "{}", "[1]"})
  void aWholeNumberIsWrittenAsOne(String value) throws BadFieldsException {
    Fields fields = Fields.of("{\"n\":" + value + "}");
    assertThat(fault(() -> fields.number("n"))).isEqualTo("n: expected a whole number");
  }

  @ParameterizedTest
  @CsvSource({"5,5", "5.0,5", "5e0,5", "'\"5\"',5", "9223372036854775807,9223372036854775807"})
  void aProgramMayWriteItLoosely(String value, long number) throws BadFieldsException {
    assertThat(Fields.of("{\"n\":" + value + "}").needLongLoosely("n")).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.5", "\"five\"", "true", "[5]"})
  void butNotAsSomethingElse(String value) throws BadFieldsException {
    Fields fields = Fields.of("{\"n\":" + value + "}");
    assertThat(fault(() -> fields.needLongLoosely("n"))).startsWith("n: ");
  }

  @Test
  void aNumberHasItsRange() throws BadFieldsException {
    Fields fields = Fields.of("{\"n\":7}");
    assertThat(fields.number("n", 1, 0, 7)).isEqualTo(7);
    assertThat(fault(() -> fields.number("n", 1, 0, 6)))
        .isEqualTo("n: expected a whole number from 0 to 6");
  }

  @Test
  void valuesCanBeTakenAsTexts() throws BadFieldsException {
    Fields fields = Fields.of("{\"a\":\"x\",\"b\":1,\"c\":true,\"d\":false}");
    assertThat(fields.texts()).isEqualTo(Map.of("a", "x", "b", "1", "c", "true", "d", "false"));
    assertThat(fields.options()).isEqualTo(Map.of("a", "x", "b", "1", "c", ""));
    assertThat(Fields.of("{\"w\":[\"5H\",7]}").words("w")).isEqualTo(List.of("5H", "7"));
    assertThat(Fields.of("{\"w\":\"5H 7\"}").words("w")).isEqualTo(List.of("5H 7"));
  }

  @Test
  void anIdComesBackAsItWasSent() throws BadFieldsException {
    assertThat(Fields.of("{\"id\":1e3}").echoed("id", 9)).isEqualTo("1e3");
    assertThat(Fields.of("{\"id\":\"é\"}").echoed("id", 9)).isEqualTo("\"é\"");
    assertThat(fault(() -> Fields.of("{\"id\":{}}").echoed("id", 9)))
        .isEqualTo("id: expected a string or a number");
    assertThat(fault(() -> Fields.of("{\"id\":\"123456789\"}").echoed("id", 9)))
        .isEqualTo("id: expected a string or a number of at most 9 characters");
  }
}
