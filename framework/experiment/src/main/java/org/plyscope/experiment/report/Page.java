package org.plyscope.experiment.report;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A page of sections that needs nothing else. */
final class Page {
  private final List<DomContent> sections = new ArrayList<>();
  private final List<DomContent> links = new ArrayList<>();

  /** Adds a section and a link to it. */
  void add(String name, DomContent... content) {
    String id = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    links.add(a(name).attr("href", "#" + id));
    sections.add(section(h2(name)).with(content).attr("id", id));
  }

  /** Returns the links to the sections that were added. */
  DomContent links() {
    return nav(each(links, link -> link));
  }

  /** Writes the page, with its numbers once more as JSON. */
  String render(String name, DomContent top, String json) {
    String css = Resources.text("report.css");
    String js = Resources.text("report.js");
    return "<!DOCTYPE html>\n"
        + html(
                head(
                    meta().attr("charset", "utf-8"),
                    meta()
                        .attr("http-equiv", "Content-Security-Policy")
                        .attr(
                            "content",
                            "default-src 'none'; style-src '"
                                + Resources.hash(css)
                                + "'; script-src '"
                                + Resources.hash(js)
                                + "'; img-src data:; base-uri 'none'; form-action 'none'"),
                    meta().attr("name", "viewport").attr("content", "width=device-width"),
                    meta().attr("name", "color-scheme").attr("content", "light dark"),
                    meta().attr("name", "referrer").attr("content", "no-referrer"),
                    title(name + " – Plyscope"),
                    style().with(rawHtml(css))),
                body(
                    top,
                    main(each(sections, section -> section)),
                    script()
                        .attr("type", "application/json")
                        .attr("id", "plyscope-data")
                        .with(rawHtml(json)),
                    script().with(rawHtml(js))))
            .attr("lang", "en")
            .render()
        + "\n";
  }
}
