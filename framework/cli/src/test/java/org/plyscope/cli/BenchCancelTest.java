package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.lab.catalog.Catalog;

/** A benchmark that the user ends prints what it has. */
@Timeout(60)
class BenchCancelTest {
  @Test
  void perftEndsSoon() {
    CliHarness cli = new CliHarness(Catalog.of(List.of(new CheckersGame())));
    cli.cancellation.cancel();
    Output output = cli.run("bench", "perft", "--seconds", "3600", "--json");
    assertThat(output.exit()).as(output.err()).isEqualTo(130);
    assertThat(output.out()).contains("\"oracles\":[]");
  }

  @Test
  void searchesEndBeforeTheNextOne() {
    CliHarness cli = new CliHarness();
    cli.cancellation.cancel();
    Output output = cli.run("bench", "search", "--seconds", "3600", "--json");
    assertThat(output.exit()).as(output.err()).isEqualTo(130);
    assertThat(output.out()).contains("\"suite\":[]", "\"signature\":0");
  }
}
