package org.plyscope.ui.table;

import java.util.Arrays;
import java.util.Locale;
import javax.swing.JTextField;
import org.plyscope.ui.form.Fields;

/** A field above a list that leaves only the rows in which all its words occur. */
public class FilterField extends JTextField {
  private static final int COLUMNS = 9;

  /**
   * Makes an empty field, which leaves all rows.
   *
   * @param name the name tests know it by
   * @param placeholder the text of the empty field
   */
  public FilterField(String name, String placeholder) {
    super(COLUMNS);
    setName(name);
    putClientProperty("JTextField.placeholderText", placeholder);
    putClientProperty("JTextField.showClearButton", true);
    setToolTipText("Shows only rows in which these words occur");
  }

  /**
   * Sets the action that runs after every edit.
   *
   * @param action what to run
   */
  public final void onFilter(Runnable action) {
    Fields.onEdit(this, action);
  }

  /** {@return whether any row is left out} */
  public final boolean filters() {
    return !getText().isBlank();
  }

  /**
   * Returns whether a row is left.
   *
   * @param row the texts of all its cells
   * @return true if all words occur, in whatever case
   */
  public final boolean accepts(String row) {
    String text = row.toLowerCase(Locale.ROOT);
    return !filters()
        || Arrays.stream(getText().strip().toLowerCase(Locale.ROOT).split("\\s+", -1))
            .allMatch(text::contains);
  }
}
