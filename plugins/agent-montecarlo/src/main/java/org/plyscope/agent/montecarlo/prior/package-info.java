/** Makes priors from orderings and evaluators, so that every game with one of these has priors. */
package org.plyscope.agent.montecarlo.prior;
