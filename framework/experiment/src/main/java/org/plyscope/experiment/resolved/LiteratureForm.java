package org.plyscope.experiment.resolved;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Study;
import org.plyscope.api.run.Study.Work;
import org.plyscope.experiment.Experiment;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/** Writes and reads published numbers in resolved experiments. */
final class LiteratureForm {
  private LiteratureForm() {}

  static void write(Experiment experiment, Map<String, Object> form) {
    form.put("published", experiment.published().stream().map(LiteratureForm::number).toList());
    experiment.repeated().ifPresent(study -> form.put("study", study(study)));
  }

  private static Map<String, Object> number(Published number) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("agent", number.entrant());
    form.put("against", number.against());
    form.put("score", number.value());
    form.put("games", number.games());
    form.put("source", number.source());
    form.put("measure", number.measure().key());
    form.put("seat", number.seat());
    form.put("problem", number.problem());
    form.put("note", number.note());
    return form;
  }

  private static Map<String, Object> study(Study study) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("number", study.number());
    form.put("item", study.item());
    form.put("title", study.title());
    form.put("claim", study.claim());
    form.put("differs", study.differs());
    if (!study.work().equals(Work.UNKNOWN)) {
      form.put("work", work(study.work()));
    }
    if (!study.sameQuestion()) {
      form.put("sameQuestion", false);
    }
    return form;
  }

  private static Map<String, Object> work(Work work) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("author", work.author());
    form.put("title", work.title());
    form.put("year", work.year());
    form.put("about", work.about());
    return form;
  }

  static List<Published> published(WireObject form) {
    return form.get("published").list().stream()
        .map(one -> one.object(LiteratureForm::readNumber))
        .toList();
  }

  /** Runs of earlier versions have scores only. */
  private static Published readNumber(WireObject form) {
    return new Published(
        form.get("agent").text(),
        form.get("against").text(),
        form.get("score").number(),
        form.get("games").smallCount(),
        form.get("source").text(),
        form.find("measure")
            .map(WireValue::text)
            .flatMap(Published.Measure::of)
            .orElse(Published.Measure.SCORE),
        form.find("seat").map(WireValue::smallCount).orElse(0),
        form.find("problem").map(WireValue::text).orElse(""),
        form.find("note").map(WireValue::text).orElse(""));
  }

  static Optional<Study> study(WireObject form) {
    return form.find("study").map(one -> one.object(LiteratureForm::readStudy));
  }

  private static Study readStudy(WireObject form) {
    return new Study(
        form.get("number").text(),
        form.get("item").text(),
        form.get("title").text(),
        form.get("claim").text(),
        form.get("differs").text(),
        form.find("work").map(one -> one.object(LiteratureForm::readWork)).orElse(Work.UNKNOWN),
        form.find("sameQuestion").map(WireValue::flag).orElse(true));
  }

  private static Work readWork(WireObject form) {
    return new Work(
        form.get("author").text(),
        form.get("title").text(),
        form.get("year").text(),
        form.get("about").text());
  }
}
