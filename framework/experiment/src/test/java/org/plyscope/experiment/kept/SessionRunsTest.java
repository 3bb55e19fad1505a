package org.plyscope.experiment.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Listing;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.wire.WireText;

@Timeout(60)
class SessionRunsTest {
  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();
  private final Experiment experiment = Samples.roundRobin(catalog, 10, "seeded", "first");
  private final SessionRuns runs = new SessionRuns(catalog);

  private void play(Shard part) throws InterruptedException {
    new RunJob(
            experiment,
            InProcess.always(catalog),
            new RunJob.Order(folder, 1, part, false, Map.of()),
            RunFollower.NONE)
        .run();
  }

  @Test
  void aFolderIsOpenedOnceAndFollowedWhileItGrows() throws InterruptedException {
    play(Shard.ALL.only(List.of(0, 1, 2)));
    Run run = runs.open(folder);
    assertThat(runs.open(folder.resolve("."))).isSameAs(run);
    assertThat(runs.runs()).containsExactly(run);
    assertThat(run.progress()).isEqualTo(new RunProgress(RunProgress.State.STOPPED, 3, 20));

    List<Long> heard = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch all = new CountDownLatch(17);
    Registration registration =
        run.onChange(
            new RunListener() {
              @Override
              public void finished(Run which, RunGame game) {
                assertThat(which).isSameAs(run);
                heard.add(game.index());
                all.countDown();
              }

              @Override
              public void changed(Run which) {
                begun.countDown();
              }
            });
    run.onChange(
        new RunListener() {
          @Override
          public void finished(Run which, RunGame game) {
            throw new IllegalStateException("a listener that fails");
          }
        });
    assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();
    play(Shard.ALL);
    assertThat(all.await(20, TimeUnit.SECONDS)).isTrue();
    registration.close();
    assertThat(heard).hasSize(17).doesNotHaveDuplicates().doesNotContain(0L, 1L, 2L);
    assertThat(run.progress().state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(run.statistics().games()).isEqualTo(20);
    assertThat(run.entrants()).extracting("name").containsExactly("seeded", "first");
  }

  /** Records the games it is notified of, and when all of them have been reported. */
  private static final class Ear implements RunListener {
    private final List<Long> heard = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch games;

    private Ear(int games) {
      this.games = new CountDownLatch(games);
    }

    @Override
    public void finished(Run run, RunGame game) {
      heard.add(game.index());
      games.countDown();
    }

    @Override
    public void changed(Run run) {
      begun.countDown();
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
      assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void whoListensLaterIsToldOnlyOfWhatComesThen() throws InterruptedException {
    play(Shard.ALL.only(List.of(0, 1)));
    Run run = runs.open(folder);
    Ear first = new Ear(1);
    Registration registration = run.onChange(first);
    Ear.await(first.begun);
    play(Shard.ALL.only(List.of(2)));
    Ear.await(first.games);
    registration.close();
    play(Shard.ALL.only(List.of(3, 4)));

    Ear alone = new Ear(1);
    run.onChange(alone);
    Ear.await(alone.begun);
    play(Shard.ALL.only(List.of(5)));
    Ear.await(alone.games);
    Ear beside = new Ear(1);
    run.onChange(beside);
    Ear.await(beside.begun);
    play(Shard.ALL.only(List.of(6)));
    Ear.await(beside.games);

    assertThat(first.heard).containsExactly(2L);
    assertThat(alone.heard).startsWith(5L).doesNotHaveDuplicates();
    assertThat(beside.heard).containsExactly(6L);
  }

  @Test
  void aRunThatIsDeletedHasNothingNew() throws Exception {
    play(Shard.ALL.only(List.of(0)));
    Run run = runs.open(folder);
    Ear before = new Ear(1);
    run.onChange(before);
    Ear.await(before.begun);
    for (Path file : Listing.of(folder, "*")) {
      Files.delete(file);
    }
    Files.delete(folder);
    Ear after = new Ear(1);
    run.onChange(after);
    Ear.await(after.begun);
    assertThat(before.heard).isEmpty();
  }

  @Test
  void noCallerWaitsForARunThatIsBeingOpened() throws Exception {
    play(Shard.ALL.only(List.of(0)));
    CountDownLatch reading = new CountDownLatch(1);
    CountDownLatch gate = new CountDownLatch(1);
    SessionRuns others = new SessionRuns(Catalog.of(List.of(new SlowGame(reading, gate))));
    FutureTask<Run> opening = new FutureTask<>(() -> others.open(folder));
    new Thread(opening, "opening").start();
    Ear.await(reading);
    assertThat(others.shown()).isEmpty();
    assertThat(others.runs()).isEmpty();
    gate.countDown();
    assertThat(others.open(folder)).isSameAs(opening.get(30, TimeUnit.SECONDS));
    assertThat(others.runs()).hasSize(1);
  }

  /** Its rules are made only after a gate was opened. */
  private record SlowGame(CountDownLatch reading, CountDownLatch gate) implements Game {
    private static final Game GAME = new TicTacToe();

    @Override
    public String id() {
      return GAME.id();
    }

    @Override
    public String name() {
      return GAME.name();
    }

    @Override
    public String description() {
      return GAME.description();
    }

    @Override
    public List<Option<?>> options() {
      return GAME.options();
    }

    @Override
    public List<Preset> presets() {
      return GAME.presets();
    }

    @Override
    public Rules rules(OptionValues values) {
      reading.countDown();
      try {
        Ear.await(gate);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return GAME.rules(values);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 100})
  void gamesOfShardsComeInOrderHoweverFewMayWait(int most) throws InterruptedException {
    for (int shard = 2; shard >= 0; shard--) {
      play(Shard.shard(shard + "/3"));
    }
    BitSet present = new BitSet();
    present.set(0, 20);
    present.clear(7);
    List<Long> numbers = new ArrayList<>();
    List<String> whole = new ArrayList<>();
    new InOrder<String>(
            folder,
            new GameScan(experiment.names(), experiment.schedule()),
            present,
            (game, bytes, from, length) -> {
              numbers.add(game.index());
              return game.index() + RunGames.gamePart(bytes, from, length);
            },
            whole::add,
            most)
        .read();
    assertThat(numbers).hasSize(19).doesNotContain(7L);
    assertThat(whole).hasSize(19).allMatch(text -> text.contains("{\"index\":"));
    assertThat(whole)
        .extracting(text -> Integer.parseInt(text.substring(0, text.indexOf('{'))))
        .isSorted();
  }

  @Test
  void whatIsShownIsToldToListeners() throws InterruptedException {
    play(Shard.ALL.only(List.of(0)));
    int[] changes = {0};
    Registration registration = runs.onChange(() -> changes[0]++);
    runs.onChange(
        () -> {
          throw new IllegalStateException("a listener that fails");
        });
    Run run = runs.open(folder);
    runs.show(run);
    runs.show(run);
    assertThat(runs.shown()).contains(run);
    registration.close();
    runs.show(null);
    assertThat(runs.shown()).isEmpty();
    assertThat(changes[0]).isEqualTo(2);
  }

  @Test
  void aFolderWithoutARunIsRefusedInOneSentence() {
    assertThatThrownBy(() -> runs.open(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("not the folder of a run");
    assertThatThrownBy(() -> runs.open(folder.resolve("nowhere")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no folder");
    assertThat(runs.runs()).isEmpty();
  }

  /** The commands are run by a shell in which the program only notes its arguments. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "run $(touch pwn)",
        "run;touch${IFS}pwn",
        "a'; touch pwn; 'b",
        "two  words",
        "new\nline",
        "-rf"
      })
  void commandsOfARunCanBePasted(String name) throws Exception {
    Path here = Files.createDirectory(folder.resolve("here"));
    Path notes = folder.resolve("notes");
    Path tools = Files.createDirectory(folder.resolve("tools"));
    Path program = tools.resolve("plyscope");
    Files.writeString(program, "#!/bin/sh\nprintf '%s|' \"$@\" >> \"$NOTES\"\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    Path run = Files.createDirectory(here.resolve(name));
    String kept =
        WireText.line(ResolvedForm.write(experiment))
            .replace("\"flags\":[]", "\"flags\":[\"-Xint\"]");
    Files.writeString(run.resolve("experiment.json"), kept);
    Map<String, String> commands = runs.open(run).facts().commands();
    assertThat(commands).containsOnlyKeys("Play it again", "Verify a sample", "Go on");
    for (String command : commands.values()) {
      ProcessBuilder shell = new ProcessBuilder("sh", "-c", command).inheritIO();
      shell.directory(here.toFile());
      shell.environment().put("PATH", tools + ":" + System.getenv("PATH"));
      shell.environment().put("NOTES", notes.toString());
      assertThat(shell.start().waitFor()).isZero();
    }
    assertThat(here.resolve("pwn")).doesNotExist();
    assertThat(Path.of(run + "-again").resolve("experiment.json")).exists();
    assertThat(Files.readString(notes))
        .contains("run|" + run + "-again|--accept-flags|")
        .contains("verify|" + run + "|--sample|1%|")
        .contains("run|" + run + "|--accept-flags|");
  }
}
