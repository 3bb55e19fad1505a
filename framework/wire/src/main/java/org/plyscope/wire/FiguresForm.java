package org.plyscope.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;

/** Writes and reads {@link Figures figures} of agents: declarations, and numbers beside them. */
public final class FiguresForm {
  private FiguresForm() {}

  /**
   * Writes figures with their numbers.
   *
   * @param figures the figures
   * @return their forms
   */
  public static List<Map<String, Object>> write(Figures figures) {
    return figures.list().stream()
        .map(
            figure -> {
              Map<String, Object> form = write(figure);
              form.put("number", figures.number(figure.id()));
              return form;
            })
        .toList();
  }

  /**
   * Writes declarations.
   *
   * @param figures the figures
   * @return their forms
   */
  public static List<Map<String, Object>> writeDeclarations(List<Figure> figures) {
    return figures.stream().map(FiguresForm::write).toList();
  }

  private static Map<String, Object> write(Figure figure) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", figure.id());
    form.put("label", figure.label());
    form.put("help", figure.help());
    form.put("format", figure.format());
    form.put("unit", figure.unit());
    return form;
  }

  /**
   * Reads figures with their numbers.
   *
   * @param value their forms
   * @return the figures
   * @throws InputException if a figure is wrong or occurs twice, or there are too many
   */
  public static Figures read(WireValue value) {
    Figures figures = Figures.NONE;
    for (WireValue one : value.list()) {
      Figures before = figures;
      figures = one.object(form -> with(one, before, read(one, form), form.get("number").number()));
    }
    return figures;
  }

  /**
   * Reads declarations.
   *
   * @param value their forms
   * @return the figures
   * @throws InputException if a figure is wrong or occurs twice, or there are too many
   */
  public static List<Figure> readDeclarations(WireValue value) {
    Figures figures = Figures.NONE;
    for (WireValue one : value.list()) {
      Figures before = figures;
      figures = one.object(form -> with(one, before, read(one, form), 0));
    }
    return figures.list();
  }

  private static Figures with(WireValue value, Figures before, Figure figure, double number) {
    Figures more = value.checked(() -> before.with(figure, number));
    if (more.list().size() == before.list().size()) {
      throw new InputException(value.path() + ": the figure '" + figure.id() + "' occurs twice.");
    }
    return more;
  }

  private static Figure read(WireValue value, WireObject form) {
    String id = form.get("id").text();
    String label = form.get("label").text();
    String help = form.get("help").text();
    String unit = form.get("unit").text();
    Figure.Format format = form.get("format").constant(Figure.Format.class);
    return value.checked(
        () -> Figure.of(id, label).withHelp(help).withUnit(unit).withFormat(format));
  }
}
