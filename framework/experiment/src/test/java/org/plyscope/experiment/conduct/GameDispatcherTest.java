package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Result;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.game.GamePlayer;
import org.plyscope.experiment.work.game.Logbook;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

@Timeout(60)
class GameDispatcherTest {
  @TempDir Path folder;
  private final Catalog catalog =
      Samples.catalog(
          Samples.agent(
              "broken",
              () ->
                  (request, listener) -> {
                    throw new IllegalStateException("the wheels came off");
                  }));
  private final Experiment experiment =
      Samples.roundRobin(catalog, 20, "seeded", "seeded-too", "first", "broken");
  private final String text = WireText.indented(ResolvedForm.write(experiment));

  @Test
  void gamesAreTheSameWithAnyNumberOfWorkers() throws InterruptedException {
    Map<Integer, String> one = play(1);
    assertThat(one).hasSize(6 * 20 * 2);
    assertThat(play(2)).isEqualTo(one);
    assertThat(play(4)).isEqualTo(one);
    assertThat(one.get(0)).contains("\"agents\":[\"seeded\",\"seeded-too\"]");
    assertThat(one.values().stream().filter(game -> game.contains("\"fault\":\"exception\"")))
        .hasSize(3 * 20 * 2)
        .allMatch(game -> game.contains("\"broken\""));
  }

  @Test
  void aResumedRunPlaysExactlyWhatIsMissing() throws InterruptedException {
    Map<Integer, String> whole = play(2);
    Experiment read = ResolvedForm.read(text, catalog);
    Map<Integer, String> before = new TreeMap<>();
    for (int stopAfter : List.of(1, 30, 77, 1000)) {
      int[] count = {0};
      try (RunFolder run = open(text, into(before));
          Workforce work = new InProcess(read, catalog, 2)) {
        BitSet missing = new BitSet();
        missing.set(0, read.schedule().games());
        missing.andNot(run.done());
        assertThat(missing.cardinality()).isEqualTo(whole.size() - before.size());
        boolean all =
            new GameDispatcher(read, work, run::append, game -> count[0]++)
                .run(missing, () -> count[0] >= stopAfter);
        assertThat(all).isEqualTo(stopAfter == 1000);
      }
      assertThat(whole).containsAllEntriesOf(before);
    }
    Map<Integer, String> after = new TreeMap<>();
    open(text, into(after)).close();
    assertThat(after).isEqualTo(whole);
  }

  @Test
  void anotherExperimentIsRefusedInTheSameFolder() {
    open(text, (game, bytes, from, size) -> {}).close();
    String other =
        WireText.indented(
            ResolvedForm.write(Samples.roundRobin(catalog, 21, "seeded", "seeded-too")));
    assertThatThrownBy(() -> open(other, (game, bytes, from, size) -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("another experiment")
        .hasMessageContaining("line ");
  }

  @Test
  void twoProgramsCannotWriteToOneRun() {
    try (RunFolder run = open(text, (game, bytes, from, size) -> {})) {
      assertThat(run.remarks()).isEmpty();
      assertThatThrownBy(() -> open(text, (game, bytes, from, size) -> {}))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("is being written by process ");
    }
    open(text, (game, bytes, from, size) -> {}).close();
  }

  @Test
  void blocksThatWereNotBegunWhenItStopsAreNotPlayed() throws InterruptedException {
    List<Integer> waiting = new ArrayList<>();
    BlockingQueue<Result> results = new LinkedBlockingQueue<>();
    Workforce slow =
        new Workforce() {
          @Override
          public void offer(List<Integer> indices) {
            waiting.addAll(indices);
            // One game of two blocks is begun; the rest waits.
            if (results.isEmpty() && waiting.remove(Integer.valueOf(0))) {
              results.add(played(0));
            }
            if (!waiting.isEmpty() && indices.size() == 1) {
              waiting.removeAll(indices);
              results.add(played(indices.get(0)));
            }
          }

          @Override
          public List<Integer> withdraw() {
            List<Integer> back = List.copyOf(waiting);
            waiting.clear();
            return back;
          }

          @Override
          public BlockingQueue<Result> results() {
            return results;
          }

          @Override
          public List<String> workers() {
            return List.of("one", "two");
          }

          @Override
          public void close() {}
        };
    List<Integer> kept = new ArrayList<>();
    BitSet all = new BitSet();
    all.set(0, experiment.schedule().games());
    boolean done =
        new GameDispatcher(experiment, slow, (index, line) -> kept.add(index), RunFollower.NONE)
            .run(all, () -> true);
    assertThat(done).isFalse();
    assertThat(kept).as("the block that was begun").containsExactly(0, 1);
  }

  private Result played(int index) {
    try (Watchdog watchdog = new Watchdog("vigil", () -> {});
        GamePlayer games = new GamePlayer(experiment, catalog, watchdog, Logbook.NONE, 0)) {
      return Result.of(index, games.play(index));
    }
  }

  private RunFolder open(String resolved, GameScan.Receiver receiver) {
    return RunFolder.open(
        folder,
        resolved,
        RunFolder.GAMES,
        new GameScan(experiment.names(), experiment.schedule()),
        false,
        receiver);
  }

  private static GameScan.Receiver into(Map<Integer, String> games) {
    return (game, bytes, from, size) ->
        games.put((int) game.index(), gamePart(Arrays.copyOfRange(bytes, from, from + size)));
  }

  private Map<Integer, String> play(int workers) throws InterruptedException {
    Map<Integer, String> games = new TreeMap<>();
    BitSet all = new BitSet();
    all.set(0, experiment.schedule().games());
    try (Workforce work = new InProcess(experiment, catalog, workers)) {
      boolean done =
          new GameDispatcher(
                  experiment,
                  work,
                  (index, line) -> games.put(index, gamePart(line)),
                  RunFollower.NONE)
              .run(all, () -> false);
      assertThat(done).isTrue();
    }
    return games;
  }

  private static String gamePart(byte[] line) {
    String all = new String(line, StandardCharsets.UTF_8);
    return all.substring(all.indexOf("\"game\":"), all.indexOf(",\"meta\":"));
  }

  @Test
  void whatIsTriedIsBegunInTimeAndHeardOfEvenLate() throws InterruptedException {
    List<Integer> offered = new ArrayList<>();
    List<Integer> heard = new ArrayList<>();
    BlockingQueue<Result> results = new LinkedBlockingQueue<>();
    Workforce one =
        new Workforce() {
          @Override
          public void offer(List<Integer> indices) {
            offered.addAll(indices);
          }

          @Override
          public BlockingQueue<Result> results() {
            return results;
          }

          @Override
          public List<String> workers() {
            return List.of("one");
          }

          @Override
          public void close() {}
        };
    GameDispatcher.Steward retries =
        new GameDispatcher.Steward() {
          @Override
          public boolean skipped(int block) {
            return false;
          }

          @Override
          public OptionalInt second(RunGame game) {
            return OptionalInt.empty();
          }

          @Override
          public void looked(int number, RunGame game) {
            heard.add(number);
          }
        };
    GameDispatcher dispatcher =
        new GameDispatcher(experiment, one, (index, line) -> {}, RunFollower.NONE, retries);
    PlayableGames playable = experiment.playable();
    int first = playable.trialRun(0, false);
    dispatcher.attempt(List.of(first, playable.trialRun(1, false)), 1);
    assertThat(offered).as("one worker has one at a time").containsExactly(first);
    assertThat(heard).isEmpty();
    try (Watchdog watchdog = new Watchdog("vigil", () -> {});
        GamePlayer games = new GamePlayer(experiment, catalog, watchdog, Logbook.NONE, 0)) {
      results.add(Result.of(first, games.play(first)));
      results.add(Result.of(0, games.play(0)));
    }
    BitSet missing = new BitSet();
    missing.set(0);
    assertThat(dispatcher.run(missing, () -> false)).isTrue();
    assertThat(heard).containsExactly(first);
  }
}
