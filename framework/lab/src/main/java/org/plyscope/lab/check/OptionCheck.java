package org.plyscope.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Outcome;

/** Changes each option of an agent, and looks whether that changes a search. */
final class OptionCheck {
  private static final int MOST = 12;
  private static final int POSITIONS = 3;

  private final Prober prober;
  private final InstalledAgent agent;
  private final Rules rules;
  private final Limits limits;

  OptionCheck(Prober prober, InstalledAgent agent, Rules rules, Limits limits) {
    this.prober = prober;
    this.agent = agent;
    this.rules = rules;
    this.limits = limits;
  }

  Seen run() throws InterruptedException {
    List<String> idle = new ArrayList<>();
    int tried = 0;
    for (Option<?> option : agent.values().options()) {
      Optional<String> other = other(option);
      if (other.isPresent() && tried++ < MOST) {
        Optional<Seen> failed = attempt(option, other.get(), idle);
        if (failed.isPresent()) {
          return failed.get();
        }
      }
    }
    if (tried == 0) {
      return Seen.note("It has no options that can be tried.");
    }
    String sentence = Math.min(tried, MOST) + " options tried.";
    return idle.isEmpty()
        ? Seen.kept(sentence)
        : Seen.note(sentence + " No search changed with: " + String.join(", ", idle) + ".");
  }

  private Optional<Seen> attempt(Option<?> option, String text, List<String> idle)
      throws InterruptedException {
    InstalledAgent changed = agent.with(agent.values().with(option.id(), text));
    boolean differs = false;
    for (Line line : positions()) {
      // Without a limit of its own an option such as a depth may show its effect.
      Limits used = agent.endsByItself() ? Limits.NONE : limits;
      Outcome<SearchResult> now = prober.search(changed, line, used, 1);
      if (now.failure().isPresent()) {
        return Optional.of(
            Seen.broken(
                "With %s=%s: %s".formatted(option.id(), text, now.failure().get().sentence())));
      }
      Outcome<SearchResult> before = prober.search(agent, line, used, 1);
      differs = differs || before.value() == null || !same(before.value(), now.value());
    }
    if (!differs) {
      idle.add(option.id());
    }
    return Optional.empty();
  }

  private static boolean same(SearchResult one, SearchResult other) {
    return one.move() == other.move()
        && Double.compare(one.value(), other.value()) == 0
        && one.counts().equals(other.counts())
        && one.comment().equals(other.comment());
  }

  private List<Line> positions() {
    SplittableRandom random = new SplittableRandom(3);
    List<Line> lines = new ArrayList<>();
    Line line = Line.of(rules);
    while (lines.size() < POSITIONS && !line.state().over()) {
      lines.add(line);
      line = line.then(line.state().randomMove(random, new MoveList()));
    }
    return lines;
  }

  /** Returns a value that differs from the one that the option has. */
  private Optional<String> other(Option<?> option) {
    String now = agent.values().texts().get(option.id());
    return switch (option.kind()) {
      case FLAG, CHOICE -> option.choices().stream().filter(one -> !one.equals(now)).findFirst();
      case INTEGER -> {
        long value = Long.parseLong(now);
        yield Optional.of("" + (value > option.min() ? value - 1 : value + 1))
            .filter(text -> fits(option, text));
      }
      case DECIMAL -> {
        double value = Double.parseDouble(now);
        yield Optional.of("" + (value / 2 >= option.min() && value != 0 ? value / 2 : value + 0.5))
            .filter(text -> fits(option, text));
      }
      default -> Optional.empty();
    };
  }

  private static boolean fits(Option<?> option, String text) {
    try {
      option.parse(text);
      return true;
    } catch (InputException e) {
      return false;
    }
  }
}
