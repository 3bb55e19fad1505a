package org.plyscope.workbench.dock;

import org.plyscope.api.view.View;

/** A view that is there now. */
public record OpenView(String id, String title, View view) {
  /** Returns whether it can be exported; forms and lists to choose from cannot. */
  public boolean isFigure() {
    return !Boolean.FALSE.equals(view.component().getClientProperty(View.PICTURE));
  }
}
