package org.plyscope.experiment.report.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.PairView;
import org.plyscope.experiment.statistics.rating.Residual;
import org.plyscope.experiment.statistics.sprt.Verdict;

/**
 * The data of each pair of entrants, and the sequential test of two of them.
 *
 * @param entrants all entrants
 * @param summary the statistics of the games
 */
record PairingData(List<RunEntrant> entrants, RunSummary summary) {
  List<Map<String, Object>> pairings(int most) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int i = 0; i < Math.min(most, summary.met().size()); i++) {
      boolean rated = i < summary.residuals().size();
      all.add(
          pairing(
              summary.met().get(i),
              rated ? Optional.of(summary.residuals().get(i)) : Optional.empty()));
    }
    return all;
  }

  private Map<String, Object> pairing(MetPairing pair, Optional<Residual> residual) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("first", pair.first());
    json.put("second", pair.second());
    json.put("agent", entrants.get(pair.first()).name());
    json.put("against", entrants.get(pair.second()).name());
    json.put("games", pair.games());
    json.putAll(Form.results(pair.wins(), pair.draws(), pair.losses()));
    json.put("score", Form.estimate(pair.score()));
    json.put("elo", Form.estimate(pair.elo()));
    json.put("p", Form.number(pair.p()));
    json.put("correctedP", Form.number(pair.correctedP()));
    json.put("movingBefore", Form.results(pair.sittingFirst()));
    json.put("movingAfter", Form.results(pair.sittingSecond()));
    json.put("blocksByScore", blocks(pair.pairView()));
    residual.ifPresent(
        found -> {
          json.put("expected", Form.number(found.expected()));
          json.put("z", Form.number(found.z()));
          json.put("intransitive", found.isIntransitive());
        });
    return json;
  }

  private static Map<String, Object> blocks(PairView view) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("gamesPerBlock", view.games());
    json.put("counts", view.counts());
    json.put("ratio", Form.number(view.ratio()));
    json.put("normalisedElo", Form.number(view.normalisedElo()));
    json.put("normalisedEloError", Form.number(view.normalisedEloError()));
    json.put("likelihoodOfSuperiority", Form.number(view.likelihoodOfSuperiority()));
    json.put("skewness", Form.number(view.skewness()));
    json.put("excessKurtosis", Form.number(view.excessKurtosis()));
    return json;
  }

  Map<String, Object> test(SequentialTest test, Verdict verdict) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("first", test.first());
    json.put("second", test.second());
    json.put("agent", entrants.get(test.first()).name());
    json.put("against", entrants.get(test.second()).name());
    json.put("low", test.low());
    json.put("high", test.high());
    json.put("alpha", test.alpha());
    json.put("beta", test.beta());
    json.put("normalised", test.normalised());
    json.put("decision", decision(verdict));
    json.put("logLikelihoodRatio", Form.number(verdict.ratio()));
    json.put("lower", verdict.lower());
    json.put("upper", verdict.upper());
    json.put("blocks", verdict.blocks());
    json.put("problem", verdict.problem());
    return json;
  }

  private static String decision(Verdict verdict) {
    return switch (verdict.decision()) {
      case NONE -> "undecided";
      case NOT_BETTER -> "H0";
      case BETTER -> "H1";
    };
  }
}
