package org.plyscope.game.mancala.judge;

import java.util.List;
import java.util.Optional;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/** Own store less the opponent's: the aim of every sowing game. */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=10")
public final class StoreDifference implements EvaluatorFactory {
  @Override
  public String id() {
    return "store-difference";
  }

  @Override
  public String name() {
    return "Store difference";
  }

  @Override
  public String description() {
    return "The seeds in the own store less those in the opponent's.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof MancalaRules;
  }

  @Override
  public Evaluator create(PartContext context) {
    return new Lead(((MancalaRules) context.rules()).layout());
  }

  /**
   * The difference.
   *
   * @param layout where the stores are
   */
  private record Lead(Layout layout) implements Evaluator {
    @Override
    public int value(State state, int player) {
      MancalaState position = (MancalaState) state;
      return position.store(player) - position.store(1 - player);
    }

    @Override
    public int valueAfter(State before, long move, int player) {
      int lead = ((MancalaState) before).leadAfter(move);
      return lead == UNKNOWN || before.toMove() == player ? lead : -lead;
    }

    @Override
    public Optional<Evaluator> progress() {
      return Optional.of((state, player) -> ((MancalaState) state).store(player));
    }

    @Override
    public List<Term> terms(State state, int player) {
      MancalaState position = (MancalaState) state;
      return List.of(
          Term.of("Own store", position.store(player)),
          Term.of("Opponent's store", -position.store(1 - player)));
    }

    @Override
    public int cellValue(int cell, int content, int player) {
      return cell == layout.store(player)
          ? content
          : cell == layout.store(1 - player) ? -content : 0;
    }
  }
}
