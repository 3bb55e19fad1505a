package org.plyscope.workbench.dock;

import java.util.function.Function;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;

/** Offers a view of the window itself. */
public final class Panel extends PlainViewFactory {
  /** Offers a view at a place. */
  public Panel(String id, String title, Place place, Function<Workspace, View> create) {
    super(id, title, place, create);
  }

  /** Adds the purpose of the view, in one sentence. */
  public Panel explained(String sentence) {
    help(sentence);
    return this;
  }

  /** Adds one of the icons of the window. */
  public Panel pictured(String name) {
    icon(IconRef.host(name));
    return this;
  }

  /** Opens the view only on request. */
  public Panel onRequest() {
    openOnDemand();
    return this;
  }
}
