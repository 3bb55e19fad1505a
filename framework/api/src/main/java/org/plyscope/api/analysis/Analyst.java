package org.plyscope.api.analysis;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Rules;
import org.plyscope.api.work.JobMonitor;

/**
 * Knows what the plugins offer and lets agents search. <b>Provided by the host</b> as a service;
 * safe for any thread.
 *
 * <p>What the lists return belongs to other plugins, which may leave at any time: use it at once
 * and keep ids only.
 */
@ProviderType
public interface Analyst {
  /**
   * Returns the agents that can play under some rules.
   *
   * @param rules the rules
   * @return the factories sorted by name
   */
  List<AgentFactory> agents(Rules rules);

  /**
   * Returns the evaluators that can judge positions of some rules.
   *
   * @param rules the rules
   * @return the evaluators, the one used by default first
   */
  List<Evaluator> evaluators(Rules rules);

  /**
   * Returns the orderings that can order moves of some rules.
   *
   * @param rules the rules
   * @return the orderings, the one used by default first
   */
  List<MoveOrdering> orderings(Rules rules);

  /**
   * Runs a search and waits for its end. Not to be called on the user-interface thread.
   *
   * @param request what to search
   * @param monitor asked whether to stop; gets no progress
   * @return what the search found; after a cancel, the best so far
   * @throws InputException if the request makes no sense or the agent failed, in one sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  Analysis analyse(AnalysisRequest request, JobMonitor monitor) throws InterruptedException;

  /**
   * Reads the text of an agent, to check what a user typed before it is searched with.
   *
   * @param rules the rules it shall play by
   * @param agent the text: {@code id} or {@code id:key=value,…}
   * @return the same agent as the host writes it, or the text itself from a host that cannot check
   * @throws InputException if there is no such agent or option, in one sentence
   */
  default String canonical(Rules rules, String agent) {
    return agent;
  }
}
