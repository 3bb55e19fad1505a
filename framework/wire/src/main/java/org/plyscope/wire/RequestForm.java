package org.plyscope.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchRequest;

/**
 * Writes and reads {@link SearchRequest requests}. The recorder and the way to stop a search belong
 * to a process and are left out.
 */
public final class RequestForm {
  private RequestForm() {}

  /**
   * Writes a request.
   *
   * @param request the request
   * @return its form
   */
  public static Map<String, Object> write(SearchRequest request) {
    State state = request.line().state();
    MoveList legal = new MoveList();
    state.moves(legal);
    long[] allowed = LongStream.of(legal.toArray()).filter(request::allows).toArray();
    boolean all = allowed.length == legal.size();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("line", LineForm.write(request.line()));
    form.put("limits", request.limits().toString());
    form.put("seed", request.seed());
    form.put("moves", all ? List.of() : LongStream.of(allowed).mapToObj(state::text).toList());
    return form;
  }

  /**
   * Reads a request.
   *
   * @param value its form
   * @param rules finds the rules of a game, by its id and the texts of its options
   * @return the request, never stopped and without a recorder
   * @throws InputException if it is wrong, or the game is over at the end of its line
   */
  public static SearchRequest read(
      WireValue value, BiFunction<String, Map<String, String>, Rules> rules) {
    return value.object(
        form -> {
          Line line = LineForm.read(form.get("line"), rules);
          State state = line.state();
          if (state.over()) {
            throw new InputException(value.path() + ": the game is over at the end of the line.");
          }
          SearchRequest request =
              SearchRequest.of(line, form.get("limits").limits())
                  .withSeed(form.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE));
          long[] moves =
              form.get("moves").list().stream()
                  .mapToLong(one -> LineForm.readMove(one, state))
                  .toArray();
          return request.withRootMoves(moves);
        });
  }
}
