package org.plyscope.workbench.search.log;

import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.text.TextClipboard;

/** Shows the reports of agents while they search. */
public final class AgentLogView implements View {
  /** How often the text follows a search, in milliseconds. */
  private static final int PAUSE = 200;

  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT);

  private final Workspace workspace;
  private final AgentLog log;
  private final JPanel panel =
      new JPanel(new MigLayout("fill, insets panel", "[grow, fill][][]", "[][grow, fill]"));
  private final JTextField filter = new JTextField();
  private final JTextArea text = new JTextArea();
  private final Timer later = new Timer(PAUSE, e -> refresh());
  private final Registration registration;

  /** Makes the view. */
  public AgentLogView(Workspace workspace, AgentLog log) {
    this.workspace = workspace;
    this.log = log;
    panel.setName("agent-log");
    filter.setName("agent-log.filter");
    filter.putClientProperty("JTextField.placeholderText", "Show only lines with…");
    filter.putClientProperty("JTextField.showClearButton", true);
    text.setName("agent-log.text");
    text.setEditable(false);
    text.putClientProperty("FlatLaf.styleClass", "monospaced");
    Fields.onEdit(filter, this::refresh);
    panel.add(filter);
    panel.add(button("Copy", "Copy these lines", this::copy));
    panel.add(button("Clear", "Forget all lines", log::clear), "wrap");
    panel.add(new JScrollPane(text), "span 3");
    later.setRepeats(false);
    registration = log.onChange(() -> later.start());
    refresh();
  }

  private static JButton button(String title, String tip, Runnable action) {
    JButton button = new JButton(title);
    button.setName("agent-log." + title.toLowerCase(Locale.ROOT));
    button.setToolTipText(tip);
    button.addActionListener(e -> action.run());
    return button;
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return List.of(
        new DataTable(
            "agent-log",
            List.of("time", "kind", "agent", "text"),
            log.entries(filter.getText()).stream()
                .map(
                    e ->
                        Arrays.<Object>asList(
                            CLOCK.format(e.at()),
                            e.kind().name().toLowerCase(Locale.ROOT),
                            e.agent(),
                            e.text()))
                .toList()));
  }

  @Override
  public void close() {
    later.stop();
    registration.close();
  }

  private void refresh() {
    String lines =
        log.entries(filter.getText()).stream()
            .map(e -> CLOCK.format(e.at()) + "  " + e.agent() + "  " + e.text())
            .collect(Collectors.joining("\n"));
    text.setText(lines);
    text.setCaretPosition(lines.length());
  }

  private void copy() {
    TextClipboard.SYSTEM.copy(text.getText());
    workspace.message("The log is on the clipboard.");
  }
}
