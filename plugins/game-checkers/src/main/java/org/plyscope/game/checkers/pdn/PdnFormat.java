package org.plyscope.game.checkers.pdn;

import java.util.List;
import java.util.stream.Collectors;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Rules;
import org.plyscope.game.checkers.CheckersRules;

/**
 * Portable Draughts Notation, game type 21.
 *
 * <p>A game without FEN starts with Black, whatever the opener of the rules; the other way round, a
 * game that does not start so is written with a FEN. Comments and variations are skipped.
 */
@Component(service = GameFormat.class)
public final class PdnFormat implements GameFormat {
  @Override
  public String id() {
    return "pdn";
  }

  @Override
  public String name() {
    return "Portable Draughts Notation";
  }

  @Override
  public String description() {
    return "Games of American checkers as other programs write them; comments and variations are"
        + " skipped.";
  }

  @Override
  public List<String> extensions() {
    return List.of("pdn");
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public List<GameRecord> read(Rules rules, String text) {
    return new PdnReader(rules, text).games();
  }

  @Override
  public String write(Rules rules, List<GameRecord> games) {
    for (GameRecord game : games) {
      if (!supports(game.line().rules())) {
        throw new InputException(
            "PDN is for checkers; it cannot hold a game of "
                + game.line().rules().game().name()
                + ".");
      }
    }
    return games.stream().map(PdnWriter::text).collect(Collectors.joining("\n"));
  }
}
