package org.plyscope.workbench.plugin.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.site.KnownSite;
import org.plyscope.plugins.site.PluginSites;
import org.plyscope.plugins.site.PluginSites.Offer;
import org.plyscope.plugins.site.Site;
import org.plyscope.plugins.site.SiteRelease;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.workbench.plugin.card.Card;
import org.plyscope.workbench.plugin.card.CardPane;
import org.plyscope.workbench.plugin.card.PictureIcon;

/** The sites that the user has added, with their offers. No site is asked before that. */
public final class SitesPane {
  private static final String NONE =
      "A site is a list of plugins that other people offer. Plyscope asks none until you add one:"
          + " press Add site, and enter the address of its catalog.";

  private final PluginSites sites;
  private final Desk desk;
  private final CardPane pane = new CardPane("sites", "Search the sites", NONE);
  private final JPanel panel =
      new JPanel(
          new MigLayout("fill, insets rel 0 0 0, wrap", "[grow, fill, 0::]", "[]rel[grow, fill]"));
  private final Map<String, Icon> icons = new HashMap<>();
  private final SiteCards cards;
  private List<SiteState> states = List.of();
  private boolean asked;

  /** The services of the window for the pane. */
  public interface Desk {
    /** Runs work in the background, and shows its progress. */
    <T> void submit(String title, Job<T> job, Consumer<? super T> whenDone);

    /** Returns whether the user agrees to an installation that may replace something. */
    boolean mayInstall(Optional<String> replacement);

    /** Installs something in the background, and shows the outcome. */
    void install(String title, Job<Installation> work);

    /** Shows a sentence. */
    void message(String sentence);

    /** Opens a page in the browser. */
    void browse(String link);
  }

  /** Makes the pane. */
  public SitesPane(PluginSites sites, Desk desk) {
    this.sites = sites;
    this.desk = desk;
    this.cards = new SiteCards(new SiteCommands(), icons);
    JButton add = button("sites.add", "Add site…", "Add the catalog of a site", this::add);
    JButton check =
        button("sites.check", "Check for updates", "Read all catalogs again", this::check);
    panel.setOpaque(false);
    panel.add(new WrapBar(add, check));
    panel.add(pane.component());
  }

  private static JButton button(String name, String text, String help, Runnable action) {
    JButton button = new JButton(text);
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(e -> action.run());
    return button;
  }

  /** Returns what to add to a window. */
  public JComponent component() {
    return panel;
  }

  /** Asks the sites, when the user looks at the pane for the first time. */
  public void open() {
    if (!asked) {
      check();
    }
  }

  /** Searches for words. */
  public void search(String words) {
    pane.search(words);
    open();
  }

  /** Compares the offers with the installed plugins. */
  public void refresh() {
    List<Card> shown = new ArrayList<>();
    states.forEach(state -> shown.addAll(cards.of(state, this::offers)));
    pane.show(shown);
  }

  private List<Offer> offers(Site site) {
    return sites.offers(List.of(site), "");
  }

  /** Reads all catalogs again; one that cannot be read does not hide the others. */
  private void check() {
    asked = true;
    List<KnownSite> known = sites.sites();
    states = known.stream().map(SiteState::unasked).toList();
    refresh();
    if (!known.isEmpty()) {
      desk.submit("Reading catalogs", monitor -> ask(known, monitor), this::answered);
    }
  }

  private List<SiteState> ask(List<KnownSite> known, JobMonitor monitor) {
    return known.stream().map(site -> ask(site, monitor)).toList();
  }

  private SiteState ask(KnownSite known, JobMonitor monitor) {
    try {
      return new SiteState(known, Optional.of(sites.load(known, monitor)), "");
    } catch (PluginException | InputException e) {
      return new SiteState(known, Optional.empty(), e.getMessage());
    }
  }

  private void answered(List<SiteState> answers) {
    states = answers;
    refresh();
    long updates =
        answers.stream()
            .flatMap(state -> state.catalog().stream())
            .flatMap(site -> offers(site).stream())
            .filter(Offer::isUpdate)
            .count();
    boolean silent = answers.stream().anyMatch(state -> !state.problem().isEmpty());
    desk.message(
        updates == 0
            ? (silent ? "Not all sites answered." : "All plugins are up to date.")
            : updates == 1 ? "There is 1 update." : "There are " + updates + " updates.");
    desk.submit("Reading pictures", this::readPictures, pictures -> {});
  }

  /** A picture that cannot be read is replaced by a letter. */
  private Map<String, Icon> readPictures(JobMonitor monitor) {
    Map<String, Icon> read = new HashMap<>();
    for (SiteState state : states) {
      for (var plugin : state.catalog().map(Site::plugins).orElse(List.of())) {
        try {
          sites
              .icon(plugin, monitor)
              .flatMap(PictureIcon::read)
              .ifPresent(icon -> read.put(plugin.id(), icon));
        } catch (PluginException e) {
          read.remove(plugin.id());
        }
      }
    }
    SwingUtilities.invokeLater(
        () -> {
          icons.putAll(read);
          refresh();
        });
    return read;
  }

  private void add() {
    JTextField address = new JTextField();
    address.setName("site.address");
    Prose text = new Prose("site.text", "Label.foreground");
    text.setText(
        "The address of a catalog, or of the folder that it is in: https://…, file:/… or a path."
            + " Only its list is read now. If it is signed, its key is kept.");
    JPanel form = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
    form.add(text, "width 0:100%:");
    form.add(address);
    new FormDialog(
            SwingUtilities.getWindowAncestor(panel),
            "dialog.add-site",
            "Add site",
            form,
            "Add",
            () -> add(address.getText()))
        .showFitted("smallDialog");
  }

  private boolean add(String address) {
    desk.submit(
        "Reading the catalog",
        monitor -> sites.add(address, monitor),
        site -> {
          desk.message("Added the site " + site.name() + ".");
          check();
        });
    return !address.isBlank();
  }

  /** Carries out the actions of cards. */
  private final class SiteCommands implements SiteCards.Commands {
    @Override
    public void install(Offer offer, SiteRelease release) {
      if (desk.mayInstall(sites.question(offer.plugin(), release))) {
        desk.install(
            "Installing " + offer.plugin().name(),
            monitor -> sites.install(offer.plugin(), release, monitor));
      }
    }

    @Override
    public void check() {
      SitesPane.this.check();
    }

    @Override
    public void remove(KnownSite site) {
      sites.remove(site.address().toString());
      desk.message("Removed the site " + site.name() + ".");
      SitesPane.this.check();
    }

    @Override
    public void browse(String link) {
      desk.browse(link);
    }
  }
}
