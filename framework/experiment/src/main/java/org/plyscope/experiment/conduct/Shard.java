package org.plyscope.experiment.conduct;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.schedule.Schedule;

/**
 * Which games of a run are played by one program: all, those of a shard, or some. Shards have files
 * of their own, so that machines that share a folder need no lock between them. Blocks go round the
 * line-ups, so a shard lacks some of them if the number of shards shares a factor with theirs; the
 * merged run is balanced anyway. Immutable.
 */
public final class Shard {
  /** All games. */
  public static final Shard ALL = new Shard(0, 1, null);

  private static final Pattern SHARD = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  private final int shard;
  private final int shards;
  private final List<Integer> only;

  private Shard(int shard, int shards, List<Integer> only) {
    this.shard = shard;
    this.shards = shards;
    this.only = only;
  }

  /**
   * Reads which shard.
   *
   * @param text for example {@code 3/10} for the blocks whose number leaves 3 when divided by 10
   * @throws InputException if the text is malformed
   */
  public static Shard shard(String text) {
    Matcher matcher = SHARD.matcher(text.strip());
    if (matcher.matches()) {
      int which = Integer.parseInt(matcher.group(1));
      int all = Integer.parseInt(matcher.group(2));
      if (which < all) {
        return new Shard(which, all, null);
      }
    }
    throw new InputException(
        "'" + text + "' is not a shard; write for example 3/10, from 0/10 to 9/10.");
  }

  /**
   * Returns this part with nothing but some games.
   *
   * @param indices their numbers
   */
  public Shard only(List<Integer> indices) {
    return new Shard(shard, shards, List.copyOf(indices));
  }

  /** Returns whether nothing is left out. */
  boolean isWhole() {
    return shards == 1 && only == null;
  }

  /** Returns the games of this part. */
  BitSet games(Schedule schedule) {
    BitSet games = new BitSet();
    for (int block = shard; block < schedule.blocks(); block += shards) {
      int first = schedule.firstGame(block);
      games.set(first, first + schedule.gamesIn(block));
    }
    if (only != null) {
      BitSet wanted = new BitSet();
      only.stream().filter(index -> index < schedule.games()).forEach(wanted::set);
      games.and(wanted);
    }
    return games;
  }

  /** Returns the blocks of this part. */
  BitSet blocks(Schedule schedule) {
    BitSet blocks = new BitSet();
    games(schedule).stream().forEach(index -> blocks.set(schedule.game(index).block()));
    return blocks;
  }

  /** Returns the name of the file that its games are appended to. */
  String file() {
    return shards == 1 ? RunFolder.GAMES : "shard-%03d-of-%03d.jsonl".formatted(shard, shards);
  }
}
