package org.plyscope.experiment.archive;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyscope.api.run.Study;
import org.plyscope.lab.file.PathText;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.wire.WireText;

/**
 * A work that users of a run cite. Immutable.
 *
 * @param kind whether it is software or a text
 * @param key the key of the entry in a bibliography
 * @param author its author or vendor; empty if unknown
 * @param title its title
 * @param version its version; empty if it has none
 * @param year the year in which it appeared; empty if unknown
 * @param link where it is found; empty if unknown
 */
public record Citation(
    Kind kind, String key, String author, String title, String version, String year, String link) {
  private static final String YEAR = "2026";

  /** The kinds of works. */
  public enum Kind {
    /** A program or a plugin. */
    SOFTWARE,
    /** A paper, thesis or report. */
    TEXT
  }

  /** Returns the citation of Plyscope itself. */
  public static Citation program() {
    return new Citation(
        Kind.SOFTWARE,
        "plyscope",
        "The Plyscope developers",
        "Plyscope: a workbench for the study of adversarial game search",
        ProgramVersion.text(),
        YEAR,
        "");
  }

  /**
   * Returns the citation of a plugin.
   *
   * @param symbolicName its unique name
   * @param name its name for display
   * @param version its version
   * @param vendor its author; empty if unknown
   * @param link its home page; empty if unknown
   */
  public static Citation plugin(
      String symbolicName, String name, String version, String vendor, String link) {
    return new Citation(Kind.SOFTWARE, key(symbolicName), vendor, name, version, "", link);
  }

  /** Returns the citation of a study; empty if neither author nor title is known. */
  public static Optional<Citation> study(Study study) {
    Study.Work work = study.work();
    if (work.author().isEmpty() && work.title().isEmpty()) {
      return Optional.empty();
    }
    String title = work.title().isEmpty() ? work.about() : work.title();
    return Optional.of(
        new Citation(Kind.TEXT, key(work.shortName()), work.author(), title, "", work.year(), ""));
  }

  private static String key(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return PathText.slug(plain);
  }

  /** Returns an entry for BibTeX. */
  public String bibtex() {
    Map<String, String> fields = new LinkedHashMap<>();
    // The second braces keep the name of a group together.
    fields.put("author", kind == Kind.SOFTWARE ? "{" + tex(author) + "}" : tex(author));
    fields.put("title", "{" + tex(title) + "}");
    fields.put("version", tex(version));
    fields.put("year", tex(year));
    fields.put("url", link.replaceAll("[{}\\\\\\s]", ""));
    return fields.entrySet().stream()
        .filter(field -> !field.getValue().isEmpty() && !field.getValue().equals("{}"))
        .map(field -> "  " + field.getKey() + " = {" + field.getValue() + "}")
        .collect(
            Collectors.joining(
                ",\n", (kind == Kind.SOFTWARE ? "@software{" : "@misc{") + key + ",\n", "\n}"));
  }

  /** Texts of plugins come from strangers, so that no command of TeX may be left in them. */
  private static String tex(String text) {
    StringBuilder safe = new StringBuilder();
    for (char c : text.replaceAll("\\p{Cntrl}", " ").toCharArray()) {
      switch (c) {
        case '\\' -> safe.append("\\textbackslash{}");
        case '~' -> safe.append("\\textasciitilde{}");
        case '^' -> safe.append("\\textasciicircum{}");
        case '{', '}', '#', '$', '%', '&', '_' -> safe.append('\\').append(c);
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }

  /**
   * Writes the file {@code CITATION.cff} of a run.
   *
   * @param title the title of the run
   * @param references the works that it rests on
   * @return text in the Citation File Format 1.2.0
   */
  static String cff(String title, List<Citation> references) {
    StringBuilder text = new StringBuilder("cff-version: 1.2.0\n");
    text.append("message: If you use these results, please cite what they rest on.\n");
    text.append("type: dataset\ntitle: ").append(yaml(title)).append('\n');
    text.append("authors:\n  - name: The author of this run\nreferences:\n");
    for (Citation one : references) {
      text.append("  - type: ").append(one.kind == Kind.SOFTWARE ? "software" : "generic");
      text.append("\n    title: ").append(yaml(one.title)).append("\n    authors:\n      - name: ");
      text.append(yaml(one.author.isEmpty() ? "unknown" : one.author)).append('\n');
      line(text, "version", one.version);
      line(text, "year", one.year.matches("\\d{4}") ? one.year : "");
      line(text, "url", one.link.matches("https?://\\S+") ? one.link : "");
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String key, String value) {
    if (!value.isEmpty()) {
      text.append("    ").append(key).append(": ");
      text.append("year".equals(key) ? value : yaml(value)).append('\n');
    }
  }

  /** A text in double quotes, which YAML reads as JSON does. */
  private static String yaml(String text) {
    return WireText.line(text);
  }
}
