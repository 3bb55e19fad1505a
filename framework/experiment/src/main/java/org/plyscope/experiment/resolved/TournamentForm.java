package org.plyscope.experiment.resolved;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Claim;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/** Writes and reads the pairings with their openings, or the problems of a suite. */
final class TournamentForm {
  private TournamentForm() {}

  static Map<String, Object> write(Tournament tournament) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("format", tournament.format());
    form.put("seats", tournament.seats());
    form.put("blocks", tournament.blocks());
    form.put("lineups", tournament.lineups().stream().map(Lineup::agents).toList());
    form.put("openings", tournament.openings().stream().map(TournamentForm::opening).toList());
    form.put("problems", tournament.problems().stream().map(TournamentForm::problem).toList());
    if (tournament.defender() != Tournament.NO_DEFENDER) {
      form.put("defender", tournament.defender());
    }
    return form;
  }

  private static Map<String, Object> opening(Opening opening) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("name", opening.name());
    form.put("start", opening.start());
    form.put("moves", opening.moves());
    return form;
  }

  private static Map<String, Object> problem(Claim claim) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("keys", claim.keyMoves());
    form.put("status", claim.status());
    form.put("outcome", claim.outcome());
    form.put("source", claim.source());
    return form;
  }

  static Tournament read(WireObject form, int agents, int players) {
    List<Opening> openings =
        form.get("openings").list().stream()
            .map(one -> one.object(TournamentForm::readOpening))
            .toList();
    WireValue problems = form.get("problems");
    List<Claim> claims =
        problems.list().stream().map(one -> one.object(TournamentForm::readProblem)).toList();
    if (!claims.isEmpty() && claims.size() != openings.size()) {
      throw problems.wrong("a list of as many problems as openings, or an empty one");
    }
    for (String key : List.of("openings", "lineups")) {
      if (form.get(key).list().isEmpty()) {
        throw form.get(key).wrong("a list with at least one of them");
      }
    }
    return new Tournament(
        form.get("format").text(),
        form.get("lineups").list().stream().map(one -> lineup(one, agents, players)).toList(),
        form.get("seats").constant(SeatOrders.class),
        (int) form.get("blocks").whole(1, Integer.MAX_VALUE),
        openings,
        claims,
        form.find("defender")
            .map(one -> (int) one.whole(0, agents - 1))
            .orElse(Tournament.NO_DEFENDER));
  }

  private static Lineup lineup(WireValue value, int agents, int players) {
    List<Integer> seats = value.list().stream().map(one -> (int) one.whole(0, agents - 1)).toList();
    if (seats.size() != players) {
      throw value.wrong("a list of " + players + " agents");
    }
    return new Lineup(seats);
  }

  private static Opening readOpening(WireObject form) {
    return new Opening(
        form.get("name").text(), form.get("start").text(), form.get("moves").texts());
  }

  private static Claim readProblem(WireObject form) {
    String[] keys = form.get("keys").texts().toArray(String[]::new);
    return Claim.of(form.get("status").constant(Claim.Status.class), keys)
        .withOutcome(form.get("outcome").constant(Claim.Outcome.class))
        .withSource(form.get("source").text());
  }
}
