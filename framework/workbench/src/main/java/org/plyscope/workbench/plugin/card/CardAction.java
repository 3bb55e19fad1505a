package org.plyscope.workbench.plugin.card;

/**
 * An action on the subject of a card.
 *
 * @param name the name of its button for tests, without the prefix of the pane
 * @param text the text of the button
 * @param help its effect, or why it is not possible now
 * @param enabled whether it is possible now
 * @param run does it
 */
public record CardAction(String name, String text, String help, boolean enabled, Runnable run) {
  /** Makes an action that is possible now. */
  public static CardAction of(String name, String text, String help, Runnable run) {
    return new CardAction(name, text, help, true, run);
  }

  /** Returns the same action, perhaps not possible now. */
  public CardAction when(boolean possible) {
    return new CardAction(name, text, help, possible, run);
  }
}
