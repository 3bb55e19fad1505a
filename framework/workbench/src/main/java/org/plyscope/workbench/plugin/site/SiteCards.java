package org.plyscope.workbench.plugin.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.Icon;
import org.osgi.framework.Version;
import org.plyscope.plugins.site.KnownSite;
import org.plyscope.plugins.site.PluginSites.Offer;
import org.plyscope.plugins.site.Site;
import org.plyscope.plugins.site.SitePlugin;
import org.plyscope.plugins.site.SiteRelease;
import org.plyscope.ui.text.Fact;
import org.plyscope.workbench.plugin.card.Card;
import org.plyscope.workbench.plugin.card.Card.Tone;
import org.plyscope.workbench.plugin.card.CardAction;

/** Describes sites and their offers. */
final class SiteCards {
  private final Commands commands;
  private final Map<String, Icon> icons;

  /** The actions on sites and offers. */
  interface Commands {
    /** Installs a release of an offer, or updates to it. */
    void install(Offer offer, SiteRelease release);

    /** Asks a site again. */
    void check();

    /** Removes a site. */
    void remove(KnownSite site);

    /** Opens a page in the browser. */
    void browse(String link);
  }

  /**
   * Makes cards.
   *
   * @param icons pictures by the id of a plugin
   */
  SiteCards(Commands commands, Map<String, Icon> icons) {
    this.commands = commands;
    this.icons = icons;
  }

  /**
   * Describes a site and its offers.
   *
   * @param offers returns the offers of a catalog to this program
   */
  List<Card> of(SiteState state, Function<Site, List<Offer>> offers) {
    List<Card> cards = new ArrayList<>();
    cards.add(site(state));
    state.catalog().map(offers).ifPresent(all -> all.forEach(o -> cards.add(offer(o, state))));
    return cards;
  }

  private Card site(SiteState state) {
    KnownSite known = state.known();
    boolean failed = !state.problem().isEmpty();
    return new Card(
        "site " + known.address(),
        known.name(),
        Optional.empty(),
        known.name(),
        known.address().toString(),
        failed ? "not reached" : known.key().isPresent() ? "signed" : "not signed",
        failed ? Tone.BAD : known.key().isPresent() ? Tone.GOOD : Tone.CALM,
        failed ? state.problem() : sentence(state),
        "",
        state.catalog().map(Site::description).orElse(""),
        facts(state),
        List.of(
            CardAction.of("check", "Check again", "Read the catalog again", commands::check),
            CardAction.of(
                "remove-site",
                "Remove site",
                "Forget this site; what was installed from it stays",
                () -> commands.remove(known))),
        List.of());
  }

  private static String sentence(SiteState state) {
    int count = state.catalog().map(site -> site.plugins().size()).orElse(0);
    String offers = count == 1 ? "1 plugin" : count + " plugins";
    return state.catalog().isEmpty()
        ? "This site has not been asked yet."
        : "This site offers " + offers + ".";
  }

  private static List<Fact> facts(SiteState state) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Address", state.known().address().toString()));
    facts.add(new Fact("Signature", signature(state.known())));
    state.known().key().ifPresent(key -> facts.add(new Fact("Key", key)));
    state
        .catalog()
        .map(Site::homepage)
        .filter(page -> !page.isEmpty())
        .ifPresent(page -> facts.add(new Fact("Link", page)));
    return facts;
  }

  private static String signature(KnownSite site) {
    return site.key().isPresent()
        ? "Signed. Its key was kept when you added the site; a catalog with another key is refused."
        : "Not signed: a change of the catalog cannot be noticed.";
  }

  private Card offer(Offer offer, SiteState state) {
    SitePlugin plugin = offer.plugin();
    return new Card(
        state.known().address() + " " + plugin.id(),
        state.known().name(),
        Optional.ofNullable(icons.get(plugin.id())),
        plugin.name(),
        Stream.of(offer.usable().map(r -> r.version().toString()).orElse(""), plugin.vendor())
            .filter(part -> !part.isEmpty())
            .reduce((a, b) -> a + " · " + b)
            .orElse(""),
        word(offer),
        tone(offer),
        sentence(offer),
        "",
        plugin.description(),
        facts(offer, state),
        actions(offer),
        List.of());
  }

  private static String word(Offer offer) {
    if (offer.isUpdate()) {
      return "update";
    }
    if (offer.installed().isPresent()) {
      return "installed";
    }
    return offer.usable().isPresent() ? "available" : "not for this version";
  }

  private static Tone tone(Offer offer) {
    if (offer.isUpdate()) {
      return Tone.ALERT;
    }
    return offer.installed().isPresent() ? Tone.GOOD : Tone.CALM;
  }

  private static String sentence(Offer offer) {
    Optional<Version> here = offer.installed();
    if (offer.usable().isEmpty()) {
      return "No release of this plugin runs with this version of Plyscope.";
    }
    Version newest = offer.usable().get().version();
    if (offer.isUpdate()) {
      return "Version " + here.orElseThrow() + " is installed; " + newest + " is newer.";
    }
    return here.map(version -> "Version " + version + " is installed.")
        .orElse("This plugin is not installed.");
  }

  private static List<Fact> facts(Offer offer, SiteState state) {
    List<Fact> facts = new ArrayList<>();
    SitePlugin plugin = offer.plugin();
    offer.usable().ifPresent(release -> describe(release, facts));
    facts.add(new Fact("Id", plugin.id()));
    add(facts, "Licence", plugin.licence());
    add(facts, "Link", plugin.homepage());
    facts.add(new Fact("Site", state.known().name() + ". " + signature(state.known())));
    return facts;
  }

  private static void describe(SiteRelease release, List<Fact> facts) {
    add(facts, "Adds", String.join(", ", release.adds()));
    facts.add(new Fact("Size", (release.size() + 1023) / 1024 + " KB"));
    facts.add(new Fact("SHA-256", release.sha256()));
    facts.add(new Fact("API", release.api().toString()));
  }

  private static void add(List<Fact> facts, String name, String text) {
    if (!text.isEmpty()) {
      facts.add(new Fact(name, text));
    }
  }

  private List<CardAction> actions(Offer offer) {
    List<CardAction> actions = new ArrayList<>();
    boolean current = offer.installed().isPresent() && !offer.isUpdate();
    offer
        .usable()
        .ifPresent(
            release ->
                actions.add(
                    CardAction.of(
                            "install",
                            offer.isUpdate() ? "Update to " + release.version() : "Install",
                            "Download this plugin, check it and start it",
                            () -> commands.install(offer, release))
                        .when(!current)));
    String page = offer.plugin().homepage();
    if (page.matches("https?://\\S+")) {
      actions.add(CardAction.of("link", "Web page", page, () -> commands.browse(page)));
    }
    return actions;
  }
}
