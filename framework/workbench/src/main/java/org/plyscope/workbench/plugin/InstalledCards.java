package org.plyscope.workbench.plugin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.Icon;
import org.plyscope.plugins.Fix;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginManager;
import org.plyscope.ui.text.Fact;
import org.plyscope.workbench.plugin.card.Card;
import org.plyscope.workbench.plugin.card.Card.Tone;
import org.plyscope.workbench.plugin.card.CardAction;
import org.plyscope.workbench.plugin.card.PictureIcon;

/** Describes installed plugins, as the framework sees them at this moment. */
final class InstalledCards {
  private static final String OWN = "Installed by you";
  private static final String SHIPPED = "Part of Plyscope";
  private static final String LEFT = "Still running";

  private final Commands commands;
  private final Map<String, Optional<Icon>> icons = new HashMap<>();

  /** The actions on a plugin. */
  interface Commands {
    /** Applies a remedy. */
    void fix(Plugin plugin, Fix fix);

    /** Removes it. */
    void remove(Plugin plugin);

    /** Disables or enables it. */
    void setEnabled(Plugin plugin, boolean enabled);

    /** Shows a report about it. */
    void report(Plugin plugin);

    /** Copies a report about it. */
    void copyReport(Plugin plugin);

    /** Shows the log. */
    void log();

    /** Opens its page in the browser. */
    void browse(String link);

    /** Returns the jar that is followed for it. */
    Optional<String> watched(Plugin plugin);

    /** No longer follows its jar. */
    void unwatch(Plugin plugin);
  }

  InstalledCards(Commands commands) {
    this.commands = commands;
  }

  List<Card> of(PluginManager manager) {
    return Stream.concat(
            manager.plugins().stream().map(plugin -> card(plugin, manager)),
            manager.leftovers().stream().map(InstalledCards::card))
        .toList();
  }

  private Card card(Plugin plugin, PluginManager manager) {
    return new Card(
        plugin.symbolicName(),
        plugin.shipped() ? SHIPPED : OWN,
        icon(plugin, manager),
        plugin.name(),
        line(plugin.version(), plugin.about().vendor()),
        plugin.state().name().toLowerCase(Locale.ROOT),
        tone(plugin.state()),
        sentence(plugin),
        plugin.details(),
        plugin.about().description(),
        facts(plugin),
        actions(plugin),
        fixes(plugin));
  }

  /** Joins facts in one line. */
  static String line(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" · "));
  }

  private Optional<Icon> icon(Plugin plugin, PluginManager manager) {
    return icons.computeIfAbsent(
        plugin.symbolicName() + plugin.sha256() + plugin.runs(),
        any -> manager.icon(plugin.symbolicName()).flatMap(PictureIcon::read));
  }

  private static Tone tone(State state) {
    return switch (state) {
      case ACTIVE -> Tone.GOOD;
      case DISABLED, REMOVED -> Tone.CALM;
      case IDLE, FLAWED, WAITING -> Tone.ALERT;
      case UNRESOLVED, FAILED, QUARANTINED -> Tone.BAD;
    };
  }

  private static String sentence(Plugin plugin) {
    String first = plugin.problem().isEmpty() ? "This plugin works." : plugin.problem();
    return Stream.concat(Stream.of(first), plugin.notes().stream())
        .collect(Collectors.joining(" "));
  }

  private List<Fact> facts(Plugin plugin) {
    List<Fact> facts = new ArrayList<>();
    add(facts, "Adds", String.join(", ", plugin.offers()));
    add(facts, "Id", plugin.symbolicName());
    add(facts, "Licence", plugin.about().licence());
    add(facts, "Link", plugin.about().link());
    add(facts, "Size", plugin.size() > 0 ? size(plugin.size()) : "");
    add(facts, "SHA-256", plugin.sha256());
    add(facts, "Watched jar", commands.watched(plugin).orElse(""));
    return facts;
  }

  /** Adds what is known. */
  static void add(List<Fact> facts, String name, String text) {
    if (!text.isEmpty()) {
      facts.add(new Fact(name, text));
    }
  }

  /** Returns a number of bytes for display. */
  static String size(long bytes) {
    return bytes < 10_000_000 ? (bytes + 1023) / 1024 + " KB" : (bytes >> 20) + " MB";
  }

  private List<CardAction> actions(Plugin plugin) {
    boolean off = plugin.state() == State.DISABLED;
    List<CardAction> actions = new ArrayList<>();
    actions.add(
        CardAction.of(
            "switch",
            off ? "Enable" : "Disable",
            off ? "Start this plugin" : "Leave this plugin out, but keep its jar",
            () -> commands.setEnabled(plugin, off)));
    actions.add(
        CardAction.of(
                "remove",
                "Remove",
                plugin.shipped()
                    ? "A part of Plyscope can be disabled, not removed"
                    : "Delete this plugin",
                () -> commands.remove(plugin))
            .when(!plugin.shipped()));
    actions.add(
        CardAction.of(
            "report",
            "Report…",
            "What the author of this plugin needs to know",
            () -> commands.report(plugin)));
    actions.add(
        CardAction.of(
            "copy-report",
            "Copy report",
            "Put the report on the clipboard",
            () -> commands.copyReport(plugin)));
    actions.add(CardAction.of("log", "Show log", "The end of the log file", commands::log));
    if (!plugin.about().link().isEmpty()) {
      String link = plugin.about().link();
      actions.add(CardAction.of("link", "Web page", link, () -> commands.browse(link)));
    }
    if (commands.watched(plugin).isPresent()) {
      actions.add(
          CardAction.of(
              "unwatch",
              "Stop watching",
              "No longer install new builds of this jar",
              () -> commands.unwatch(plugin)));
    }
    return actions;
  }

  private List<CardAction> fixes(Plugin plugin) {
    return plugin.fixes().stream()
        .map(
            fix ->
                CardAction.of(
                    fix.name().toLowerCase(Locale.ROOT),
                    fix.label(),
                    "",
                    () -> commands.fix(plugin, fix)))
        .toList();
  }

  private static Card card(Leftover left) {
    return new Card(
        "left " + left.plugin(),
        LEFT,
        Optional.empty(),
        left.plugin(),
        left.threads().size() == 1 ? "1 thread" : left.threads().size() + " threads",
        "has left",
        Tone.ALERT,
        left.sentence(),
        "",
        "",
        List.of(new Fact("Threads", String.join(", ", left.threads()))),
        List.of(),
        List.of());
  }
}
