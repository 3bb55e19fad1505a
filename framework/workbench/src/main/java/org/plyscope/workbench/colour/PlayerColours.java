package org.plyscope.workbench.colour;

import java.util.HashMap;
import java.util.Map;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;

/** The colours of players that the user chose, for each game. Used on one thread. */
public final class PlayerColours {
  /** Whose choices they are kept as. */
  public static final String OWNER = "player-colours";

  private final Choices choices;

  /** Asked for with every stroke of a painting, so that texts are not read each time. */
  private final Map<String, SeatTints> known = new HashMap<>();

  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Keeps them among choices, by the id of the game. */
  public PlayerColours(Choices choices) {
    this.choices = choices;
  }

  /** Adds a listener that is notified after every change. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the colours of a game. */
  public SeatTints of(String game) {
    return known.computeIfAbsent(
        game, id -> choices.get(id).map(SeatTints::parse).orElse(SeatTints.STANDARD));
  }

  /** Gives the players of a game other colours. */
  public void choose(String game, SeatTints tints) {
    if (tints.equals(of(game))) {
      return;
    }
    known.put(game, tints);
    if (tints.equals(SeatTints.STANDARD)) {
      choices.remove(game);
    } else {
      choices.put(game, tints.text());
    }
    listeners.fire(Runnable::run);
  }
}
