package org.plyscope.view.compare.diff;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;

/** The key that jumps to the next difference. */
final class NextDifference extends AbstractAction {
  private final transient Runnable jump;

  NextDifference(Runnable jump) {
    this.jump = jump;
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    jump.run();
  }
}
