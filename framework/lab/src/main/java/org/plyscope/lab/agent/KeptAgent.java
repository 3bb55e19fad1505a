package org.plyscope.lab.agent;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.agent.Agent;

/** An agent that is made when it is first needed, and then kept. Used by one thread. */
final class KeptAgent implements AgentMaker {
  private final AgentMaker maker;
  private Agent agent;

  KeptAgent(AgentMaker maker) {
    this.maker = maker;
  }

  @Override
  public Agent make() {
    if (agent == null) {
      agent = maker.make();
    }
    return agent;
  }

  @Override
  public Optional<String> culprit(Throwable thrown) {
    return maker.culprit(thrown);
  }

  @Override
  public Optional<AgentMaker> checked(Consumer<String> report) {
    return maker.checked(report);
  }

  /** Closes the agent, if there is one, and lets go of it. */
  void close() {
    Agent done = agent;
    agent = null;
    Attempt.close(done);
  }
}
