package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

/** Searches and references that do not end when asked to. */
@Timeout(60)
class StoppedSearchTest {
  private final CountDownLatch released = new CountDownLatch(1);
  private final AtomicLong referenceMillis = new AtomicLong();
  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new CountdownGame(),
                  new TakeMostAgent(),
                  new Tested("deaf", this::deaf),
                  new Tested("judge", this::judge))));

  @AfterEach
  void release() {
    released.countDown();
  }

  /** Reports a result, is asked to stop, and does not. */
  private Agent deaf() {
    return (request, listener) -> {
      long move = request.rootMoves()[0];
      listener.progress(
          SearchResult.builder(move).status(SearchResult.Status.RUNNING).depth(7).build());
      cli.cancellation.cancel();
      while (released.getCount() > 0) {
        Thread.onSpinWait();
      }
      return SearchResult.builder(move).build();
    };
  }

  private Agent judge() {
    return (request, listener) -> {
      referenceMillis.set(request.limits().millis());
      return SearchResult.builder(request.rootMoves()[0]).value(1).depth(1).build();
    };
  }

  @Test
  void theLastReportOfAnAbandonedSearchIsPrinted(@TempDir Path folder) {
    Output output =
        cli.run(
            "analyse",
            "--game=countdown",
            "--agent=deaf",
            "--depth=99",
            "--trace=" + folder.resolve("x.plytrace"));
    assertThat(output.exit()).isEqualTo(Exit.INTERRUPTED);
    assertThat(output.out()).contains("Move      1", "Depth     7, stopped");
    assertThat(output.err())
        .contains("Agent 'deaf' did not stop within 2 seconds", "The trace was not written");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aReferenceWithADepthHasFiveMinutesToo() {
    Output output =
        cli.run(
            "analyse --game countdown --agent take-most --depth 1 --reference judge"
                .concat(" --reference-depth 1")
                .split(" ", -1));
    assertThat(output.out()).as(output.err()).contains("Quality");
    assertThat(referenceMillis).hasValue(300_000);
  }

  /** An agent of this test. */
  private record Tested(String id, Supplier<Agent> maker) implements AgentFactory {
    @Override
    public String name() {
      return id;
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public Agent create(PartContext context) {
      return maker.get();
    }
  }
}
