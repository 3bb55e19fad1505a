package org.plyscope.view.tuning.form;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.LimitFields;
import org.plyscope.ui.form.OfferedParts;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.view.tuning.model.LearningContext;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.Units;

/** Chooses the agent that is tuned, by its name, with its limits and options. */
final class AgentPicker extends JPanel {
  private static final String[] PLACE = {"tune", "agent"};
  private static final int DEPTH = 2;
  private static final int ITERATIONS = 200;
  private static final int NODES = 10_000;

  private final LearningContext context;
  private final Runnable edited;
  private final JComboBox<InstalledAgent> agents = new JComboBox<>();
  private final LimitFields limits;
  private Rules rules;
  private OptionForm options;
  private InstalledAgent chosen;
  private boolean filling;

  /**
   * Makes an empty chooser.
   *
   * @param edited runs after every change
   */
  AgentPicker(LearningContext context, Runnable edited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[0::]unrel[grow, fill, 90::]"));
    this.context = context;
    this.edited = edited;
    limits = new LimitFields(this::changed);
    agents.setName("tuning.agent");
    agents.setMaximumRowCount(20);
    NameRenderer.install(agents, InstalledAgent.class, InstalledAgent::name);
    agents.addActionListener(e -> agentChosen());
  }

  private void changed() {
    if (!filling) {
      edited.run();
    }
  }

  /** Offers the agents for some rules and shows that of a draft. */
  void show(Rules now, DraftTree draft) {
    rules = now;
    filling = true;
    try {
      agents.removeAllItems();
      context.catalog().agentsFor(rules).stream()
          .filter(agent -> !agent.values().options().isEmpty())
          .forEach(agents::addItem);
      if (agents.getItemCount() == 0) {
        throw new InputException("No installed agent for this game has options to tune.");
      }
      chosen = agents.getItemAt(0);
      try {
        chosen = context.catalog().agent(rules, spec(draft));
      } catch (InputException e) {
        // Another game has other agents; the first one is proposed.
        draft.put(Map.of(), PLACE);
      }
      select();
      Limits shown = limits(draft);
      limits.show(shown.equals(Limits.NONE) ? usual(chosen) : shown);
    } finally {
      filling = false;
    }
  }

  private static AgentSpec spec(DraftTree draft) {
    AgentSpec named = AgentSpec.parse(draft.text("tune", "agent", "use"));
    Map<String, String> all = new LinkedHashMap<>(named.options());
    Map<String, String> beside = draft.texts(PLACE);
    beside.keySet().removeAll(ExperimentKeys.AGENT.ids());
    all.putAll(beside);
    all.putAll(draft.texts("tune", "agent", "options"));
    return named.withOptions(all);
  }

  private static Limits limits(DraftTree draft) {
    Limits found = Limits.NONE;
    for (Limits.Kind kind : Limits.Kind.values()) {
      String text = draft.text("tune", "agent", kind.toString());
      if (!text.isEmpty()) {
        boolean time = kind == Limits.Kind.TIME;
        found = found.with(kind.toString(), time ? text : Long.toString(Units.whole(text)));
      }
    }
    return found;
  }

  /** Returns limits under which an agent answers fast enough for thousands of games. */
  static Limits usual(InstalledAgent agent) {
    if (!agent.limits().equals(Limits.NONE) || agent.endsByItself()) {
      return agent.limits();
    }
    if (agent.understands().contains(Limits.Kind.DEPTH)) {
      return Limits.depth(DEPTH);
    }
    return agent.understands().contains(Limits.Kind.ITERATIONS)
        ? Limits.NONE.withIterations(ITERATIONS)
        : Limits.nodes(NODES);
  }

  private void select() {
    for (int i = 0; i < agents.getItemCount(); i++) {
      if (agents.getItemAt(i).id().equals(chosen.id())) {
        agents.setSelectedIndex(i);
      }
    }
    removeAll();
    JLabel label = new JLabel("Agent");
    label.setLabelFor(agents);
    add(label);
    add(agents, "width 0:pref:");
    agents.setToolTipText(Fields.tooltip(chosen.description()));
    limits.offer(chosen.understands());
    add(limits, "span 2, growx");
    options = new OptionForm(new OfferedParts(context.analyst(), rules));
    options.show(chosen.values());
    options.onEdit(this::changed);
    add(options, "span 2, growx");
    revalidate();
    repaint();
  }

  private void agentChosen() {
    if (!filling && agents.getSelectedItem() instanceof InstalledAgent agent) {
      filling = true;
      try {
        chosen = agent;
        select();
        limits.show(usual(agent));
      } finally {
        filling = false;
      }
      edited.run();
    }
  }

  /**
   * Returns the agent as it is set up.
   *
   * @throws InputException if an option is wrong
   */
  InstalledAgent agent() {
    return chosen.with(options.values());
  }

  /** Writes the agent into a draft. */
  void store(DraftTree draft) {
    draft.put(form(agent().text(), limits.limits()), PLACE);
  }

  /** Writes an agent with limits as files have it. */
  static Map<String, Object> form(String agent, Limits end) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("use", agent);
    if (end.depth() > 0) {
      form.put("depth", end.depth());
    }
    if (end.nodes() > 0) {
      form.put("nodes", end.nodes());
    }
    if (end.iterations() > 0) {
      form.put("iterations", end.iterations());
    }
    if (end.millis() > 0) {
      form.put("time", end.millis() + "ms");
    }
    return form;
  }
}
