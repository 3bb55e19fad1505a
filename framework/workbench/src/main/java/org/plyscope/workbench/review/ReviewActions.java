package org.plyscope.workbench.review;

import java.awt.Window;
import java.util.List;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameTree;
import org.plyscope.workbench.play.control.PlayControl;

/** Starts and stops reviews; remembers the last reference. */
public final class ReviewActions {
  private static final String AGENT = "review.agent";
  private static final String LIMITS = "review.limits";
  private static final Limits STANDARD = Limits.depth(4);

  private final Catalog catalog;
  private final PlayControl control;
  private final ReviewControl review;
  private final Window owner;
  private final Choices choices;
  private final Consumer<String> messages;

  /** Makes the actions; dialogs lie over {@code owner}. */
  public ReviewActions(
      Catalog catalog,
      PlayControl control,
      ReviewControl review,
      Window owner,
      Choices choices,
      Consumer<String> messages) {
    this.catalog = catalog;
    this.control = control;
    this.review = review;
    this.owner = owner;
    this.choices = choices;
    this.messages = messages;
  }

  /** Returns whether there is something to review, or to stop. */
  public boolean possible() {
    return review.running() || control.tree().filter(t -> !t.mainLine().isEmpty()).isPresent();
  }

  /** Asks for the reference and starts, or stops the running review. */
  public void toggle() {
    if (review.running()) {
      review.stop();
      return;
    }
    GameTree tree = control.tree().orElseThrow();
    List<InstalledAgent> agents = catalog.agentsFor(tree.rules());
    if (agents.isEmpty()) {
      messages.accept("There is no agent for these rules; install a plugin that provides one.");
      return;
    }
    String last = choices.get(AGENT).orElse("");
    InstalledAgent first =
        agents.stream().filter(a -> a.id().equals(last)).findFirst().orElse(agents.get(0));
    new ReviewDialog(owner, agents, first, limits(), tree.mainLine().size())
        .ask()
        .ifPresent(answer -> start(tree, answer));
  }

  private void start(GameTree tree, ReviewDialog.Answer answer) {
    choices.put(AGENT, answer.agent().id());
    choices.put(LIMITS, answer.limits().toString());
    review.start(tree, answer.agent(), answer.limits(), 0);
  }

  private Limits limits() {
    try {
      return choices.get(LIMITS).map(Limits::parse).orElse(STANDARD);
    } catch (InputException e) {
      return STANDARD;
    }
  }
}
