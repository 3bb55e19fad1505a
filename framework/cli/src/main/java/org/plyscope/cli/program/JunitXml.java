package org.plyscope.cli.program;

import java.util.List;
import java.util.Locale;
import org.plyscope.lab.check.Finding;
import org.plyscope.lab.check.Finding.Verdict;

/** Writes findings in the form that build servers read. */
final class JunitXml {
  private JunitXml() {}

  static String of(String agent, List<Finding> findings) {
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append(
        "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" skipped=\"%d\" time=\"%s\">%n"
            .formatted(
                escaped(agent),
                findings.size(),
                count(findings, Verdict.BROKEN),
                count(findings, Verdict.NOTE),
                seconds(findings.stream().mapToLong(Finding::nanos).sum())));
    for (Finding one : findings) {
      String element =
          switch (one.verdict()) {
            case KEPT -> "system-out>" + escaped(one.sentence()) + "</system-out";
            case NOTE -> "skipped message=\"" + escaped(one.sentence()) + "\"/";
            case BROKEN -> "failure message=\"" + escaped(one.sentence()) + "\"/";
          };
      xml.append(
          "  <testcase classname=\"%s.%s\" name=\"%s\" time=\"%s\"><%s></testcase>%n"
              .formatted(
                  escaped(agent),
                  escaped(one.subject()),
                  escaped(one.promise()),
                  seconds(one.nanos()),
                  element));
    }
    return xml.append("</testsuite>\n").toString();
  }

  private static long count(List<Finding> findings, Verdict verdict) {
    return findings.stream().filter(one -> one.verdict() == verdict).count();
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace("\"", "&quot;")
        .replaceAll("\\p{Cntrl}", " ");
  }
}
