package org.plyscope.workbench.session;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;

/**
 * Keeps the session in step with the games that are installed: opens the one the user left off with
 * as soon as its plugin is there, and lets go of a game whose plugin leaves. No other game takes
 * the place of that one, because it is back in a moment when its plugin was only replaced.
 */
public final class GameWatch {
  private final Catalog catalog;
  private final Session session;
  private final Consumer<String> messages;
  private Remembered wanted;
  private String absent = "";

  /**
   * Watches games.
   *
   * @param wanted what to open first
   * @param messages takes a sentence when that is not possible
   */
  public GameWatch(Catalog catalog, Session session, Remembered wanted, Consumer<String> messages) {
    this.catalog = catalog;
    this.session = session;
    this.wanted = wanted;
    this.messages = messages;
  }

  /** Follows a change of the catalog. */
  public void catalogChanged() {
    List<Game> games = catalog.games();
    session.selection().ifPresent(s -> follow(s.rules().game(), games));
    session.forget(rules -> !games.contains(rules.game()));
    if (session.selection().isEmpty()) {
      games.stream().filter(g -> g.id().equals(wanted.game())).findFirst().ifPresent(this::open);
    }
  }

  private void follow(Game game, List<Game> games) {
    wanted = remember(wanted);
    absent = games.contains(game) ? "" : game.name();
  }

  /** Returns the name of the game whose plugin left it on the board, or the empty text. */
  public String absent() {
    return session.selection().isPresent() ? "" : absent;
  }

  /** Opens some game if none is open, when it is clear that the wanted one does not come. */
  public void openAny() {
    List<Game> games = catalog.games();
    if (session.selection().isEmpty() && absent.isEmpty() && !games.isEmpty()) {
      session.open(catalog.rules(games.get(0).id(), "", Map.of()));
    }
  }

  /** Notes the open game, or the wanted one if none is open. */
  public Remembered remember(Remembered before) {
    return session
        .selection()
        .map(
            s ->
                before.withPosition(
                    s.rules().game().id(), s.rules().options().texts(), s.position()))
        .orElseGet(() -> before.withPosition(wanted.game(), wanted.options(), wanted.position()));
  }

  private void open(Game game) {
    try {
      Rules rules = catalog.rules(game.id(), "", wanted.options());
      if (wanted.position().isEmpty()) {
        session.open(rules);
      } else {
        session.open(rules, wanted.position());
      }
    } catch (InputException e) {
      session.open(catalog.rules(game.id(), "", Map.of()));
      messages.accept("The last position could not be opened again: " + e.getMessage());
    }
  }
}
