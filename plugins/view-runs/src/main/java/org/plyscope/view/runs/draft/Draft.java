package org.plyscope.view.runs.draft;

import javax.swing.JComponent;
import javax.swing.JOptionPane;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.view.runs.model.RunsContext;
import org.plyscope.wire.keys.ExperimentKeys;

/** The experiment that is being set up. */
@Component(service = Draft.class)
public final class Draft extends FileDraft {
  /** Called by the framework. */
  @Activate
  public Draft(@Reference RunsContext context) {
    super("experiment.", ExperimentKeys.FILE, context, ExperimentText.EXAMPLE);
  }

  /** Asks the user if something would be lost, in front of a component or of the window. */
  public boolean mayBeReplaced(JComponent parent) {
    return !isChanged()
        || JOptionPane.showConfirmDialog(
                parent,
                "The experiment has changes that are not saved. Replace it?",
                "Experiment",
                JOptionPane.OK_CANCEL_OPTION)
            == JOptionPane.OK_OPTION;
  }
}
