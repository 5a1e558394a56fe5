package umpire.sim.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BuildIdTest {

  @Test
  void namesTheClassesThatAreRunning() {
    String build = BuildId.current();
    assertThat(build).matches("[0-9a-f]{8}").isNotEqualTo("00000000");
    assertThat(BuildId.current()).isEqualTo(build);
  }
}
