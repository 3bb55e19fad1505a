package org.plyscope.wire.agent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.TimeLeft;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.Message;
import org.plyscope.wire.WireValue;

/** Writes and reads the requests of the host to a program. */
public final class SearchForm {
  private SearchForm() {}

  /**
   * Writes that a game begins.
   *
   * @param line the game so far
   * @param seat the player the program moves for
   * @param options values of the options that the program declared
   * @return the line
   */
  public static String begin(Line line, int seat, Map<String, String> options) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("line", LineForm.write(line));
    form.put("seat", seat);
    form.put("players", line.rules().players());
    form.put("options", options);
    return Message.line(AgentProtocol.BEGIN, form);
  }

  /**
   * Writes that a game is over.
   *
   * @param line the whole game
   * @param payoffs the outcome, one number per player
   * @return the line
   */
  public static String end(Line line, double[] payoffs) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("line", LineForm.write(line));
    form.put("payoffs", Arrays.stream(payoffs).boxed().toList());
    return Message.line(AgentProtocol.END, form);
  }

  /**
   * Writes a search.
   *
   * @param id the id that answers repeat
   * @param request what to search
   * @param trace the number of nodes of the tree that are kept; empty if none is wanted
   * @return the line
   */
  public static String search(long id, SearchRequest request, OptionalInt trace) {
    State state = request.state();
    Limits limits = request.limits();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", id);
    form.put("line", LineForm.write(request.line()));
    form.put("position", request.line().position());
    form.put("toMove", state.toMove());
    form.put("players", request.line().rules().players());
    form.put("legal", LongStream.of(request.rootMoves()).mapToObj(state::text).toList());
    Map<String, Object> bounds = new LinkedHashMap<>();
    put(bounds, "depth", limits.depth());
    put(bounds, "nodes", limits.nodes());
    put(bounds, "iterations", limits.iterations());
    put(bounds, "millis", limits.millis());
    form.put("limits", bounds);
    request.timeLeft().ifPresent(time -> form.put("clocks", clocks(time)));
    form.put("seed", request.seed());
    trace.ifPresent(nodes -> form.put("trace", Map.of("nodes", nodes)));
    return Message.line(AgentProtocol.SEARCH, form);
  }

  /** Writes the clock of each player, null for a player that has none. */
  private static List<Object> clocks(TimeLeft time) {
    List<Object> clocks = new ArrayList<>();
    for (int player = 0; player < time.players(); player++) {
      Map<String, Object> clock = new LinkedHashMap<>();
      clock.put("millis", time.millis(player));
      clock.put("increment", time.incrementMillis(player));
      clocks.add(time.has(player) ? clock : null);
    }
    return clocks;
  }

  private static void put(Map<String, Object> form, String key, long limit) {
    if (limit > 0) {
      form.put(key, limit);
    }
  }

  /**
   * Reads a search.
   *
   * @param value its form
   * @param rules finds the rules of a game, by its id and the texts of its options
   * @return the request, without a recorder
   * @throws InputException if it is wrong, or the game is over at the end of its line
   */
  public static SearchRequest read(
      WireValue value, BiFunction<String, Map<String, String>, Rules> rules) {
    Line line = LineForm.read(OptionForm.required(value, "line"), rules);
    State state = line.state();
    if (state.over()) {
      throw new InputException("The game is over at the end of the line.");
    }
    SearchRequest untimed =
        SearchRequest.of(line, value.member("limits").map(SearchForm::limits).orElse(Limits.NONE))
            .withSeed(
                value
                    .member("seed")
                    .map(seed -> seed.whole(Long.MIN_VALUE, Long.MAX_VALUE))
                    .orElse(0L));
    SearchRequest request =
        value
            .member("clocks")
            .map(clocks -> untimed.withTimeLeft(clocks(clocks, line.rules().players())))
            .orElse(untimed);
    List<WireValue> legal = value.member("legal").map(WireValue::list).orElse(List.of());
    long[] only = legal.stream().mapToLong(one -> move(one, state)).toArray();
    return only.length == state.legalMoves().length ? request : request.withRootMoves(only);
  }

  private static TimeLeft clocks(WireValue value, int players) {
    List<WireValue> clocks = value.list();
    if (clocks.size() != players) {
      throw InputException.in(value.place(), "there must be a clock or null for each player.");
    }
    TimeLeft time = TimeLeft.none(players);
    for (int player = 0; player < players; player++) {
      WireValue clock = clocks.get(player);
      if (!clock.isNull()) {
        long millis = OptionForm.required(clock, "millis").count();
        time = time.with(player, millis, limit(clock, "increment"));
      }
    }
    return time;
  }

  private static long move(WireValue value, State state) {
    String text = value.text();
    return value.checked(() -> state.parseMove(text));
  }

  private static Limits limits(WireValue value) {
    long depth = limit(value, "depth");
    return Limits.NONE
        .withDepth((int) Math.min(depth, Integer.MAX_VALUE))
        .withNodes(limit(value, "nodes"))
        .withIterations(limit(value, "iterations"))
        .withTime(Duration.ofMillis(limit(value, "millis")));
  }

  private static long limit(WireValue value, String key) {
    return value.member(key).filter(one -> !one.isNull()).map(WireValue::count).orElse(0L);
  }
}
