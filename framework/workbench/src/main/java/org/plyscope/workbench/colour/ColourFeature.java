package org.plyscope.workbench.colour;

import java.util.List;
import javax.swing.JFrame;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;

/** The colours of the players of the open game. */
public final class ColourFeature implements Feature {
  private final Workspace workspace;
  private final JFrame frame;
  private final PlayerColours colours;

  /** Creates the feature for a window. */
  public ColourFeature(Workspace workspace, JFrame frame, PlayerColours colours) {
    this.workspace = workspace;
    this.frame = frame;
    this.colours = colours;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Game", "game.colours", "Player colours…", this::choose)
            .group(5)
            .when(() -> workspace.selection() != null));
  }

  private void choose() {
    Rules rules = workspace.selection().rules();
    String game = rules.game().id();
    ColourForm form = new ColourForm(workspace, rules.board().seats(), colours.of(game));
    new FormDialog(
            frame,
            "dialog.colours",
            "Player colours of " + rules.game().name(),
            form,
            "Apply",
            () -> {
              colours.choose(game, form.tints());
              return true;
            })
        .showFitted("coloursDialog");
  }
}
