package org.plyscope.view.runs.form;

import java.util.Locale;
import org.plyscope.api.experiment.ExperimentPlan;

/**
 * Something that is wrong with the experiment, in the words of the form: names of fields instead of
 * keys and lines of the file.
 *
 * @param path the keys that lead to it
 * @param sentence the problem, without its place
 */
record FormProblem(String path, String sentence) {
  /** Takes a problem of a plan; its sentence begins with the place in the file. */
  static FormProblem of(ExperimentPlan.Problem problem) {
    String sentence = problem.sentence();
    String place = problem.path() + (problem.line() > 0 ? " (line " + problem.line() + ")" : "");
    boolean named = !problem.path().isEmpty() && sentence.startsWith(place);
    String rest = named ? sentence.substring(place.length()) : sentence;
    return new FormProblem(
        problem.path(), rest.startsWith(": ") ? capital(rest.substring(2)) : rest);
  }

  private static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Returns whether it is about the value at a path or about something in it. */
  boolean isIn(String place) {
    return path.equals(place) || path.startsWith(place + ".") || path.startsWith(place + "[");
  }

  /** Returns the sentence; one that goes on after the place names what it is about. */
  String inWords(String subject) {
    String words = sentence.startsWith(" ") ? subject + sentence : sentence;
    return words.replace(" (here or in limits.default)", ", or a default limit");
  }
}
