package org.plyscope.experiment.report.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.results.Homogeneity;
import org.plyscope.experiment.results.Lateness;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SeatEffect;

/**
 * The data that show how far the other numbers may be trusted: endings, failures, late moves,
 * workers; and the advantage of seats.
 *
 * @param entrants all entrants
 * @param summary the statistics of the games
 */
record CareData(List<RunEntrant> entrants, RunSummary summary) {
  Map<String, Object> seats() {
    SeatEffect effect = summary.seats();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("firstSeat", Form.estimate(effect.firstSeat()));
    json.put("p", Form.number(effect.p()));
    List<Object> rows = new ArrayList<>();
    for (int seat = 0; seat < effect.counts().size(); seat++) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("seat", seat + 1);
      row.put("score", Form.number(effect.mean(seat)));
      row.put("payoffs", payoffs(effect, seat));
      rows.add(row);
    }
    json.put("rows", rows);
    return json;
  }

  private static List<Map<String, Object>> payoffs(SeatEffect effect, int seat) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int i = 0; i < effect.payoffs().size(); i++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("payoff", effect.payoffs().get(i));
      one.put("games", effect.counts().get(seat).get(i));
      all.add(one);
    }
    return all;
  }

  Map<String, Object> endings() {
    return counts(summary.endings());
  }

  private static Map<String, Object> counts(Map<RunEnding, Long> endings) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (RunEnding ending : RunEnding.values()) {
      if (endings.containsKey(ending)) {
        json.put(Form.constant(ending), endings.get(ending));
      }
    }
    return json;
  }

  List<Map<String, Object>> failures() {
    List<Map<String, Object>> all = new ArrayList<>();
    summary
        .faults()
        .forEach(
            (entrant, counts) -> {
              Map<String, Object> json = row(entrant);
              json.put("forfeits", counts.values().stream().mapToLong(Long::longValue).sum());
              json.put("endings", counts(counts));
              json.put("sentences", List.copyOf(summary.failures(entrant)));
              all.add(json);
            });
    return all;
  }

  List<Map<String, Object>> late() {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Lateness.Late late : summary.lateness().late()) {
      Map<String, Object> json = row(late.entrant());
      json.put("moves", late.moves());
      json.put("late", late.late());
      json.put("meanMillis", Form.number(late.meanMillis()));
      all.add(json);
    }
    return all;
  }

  Map<String, Object> homogeneity() {
    Homogeneity workers = summary.homogeneity();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("workers", workers.workers());
    json.put("p", Form.number(workers.p()));
    json.put("busyShare", workers.contended());
    json.put("drifts", workers.drifts().stream().map(this::drift).toList());
    return json;
  }

  private Map<String, Object> drift(Homogeneity.Drift drift) {
    Map<String, Object> json = row(drift.entrant());
    json.put("worker", drift.worker());
    json.put("speedRatio", Form.number(drift.ratio()));
    return json;
  }

  Map<String, Object> lengths() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("shortest", summary.lengths().quantile(0));
    json.put("tenth", summary.lengths().quantile(.1));
    json.put("median", summary.lengths().quantile(.5));
    json.put("ninetieth", summary.lengths().quantile(.9));
    json.put("longest", summary.lengths().quantile(1));
    return json;
  }

  private Map<String, Object> row(int entrant) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entrant", entrant);
    json.put("agent", entrants.get(entrant).name());
    return json;
  }
}
