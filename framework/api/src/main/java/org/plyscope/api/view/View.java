package org.plyscope.api.view;

import javax.swing.JComponent;
import org.osgi.annotation.versioning.ConsumerType;

/** A view. <b>Implemented by plugins</b>; called on the user-interface thread. */
@ConsumerType
public interface View extends AutoCloseable {
  /**
   * Returns what is shown.
   *
   * @return always the same component
   */
  JComponent component();

  /**
   * Follows the selection. Called once after the view was made and after every change; returns
   * soon.
   *
   * @param selection what is selected now
   */
  default void selected(Selection selection) {}

  /** Frees what the view holds. Called once, when it is closed or its plugin leaves. */
  @Override
  default void close() {}
}
