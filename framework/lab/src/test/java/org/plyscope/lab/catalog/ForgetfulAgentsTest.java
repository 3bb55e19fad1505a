package org.plyscope.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.match.seat.PromptAgent;
import org.plyscope.testkit.games.TicTacToe;

/** Where games must not depend on each other, agents get no place to keep anything. */
class ForgetfulAgentsTest {
  private final Rules rules = TicTacToe.standard();
  private final List<Optional<Path>> folders = new ArrayList<>();

  @Test
  void anAgentOfAnExperimentHasNoFolder(@TempDir Path kept) {
    Keeper keeper = new Keeper();
    Catalog catalog = Catalog.of(List.of(rules.game(), keeper), kept);
    InstalledAgent spec = catalog.agent(rules, "keeper");
    catalog.create(spec, rules).close();
    catalog.createForgetful(spec, rules).close();
    try (Watchdog watchdog = new Watchdog("test-vigil", () -> {});
        PromptAgent prompt = new PromptAgent(spec, rules, catalog, watchdog)) {
      prompt.begin(Line.of(rules), 0);
    }
    assertThat(folders).hasSize(3);
    assertThat(folders.get(0)).isPresent();
    assertThat(folders.subList(1, 3)).containsOnly(Optional.empty());
  }

  private final class Keeper implements AgentFactory {
    @Override
    public String id() {
      return "keeper";
    }

    @Override
    public String name() {
      return "Keeper";
    }

    @Override
    public String description() {
      return "Asks for its folder.";
    }

    @Override
    public Agent create(PartContext context) {
      folders.add(context.folder());
      return (request, listener) -> SearchResult.builder(request.rootMoves()[0]).build();
    }
  }
}
