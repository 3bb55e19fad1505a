package org.plyscope.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.book.BookAgents;
import org.plyscope.agent.book.BookFile;
import org.plyscope.agent.neural.a3c.A3cTrainer;
import org.plyscope.agent.process.checkers.CheckersDialect;
import org.plyscope.agent.process.gtp.GtpDialect;
import org.plyscope.agent.process.json.JsonDialect;
import org.plyscope.agent.process.kgp.KgpDialect;
import org.plyscope.agent.process.ugi.UgiDialect;
import org.plyscope.api.InputException;
import org.plyscope.bench.ShippedParts;
import org.plyscope.game.checkers.endgame.CheckersEndgames;
import org.plyscope.game.checkers.pdn.PdnFormat;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.fuzz.FuzzTarget;

@Timeout(300)
class FuzzTest {
  private static final int INPUTS = 60;

  @TempDir Path scratch;

  /** Java complains about damaged manifests, rightly, but not in the output of a build. */
  private final Logger manifests = Logger.getLogger("java.util.jar");

  @BeforeEach
  void silence() {
    manifests.setLevel(Level.OFF);
  }

  @AfterEach
  void speak() {
    manifests.setLevel(null);
  }

  /** The seed is fixed, so that a failure can be repeated; the long form takes others. */
  @Test
  void damagedInputOfEveryKindIsReadOrRefusedWithASentence() throws Exception {
    FuzzRun run =
        new FuzzRun(ParserTargets.of(catalog(), scratch), 2026).inputs(INPUTS, () -> false);

    assertThat(run.findings()).isEmpty();
    assertThat(run.tallies())
        .allSatisfy(
            tally -> {
              assertThat(tally.inputs()).isEqualTo(INPUTS);
              assertThat(tally.broke()).isZero();
            });
    assertThat(run.tallies().stream().mapToLong(FuzzRun.Tally::refused).sum())
        .as("most damage is noticed")
        .isGreaterThan(INPUTS * run.tallies().size() / 3);
  }

  /** A target whose samples are refused would be left out silently. */
  @Test
  void everyKindOfFileIsATarget() {
    assertThat(ParserTargets.of(catalog(), scratch))
        .extracting(FuzzTarget::name)
        .contains(
            "positions of kalah",
            "moves of checkers",
            "options of oware",
            "agents for fauhalma",
            "limits",
            "presets",
            "saved games",
            "traces",
            "files of positions",
            "position libraries",
            "experiments",
            "catalogs of sites",
            "resolved experiments",
            "games of a run",
            "attempts of a run",
            "environment of a run",
            "conclusion of a run",
            "second looks of a run",
            "experiment of a run",
            "problems of a run",
            "lines of workers",
            "experiments for workers",
            "orders for workers",
            "reports of workers",
            "heads of game lines",
            "files of dead workers",
            "repairs of a run",
            "notes in locks",
            "files used by experiments",
            "changes of experiments",
            "tunings",
            "plan of a tuning",
            "generations of a tuning",
            "result of a tuning",
            "plan of a training",
            "lessons of a training",
            "tests of a training",
            "checkpoint of a training",
            "comparisons",
            "books",
            "played books",
            "databases",
            "probed databases",
            "models",
            "descriptions of models",
            "introductions in json",
            "answers in json",
            "clients in json",
            "introductions in ugi",
            "answers in ugi",
            "clients in ugi",
            "introductions in gtp",
            "answers in gtp",
            "clients in gtp",
            "introductions in kgp",
            "answers in kgp",
            "clients in kgp",
            "introductions in checkers-protocol",
            "answers in checkers-protocol",
            "clients in checkers-protocol",
            "plugin jars");
  }

  @Test
  void whatBreaksIsFoundAndCanBeRepeated() throws Exception {
    FuzzTarget fragile =
        FuzzTarget.text(
            "fragile",
            List.of("a quote is no problem"),
            text -> {
              if (text.contains("\"")) {
                throw new IllegalStateException("a quote");
              }
              if (text.contains("[")) {
                throw new StackOverflowError();
              }
              throw new InputException(text.isEmpty() ? " " : "no");
            });
    List<FuzzRun.Finding> findings = tried(fragile, 1);
    assertThat(findings)
        .extracting(FuzzRun.Finding::failure)
        .containsExactlyInAnyOrder(
            "java.lang.IllegalStateException: a quote",
            "java.lang.StackOverflowError",
            "refused without a word");
    assertThat(tried(fragile, 1)).isEqualTo(findings);
    assertThat(tried(fragile, 2)).isNotEqualTo(findings);
    FuzzRun.Finding one = findings.get(1);
    assertThat(new FuzzRun(List.of(fragile), 1).only(one.number()).findings()).containsExactly(one);
  }

  private static List<FuzzRun.Finding> tried(FuzzTarget target, long seed) throws Exception {
    return new FuzzRun(List.of(target), seed).inputs(2_000, () -> false).findings();
  }

  @Test
  void aReaderThatAllocatesMuchIsAFinding() throws Exception {
    FuzzTarget greedy =
        FuzzTarget.text(
            "greedy",
            List.of("x"),
            text -> {
              for (int i = 0; i < 70; i++) {
                assertThat(new byte[32 << 20]).isNotNull();
              }
            });
    assertThat(new FuzzRun(List.of(greedy), 1).inputs(1, () -> false).findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.failure()).startsWith("allocated 2"));
  }

  @Test
  void allTargetsGetTheSameProcessorTime() throws Exception {
    FuzzTarget fast = FuzzTarget.text("fast", List.of("x"), text -> assertThat(text).isNotNull());
    FuzzTarget slow =
        FuzzTarget.text(
            "slow",
            List.of("x"),
            text -> {
              for (int i = 0; i < 3_000; i++) {
                assertThat(String.join("", text.split("x"))).isNotNull();
              }
            });
    List<FuzzRun.Tally> tallies =
        new FuzzRun(List.of(slow, fast), 1).seconds(2, () -> false).tallies();
    assertThat(tallies.get(1).inputs()).isGreaterThan(10 * tallies.get(0).inputs());
  }

  private static Catalog catalog() {
    return ShippedParts.with(
        new PdnFormat(),
        new CheckersEndgames(),
        new BookAgents(),
        new BookFile(),
        new A3cTrainer(),
        new JsonDialect(),
        new UgiDialect(),
        new GtpDialect(),
        new KgpDialect(),
        new CheckersDialect());
  }
}
