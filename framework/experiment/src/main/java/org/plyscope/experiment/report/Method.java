package org.plyscope.experiment.report;

import static j2html.TagCreator.each;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.rating.RatingList;

/** How the numbers were computed. */
final class Method {
  private static final List<String> ALWAYS =
      List.of(
          "A game set is one opening with all its seat orders. Games of a game set depend on each"
              + " other, game sets do not; every interval is over game sets. Game sets that repeat"
              + " another move by move count once.",
          "Score: m is the mean of the means of B game sets of g games, SS the sum of their squared"
              + " distances from m. Its 95 % interval is Wilson's for n = B/deff observations, with"
              + " deff = (SS + ½/g)/((B − 1)·m(1 − m) + ½) and q, Student's quantile for B − 1"
              + " degrees of freedom: (m + q²/2n ± q·√(m(1 − m)/n + q²/4n²))/(1 + q²/n). Fewer than"
              + " ten game sets are marked “few game sets”.",
          "Elo = −400·log10(1/m − 1) of the score and of both ends of its interval.",
          "p: the share of all ways to swap the players of each game set that are at least as"
              + " uneven; for single games without draws this is the binomial test. Corrected for"
              + " the number of pairings by Holm's method.",
          "Seats: the score of the first seat is over game sets in which every agent has every seat"
              + " equally often; its p counts in the same way how many game sets favour that seat.",
          "nElo = (m − ½)/σ·800/ln 10 per game. LOS is the probability that the true score is above"
              + " one half, if nothing was known before.",
          "Times and nodes are medians over games of the mean per move; games on a busy machine are"
              + " left out of times.",
          "Failures count as they were played: the agent that fails loses. Nothing is dropped.");

  private Method() {}

  static DomContent notes(RunSummary summary, boolean suite) {
    List<String> notes = new ArrayList<>(summary.games() == 0 ? List.of() : ALWAYS);
    if (suite) {
      notes.add(
          "Problems: completeness is how often a solution was found, optimality how often the move"
              + " was among the best, both with Wilson's interval over problems, or that of scores"
              + " where each was tried several times; complexity is the mean number of nodes"
              + " generated, maximum complexity the most nodes held in memory: entries of the table"
              + " or nodes of the tree, and the line being searched.");
      notes.add(
          "Points by level: at each level a right move is worth two points, a wrong one one.");
    }
    summary.ratings().map(RatingList::method).ifPresent(m -> notes.add("Ratings: " + m + "."));
    if (summary.verdict().isPresent()) {
      notes.add(
          "Sequential test: exact likelihood ratio of the two claims over the distribution of game"
              + " set scores, by finished game sets in the order of the schedule; the first bound"
              + " that is crossed decides.");
    }
    return ul(each(notes, note -> li(note)));
  }
}
