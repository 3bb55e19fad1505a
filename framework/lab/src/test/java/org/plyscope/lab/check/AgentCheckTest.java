package org.plyscope.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.check.Finding.Verdict;
import org.plyscope.testkit.CountdownGame;

@Timeout(60)
class AgentCheckTest {
  private static final Option<Boolean> LAST =
      Option.flag("last", "Last", "Whether it plays the last move.", false);

  private final List<Finding> findings = new ArrayList<>();

  /** Plays the first or the last move, spoilt as each test wants it. */
  private abstract static class Simple implements AgentFactory {
    @Override
    public String id() {
      return "simple";
    }

    @Override
    public String name() {
      return "Simple";
    }

    @Override
    public String description() {
      return "Plays one of the moves.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(LAST);
    }

    @Override
    public Set<Limits.Kind> understands(OptionValues values) {
      return Set.of();
    }

    @Override
    public boolean endsByItself(OptionValues values) {
      return true;
    }

    @Override
    public Agent create(PartContext context) {
      boolean last = context.options().get(LAST);
      return (request, listener) -> {
        long[] moves = request.rootMoves();
        return SearchResult.builder(chosen(last ? moves[moves.length - 1] : moves[0], moves))
            .build();
      };
    }

    abstract long chosen(long move, long[] moves) throws InterruptedException;
  }

  private boolean check(AgentFactory agents) throws InterruptedException {
    Catalog catalog = Catalog.of(List.of(new CountdownGame(), agents));
    return new AgentCheck(catalog, "simple", true, () -> false, findings::add).run();
  }

  private Finding finding(String promise) {
    return findings.stream().filter(one -> one.promise().equals(promise)).findFirst().orElseThrow();
  }

  @Test
  void aGoodAgentKeepsItsPromises() throws Exception {
    boolean kept =
        check(
            new Simple() {
              @Override
              long chosen(long move, long[] moves) {
                return move;
              }
            });
    assertThat(findings).noneMatch(one -> one.verdict() == Verdict.BROKEN);
    assertThat(kept).isTrue();
    assertThat(finding("listens to its options").verdict()).isEqualTo(Verdict.KEPT);
  }

  @Test
  void anIllegalMoveBreaksAPromise() throws Exception {
    boolean kept =
        check(
            new Simple() {
              @Override
              long chosen(long move, long[] moves) {
                return 12_345;
              }
            });
    assertThat(kept).isFalse();
    assertThat(finding("plays legal moves").sentence()).contains("is not legal");
  }

  @Test
  void chanceWithoutASeedBreaksAPromise() throws Exception {
    AtomicInteger count = new AtomicInteger();
    boolean kept =
        check(
            new Simple() {
              @Override
              long chosen(long move, long[] moves) {
                return moves[count.getAndIncrement() % moves.length];
              }
            });
    assertThat(kept).isFalse();
    assertThat(finding("gives the same answer for the same seed").verdict())
        .isEqualTo(Verdict.BROKEN);
  }

  @Test
  void anUnknownAgentIsRefused() {
    Catalog catalog = Catalog.of(List.of(new CountdownGame()));
    assertThatThrownBy(
            () -> new AgentCheck(catalog, "absent", true, () -> false, findings::add).run())
        .isInstanceOf(InputException.class);
  }
}
