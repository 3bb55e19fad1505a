package org.plyscope.experiment.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.WorkforceKind;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Listing;

/** The same seed gives the same tuning, with any number of workers and any interruptions. */
class TuningJobTest {
  private static final String AGAINST_WEAK =
      "\"against\": [\"weak\"], \"agents\": { \"weak\": { \"use\": \"expert\", \"skill\": 0 } }";

  private static final String TESTED =
      "\"against\": \"population\", \"repetitions\": 2, \"test\": { \"blocks\": 3 }";

  @TempDir private Path temporary;
  private final Catalog catalog = TuningSamples.catalog();
  private final List<Generation> measured = new ArrayList<>();

  private TuningJob job(TuningFolder folder, int workers, TuningJob.Follower follower) {
    return new TuningJob(
        catalog,
        folder,
        new TuningJob.Order(workers, InProcess.always(catalog), Map.of()),
        follower);
  }

  private TuningFolder begun(String name, String more) {
    return TuningSamples.begun(
        TuningSamples.file(temporary, more), temporary.resolve(name), catalog);
  }

  private TuningResult run(TuningFolder folder, int workers) throws InterruptedException {
    TuningJob.Follower follower =
        new TuningJob.Follower() {
          @Override
          public void measured(Generation generation) {
            measured.add(generation);
          }
        };
    return job(folder, workers, follower).run().orElseThrow();
  }

  @Test
  void theNumberOfWorkersChangesNothing() throws InterruptedException {
    TuningFolder one = begun("one", TESTED);
    TuningFolder two = begun("two", TESTED);
    TuningResult first = run(one, 1);
    TuningResult second = run(two, 2);
    assertThat(second).isEqualTo(first);
    assertThat(two.generations()).isEqualTo(one.generations()).hasSize(4);
    assertThat(two.result(two.plan(catalog))).contains(first);
    assertThat(first.candidates()).isEqualTo(12);
    assertThat(first.distinct()).isEqualTo(12);
    // Three pairs, two blocks of two games, four generations.
    assertThat(first.games()).isEqualTo(48);
    assertThat(first.winners()).hasSize(2);
    assertThat(first.tests()).hasSize(1);
    assertThat(RunFolder.isRun(two.path().resolve("test"))).isTrue();
    assertThat(two.path().resolve("repetition-01/generation-0001")).doesNotExist();
  }

  /** A plugin that is updated while a tuning plays would make its generations differ. */
  @Test
  void allGenerationsPlayWithThePluginsOfTheStart() throws InterruptedException {
    TuningFolder folder = begun("fixed", "\"against\": \"population\", \"keepGames\": true");
    UpdatedPlugin plugin = new UpdatedPlugin();
    TuningJob.Follower updating =
        new TuningJob.Follower() {
          @Override
          public void measured(Generation generation) {
            plugin.build++;
          }
        };
    TuningJob.Order order = new TuningJob.Order(1, always -> plugin, Map.of());
    assertThat(new TuningJob(catalog, folder, order, updating).run()).isPresent();
    assertThat(plugin.build).isEqualTo(3);
    assertThat(folder.path().resolve("repetition-01/generation-0001/environment.jsonl"))
        .content()
        .contains("\"twin 1.0.0\":\"build 1\"");
    assertThat(folder.path().resolve("repetition-01/generation-0002/environment.jsonl"))
        .content()
        .contains("\"twin 1.0.0\":\"build 1\"");
  }

  /**
   * The plugins that play after a resume are fixed as well, as they are then, and both builds are
   * recorded.
   */
  @Test
  void aResumedTuningPlaysWithThePluginsOfItsResume() throws InterruptedException {
    TuningFolder folder = begun("resumed", "\"against\": \"population\", \"keepGames\": true");
    UpdatedPlugin plugin = new UpdatedPlugin();
    TuningJob.Order order = new TuningJob.Order(1, always -> plugin, Map.of());
    TuningJob[] job = new TuningJob[1];
    TuningJob.Follower stopping =
        new TuningJob.Follower() {
          @Override
          public void measured(Generation generation) {
            job[0].stop();
          }
        };
    job[0] = new TuningJob(catalog, folder, order, stopping);
    assertThat(job[0].run()).isEmpty();
    plugin.build = 7;
    TuningJob.Follower updating =
        new TuningJob.Follower() {
          @Override
          public void playing(String what, int played, int of) {
            plugin.build = 8;
          }
        };
    assertThat(new TuningJob(catalog, folder, order, updating).run()).isPresent();
    assertThat(folder.path().resolve("repetition-01/generation-0001/environment.jsonl"))
        .content()
        .contains("\"twin 1.0.0\":\"build 1\"");
    assertThat(folder.path().resolve("repetition-01/generation-0002/environment.jsonl"))
        .content()
        .contains("\"twin 1.0.0\":\"build 7\"");
  }

  /** Knows which build of a plugin is installed, and fixes it. */
  private final class UpdatedPlugin implements WorkforceKind {
    private int build = 1;

    @Override
    public String id() {
      return "updated";
    }

    @Override
    public Workforce start(Experiment experiment, Path folder, int count) {
      return new InProcess(experiment, catalog, count);
    }

    @Override
    public Map<String, String> plugins() {
      return Map.of("twin 1.0.0", "build " + build);
    }

    @Override
    public WorkforceKind fixed(Path folder) {
      UpdatedPlugin copy = new UpdatedPlugin();
      copy.build = build;
      return copy;
    }
  }

  @Test
  void repetitionsDrawOtherCandidatesAndGenerationsOtherOpenings() throws InterruptedException {
    TuningFolder folder =
        begun("kept", "\"against\": \"population\", \"repetitions\": 2, \"keepGames\": true");
    run(folder, 1);
    assertThat(measured.get(0).points()).isNotEqualTo(measured.get(2).points());
    String first = RunFolder.experiment(folder.path().resolve("repetition-01/generation-0001"));
    String second = RunFolder.experiment(folder.path().resolve("repetition-01/generation-0002"));
    assertThat(first).contains("\"seed\"").isNotEqualTo(second);
  }

  @Test
  void amongThemselvesCandidatesShareThePointsAndTheirOwnGamesCountHalf()
      throws InterruptedException {
    run(begun("all", "\"against\": \"population\""), 1);
    // Whatever happens, the mean of all is one half.
    assertThat(measured.get(0).mean()).isCloseTo(0.5, offset(1e-12));
    assertThat(measured.get(0).scores().get(0).count()).isEqualTo(4);
  }

  @Test
  void againstOthersOneCandidateIsEnough() throws InterruptedException {
    TuningFolder folder = begun("weak", AGAINST_WEAK + ", \"budget\": { \"candidates\": 3 }");
    TuningResult result = run(folder, 1);
    assertThat(result.candidates()).isEqualTo(3);
    assertThat(measured).hasSize(1);
    assertThat(result.winners().get(0).fitness())
        .isEqualTo(measured.get(0).scores().get(measured.get(0).best()));
    assertThat(result.winners().get(0).playoff().isKnown()).isFalse();
    TuningFolder alone = begun("alone", "\"against\": \"population\"");
    assertThat(alone.exists()).isTrue();
  }

  @Test
  void aMethodThatProposesOnePointNeedsOpponents() throws IOException {
    Path file = TuningSamples.file(temporary, "\"against\": \"population\"");
    Files.writeString(file, Files.readString(file).replace("\"points\": 3", "\"points\": 1"));
    TuningFolder folder = TuningSamples.begun(file, temporary.resolve("single"), catalog);
    assertThatThrownBy(() -> run(folder, 1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("one at a time");
  }

  @Test
  void whatWasStoppedGoesOnAsIfNothingHadHappened() throws InterruptedException, IOException {
    TuningResult whole = run(begun("whole", TESTED), 1);
    TuningFolder folder = begun("stopped", TESTED);
    int stops = 0;
    Optional<TuningResult> result = Optional.empty();
    while (result.isEmpty()) {
      TuningJob[] job = new TuningJob[1];
      int stopAfter = 5 + stops;
      job[0] =
          job(
              folder,
              1,
              new TuningJob.Follower() {
                private int games;

                @Override
                public void playing(String what, int played, int of) {
                  games += played > 0 ? 1 : 0;
                  if (games == stopAfter) {
                    job[0].stop();
                  }
                }
              });
      result = job[0].run();
      // A program that was killed while it was writing leaves half a line.
      if (result.isEmpty() && Files.exists(folder.path().resolve("generations.jsonl"))) {
        Files.writeString(
            folder.path().resolve("generations.jsonl"),
            "{\"repetition\":1,\"gener",
            StandardOpenOption.APPEND);
      }
      stops++;
    }
    assertThat(stops).isGreaterThan(2);
    assertThat(result).contains(whole);
  }

  @Test
  void aDamagedGenerationIsNamedAndNoneIsLost() throws InterruptedException, IOException {
    TuningFolder folder = begun("damaged", "\"against\": \"population\"");
    run(folder, 1);
    Path lines = folder.path().resolve("generations.jsonl");
    String damaged = Files.readString(lines).replaceFirst("\"games\"", "\"gamez\"");
    Files.writeString(lines, damaged);
    assertThat(folder.path().resolve("generations.jsonl")).hasContent(damaged);
    assertThatThrownBy(() -> run(folder, 1))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 1 of '" + lines + "' is damaged");
    assertThat(lines).hasContent(damaged);
  }

  /** Its generations would be played there, and deleted afterwards. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aRepetitionThatIsALinkIsRefused() throws IOException {
    TuningFolder folder = begun("linked", "\"against\": \"population\"");
    Path other = Files.createDirectories(temporary.resolve("other/generation-0001"));
    Path precious = Files.writeString(other.resolve("precious"), "precious");
    Files.createSymbolicLink(folder.path().resolve("repetition-01"), other.getParent());
    assertThatThrownBy(() -> run(folder, 1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("repetition-01' is a link to another place");
    assertThat(precious).hasContent("precious");
    assertThat(Listing.of(other, "*")).containsExactly(precious);
  }

  @Test
  void keptScoresOfOtherCandidatesAreRefused() throws InterruptedException, IOException {
    TuningFolder folder = begun("changed", "\"against\": \"population\"");
    run(folder, 1);
    Path lines = folder.path().resolve("generations.jsonl");
    String first = Files.readAllLines(lines).get(0);
    String point = first.replaceFirst(".*\"points\":\\[\\[([0-9.]+)\\].*", "$1");
    Files.writeString(lines, first.replace("[" + point + "]", "[0.123]") + "\n");
    assertThatThrownBy(() -> run(folder, 1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("has other candidates than the method proposes now");
  }

  @Test
  void aFolderHoldsOneTuning() {
    TuningPlan kept = begun("same", "\"against\": \"population\"").plan(catalog);
    assertThat(kept.start()).containsExactly("0.5");
    assertThat(kept.seed()).isEqualTo(5);
    assertThat(kept.method().text()).isEqualTo("random-search:points=3,rounds=2");
    assertThat(begun("same", "\"against\": \"population\"").exists()).isTrue();
    assertThatThrownBy(() -> begun("same", AGAINST_WEAK))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is another one");
  }
}
