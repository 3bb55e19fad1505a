package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ResolvedForm;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.GameScan;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.lab.catalog.Catalog;

/** A run in a folder, as views and reports see it. It is read anew whenever somebody asks. */
public final class FolderRun implements Run {
  private final Path folder;
  private final Experiment experiment;
  private RunStatistics statistics;
  private int counted = -1;

  /**
   * Opens a run.
   *
   * @param folder its folder
   * @param catalog where its game comes from
   * @throws InputException if there is no run, or its game is not installed
   */
  public FolderRun(Path folder, Catalog catalog) {
    this.folder = folder;
    this.experiment = ResolvedForm.read(RunFolder.experiment(folder), catalog);
  }

  /**
   * Returns what is played.
   *
   * @return the experiment
   */
  public Experiment experiment() {
    return experiment;
  }

  @Override
  public RunFacts facts() {
    RunFacts.Builder facts =
        RunFacts.builder(experiment.name(), experiment.rules().game().name())
            .notes(experiment.notes())
            .setup("Rules", "" + experiment.rules().options())
            .setup("Format", experiment.tournament().format())
            .setup("Blocks", "" + experiment.tournament().blocks())
            .setup("Openings", "" + experiment.tournament().openings().size())
            .setup("Seed", "" + experiment.seed())
            .command("Play it again", "plyscope run " + folder)
            .command("Verify a sample", "plyscope verify " + folder + " --sample 1%");
    experiment.published().forEach(facts::published);
    experiment.stop().sequentialTest().ifPresent(facts::sequentialTest);
    List<Map<String, String>> sessions = Environment.read(folder);
    if (!sessions.isEmpty()) {
      sessions.get(sessions.size() - 1).forEach(facts::environment);
    }
    if (sessions.size() > 1) {
      facts.warning("It was worked on " + sessions.size() + " times; the last one is shown.");
    }
    return facts.build();
  }

  @Override
  public List<RunEntrant> entrants() {
    return experiment.agents().stream().map(FolderRun::entrant).toList();
  }

  private static RunEntrant entrant(Contestant agent) {
    RunEntrant.Builder entrant =
        RunEntrant.builder(agent.name(), agent.agent()).limits(agent.limits());
    agent.varied().forEach(entrant::swept);
    return entrant.build();
  }

  @Override
  public RunProgress progress() {
    int planned = experiment.schedule().games();
    int finished = present().cardinality();
    return new RunProgress(
        finished == planned ? RunProgress.State.FINISHED : RunProgress.State.STOPPED,
        finished,
        planned);
  }

  private GameScan scan() {
    return new GameScan(experiment.names(), experiment.schedule());
  }

  private BitSet present() {
    return RunGames.read(folder, scan(), (game, bytes, from, length) -> {});
  }

  /**
   * Puts the games into their order; few wait at a time, for they were finished nearly in order.
   */
  @Override
  public void games(Consumer<? super RunGame> reader) {
    BitSet present = present();
    Map<Integer, RunGame> waiting = new HashMap<>();
    int[] next = {present.nextSetBit(0)};
    RunGames.read(
        folder,
        scan(),
        (game, bytes, from, length) -> {
          waiting.put((int) game.index(), game);
          for (RunGame now = waiting.remove(next[0]); now != null; now = waiting.remove(next[0])) {
            reader.accept(now);
            next[0] = present.nextSetBit(next[0] + 1);
          }
        });
  }

  @Override
  public void attempts(Consumer<? super RunAttempt> reader) {}

  @Override
  public synchronized RunStatistics statistics() {
    int games = present().cardinality();
    if (statistics == null || games != counted) {
      statistics = RunSummary.of(this);
      counted = games;
    }
    return statistics;
  }

  /** Nothing changes a folder while it is looked at. */
  @Override
  public Runnable onChange(RunListener listener) {
    return () -> {};
  }
}
