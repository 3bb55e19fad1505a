package org.plyscope.ui.run;

import java.awt.Component;
import java.util.List;
import javax.swing.JOptionPane;

/** Asks whether worker processes may start with the Java flags that a file asks for. */
public final class FlagQuestion {
  private static final String ACCEPT = "Accept and start";
  private static final String CANCEL = "Cancel";

  private FlagQuestion() {}

  /**
   * Shows the flags, if there are any. Called on the user-interface thread. The Enter key cancels,
   * so that flags are accepted by a choice only.
   *
   * @param parent where the question appears
   * @param flags the flags that the user has not accepted yet
   * @return true if there are no flags, or the user accepts them
   */
  public static boolean isAccepted(Component parent, List<String> flags) {
    return flags.isEmpty()
        || JOptionPane.showOptionDialog(
                parent,
                "Start worker processes with these Java flags, which the file asks for?\n\n"
                    + String.join("\n", flags),
                "Java flags",
                JOptionPane.OK_CANCEL_OPTION,
                JOptionPane.WARNING_MESSAGE,
                null,
                new Object[] {ACCEPT, CANCEL},
                CANCEL)
            == 0;
  }
}
