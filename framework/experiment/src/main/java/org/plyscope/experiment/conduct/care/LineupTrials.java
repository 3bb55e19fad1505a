package org.plyscope.experiment.conduct.care;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.experiment.schedule.Schedule;

/**
 * One game per line-up before the first that counts: it fails in the first minute if two agents
 * cannot play each other, and measures how long games take. It is no evidence, because nothing of
 * it is kept.
 *
 * <p>It costs little in every run: a line-up that has finished a game needs none, all together are
 * at most a twentieth of the games that are to be played, and none is begun once {@link
 * #MOST_NANOS} have passed; one that is still being played then ends beside those that count.
 */
public final class LineupTrials {
  /** For how long such games are begun. */
  public static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);

  private static final int SHARE = 20;

  private final Experiment experiment;
  private final PlayableGames playable;
  private final BitSet missing;
  private final Set<Integer> failed;

  /**
   * Prepares the games.
   *
   * @param experiment the experiment to play
   * @param missing the games that are to be played
   * @param failed agents that failed alone already, and need not do so again
   */
  public LineupTrials(Experiment experiment, BitSet missing, Set<Integer> failed) {
    this.experiment = experiment;
    this.playable = experiment.playable();
    this.missing = missing;
    this.failed = Set.copyOf(failed);
  }

  /** Returns what to play: numbers of the {@link PlayableGames}. */
  public List<Integer> games(BitSet done) {
    if (experiment.tournament().isSuite()) {
      return List.of();
    }
    Schedule schedule = experiment.schedule();
    BitSet wanted = lineups(schedule, missing);
    wanted.andNot(lineups(schedule, done));
    List<Integer> games = new ArrayList<>();
    for (int i = wanted.nextSetBit(0); i >= 0; i = wanted.nextSetBit(i + 1)) {
      if (schedule.lineups().get(i).agents().stream().noneMatch(failed::contains)) {
        games.add(playable.trialRun(i, false));
        if (wanted.cardinality() == 1) {
          // The times of one game alone do not predict those of others.
          games.add(playable.trialRun(i, true));
        }
      }
    }
    return games.subList(0, Math.min(games.size(), missing.cardinality() / SHARE));
  }

  private static BitSet lineups(Schedule schedule, BitSet games) {
    BitSet lineups = new BitSet();
    int all = schedule.lineups().size();
    for (int i = games.nextSetBit(0); i >= 0 && lineups.cardinality() < all; ) {
      int block = schedule.game(i).block();
      lineups.set(block % all);
      i = games.nextSetBit(schedule.firstGame(block) + schedule.gamesIn(block));
    }
    return lineups;
  }

  /** Checks the result of a game. Returns a description of the fault; empty if there is none. */
  public Optional<String> complaint(RunGame game) {
    if (!game.ending().isForfeit()) {
      return Optional.empty();
    }
    List<String> names = experiment.names();
    String who =
        String.join(
            " against ",
            playable.game((int) game.index()).seats().stream().map(names::get).toList());
    return Optional.of(
        "In a trial game of %s: %s Games will be lost by this.".formatted(who, game.sentence()));
  }
}
