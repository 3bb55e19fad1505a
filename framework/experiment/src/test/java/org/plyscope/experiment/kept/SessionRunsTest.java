package org.plyscope.experiment.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.conduct.Part;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.catalog.Catalog;

@Timeout(60)
class SessionRunsTest {
  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();
  private final Experiment experiment = Samples.roundRobin(catalog, 10, "seeded", "first");
  private final SessionRuns runs = new SessionRuns(catalog);

  private void play(Part part) throws InterruptedException {
    new RunJob(
            experiment,
            catalog,
            Optional.empty(),
            new RunJob.Order(folder, 1, part, false, Map.of()),
            RunFollower.NONE)
        .run();
  }

  @Test
  void aFolderIsOpenedOnceAndFollowedWhileItGrows() throws InterruptedException {
    play(Part.ALL.only(List.of(0, 1, 2)));
    Run run = runs.open(folder);
    assertThat(runs.open(folder.resolve("."))).isSameAs(run);
    assertThat(runs.runs()).containsExactly(run);
    assertThat(run.progress()).isEqualTo(new RunProgress(RunProgress.State.STOPPED, 3, 20));

    List<Long> heard = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch all = new CountDownLatch(17);
    Runnable remove =
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
    play(Part.ALL);
    assertThat(all.await(20, TimeUnit.SECONDS)).isTrue();
    remove.run();
    assertThat(heard).hasSize(17).doesNotHaveDuplicates().doesNotContain(0L, 1L, 2L);
    assertThat(run.progress().state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(run.statistics().games()).isEqualTo(20);
    assertThat(run.entrants()).extracting("name").containsExactly("seeded", "first");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 100})
  void gamesOfShardsComeInOrderHoweverFewMayWait(int most) throws InterruptedException {
    for (int shard = 2; shard >= 0; shard--) {
      play(Part.shard(shard + "/3"));
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
    play(Part.ALL.only(List.of(0)));
    int[] changes = {0};
    Runnable remove = runs.onChange(() -> changes[0]++);
    runs.onChange(
        () -> {
          throw new IllegalStateException("a listener that fails");
        });
    Run run = runs.open(folder);
    runs.show(run);
    runs.show(run);
    assertThat(runs.shown()).contains(run);
    remove.run();
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
}
