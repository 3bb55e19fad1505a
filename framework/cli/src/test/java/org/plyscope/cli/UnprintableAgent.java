package org.plyscope.cli;

import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.testkit.hostile.Unprintable;

/** Throws something that fails once more when it is asked for its text. */
final class UnprintableAgent implements AgentFactory {
  @Override
  public String id() {
    return "unprintable";
  }

  @Override
  public String name() {
    return "Unprintable";
  }

  @Override
  public String description() {
    return "Fails, and so does its failure.";
  }

  @Override
  public Agent create(PartContext context) {
    return (request, listener) -> {
      throw new Unprintable();
    };
  }

  /** An evaluator that does the same. */
  static final class Judge implements EvaluatorFactory {
    @Override
    public String id() {
      return "unprintable";
    }

    @Override
    public String name() {
      return "Unprintable";
    }

    @Override
    public String description() {
      return "Fails, and so does its failure.";
    }

    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Evaluator create(PartContext context) {
      return (state, player) -> {
        throw new Unprintable();
      };
    }
  }
}
