/** Priors made of orderings and evaluators, so that every game that has those has priors. */
package org.plyscope.agent.montecarlo.prior;
