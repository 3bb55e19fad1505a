package org.plyscope.view.searchtree.node;

import org.plyscope.ui.text.Fact;
import org.plyscope.ui.widget.Markup;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;

/** Describes a node in a few lines. */
public final class NodeTip {
  private NodeTip() {}

  /** Returns the text of a tool tip. */
  public static String html(LoadedTree loaded, MoveTexts texts, int node) {
    StringBuilder html = new StringBuilder("<html><b>");
    html.append(node == 0 ? "Position searched" : Markup.escaped(texts.of(node)));
    html.append("</b><table cellpadding=0 cellspacing=0>");
    for (Fact fact : NodeFacts.list(loaded, node)) {
      html.append("<tr><td>").append(Markup.escaped(fact.name())).append("&nbsp;&nbsp;</td><td>");
      html.append(Markup.escaped(fact.text())).append("</td></tr>");
    }
    html.append("</table><div width=360>");
    html.append(Markup.escaped(new CutText(loaded, texts).of(node)));
    return html.append("</div></html>").toString();
  }
}
