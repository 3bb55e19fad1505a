/**
 * The window: here you add a room, a command, a view or a kind of file to the program.
 *
 * <p>A room is a {@link org.plyscope.workbench.feature.Feature}. This one is complete:
 *
 * <pre>{@code
 * public final class EvaluationFeature implements Feature {
 *   private final Catalog catalog;
 *
 *   public EvaluationFeature(Catalog catalog) {
 *     this.catalog = catalog;
 *   }
 *
 *   public List<ViewFactory> views() {
 *     return List.of(
 *         new Panel("evaluation", "Evaluation", Place.BOTTOM, w -> new EvaluationView(w, catalog)));
 *   }
 * }
 * }</pre>
 *
 * <p>Its constructor lists everything it uses, and one line in {@code Features} makes it. A feature
 * returns its commands, views and openers of files once, follows the catalog and the selection, and
 * saves its state for the next start. If one feature shows the state of another one, {@code
 * Features} connects them; features do not know each other.
 *
 * <h2>How the parts work together</h2>
 *
 * <p><b>The session is the only model.</b> {@link org.plyscope.workbench.session.Session} holds the
 * selection: a line with its rules, perhaps a search result, a trace and a node in it. Every change
 * is a selection; features are notified first, then every view, then commands are enabled or
 * disabled. A change of the line can be undone. Playing, searching, reviewing and clicking on a
 * node of a tree all end in {@code Session.select}.
 *
 * <p><b>Views live in slots.</b> A slot has an id, a title and a place in the layout; it exists
 * also while its plugin does not. {@link org.plyscope.workbench.dock.Views} makes a view when its
 * slot is shown, its factory is known and a game is open, and replaces a view that throws by a
 * sentence. {@link org.plyscope.workbench.dock.perspective.Perspectives} arranges slots and
 * remembers how the user moved them. The docking library sees slots only.
 *
 * <p><b>Work runs in jobs.</b> Searching, walking folders, waiting for locks, and reading or
 * writing files that the user chose may take long: do it in a job. {@link
 * org.plyscope.workbench.job.Jobs} runs it on another thread, shows it in the status bar, and hands
 * the result over on the user-interface thread. A job gets values that were read from the models
 * before it started; it never reads a model of the window itself. Something that is looked at again
 * and again, such as a folder, belongs to a {@link org.plyscope.ui.run.Refresher}.
 *
 * <p><b>Failures become sentences.</b> {@link org.plyscope.workbench.job.Faults} runs code of
 * plugins: whatever it throws is one sentence in the status bar, with details on request, and
 * breaks nothing else. An {@link org.plyscope.api.InputException} carries a sentence for the user.
 *
 * <p><b>Commands are the only doors.</b> A menu, a button, a key and the palette start the same
 * {@link org.plyscope.api.window.Command} by its id; {@link
 * org.plyscope.workbench.command.CommandRegistry} knows them all. Commands that depend on
 * something, such as the files opened last, form a family that is replaced as a whole.
 *
 * <h2>Plugins and the program itself</h2>
 *
 * <p>The contributions of a feature have the same types as those of a plugin. {@link
 * org.plyscope.workbench.WorkbenchComponent} takes services from the framework and hands them over
 * on the user-interface thread. {@link org.plyscope.workbench.Workbench} and the features are plain
 * objects that know no OSGi services, so that tests build the same window from a catalog in memory.
 * Names of components that tests look for are listed in the package {@code fixture} of the tests.
 *
 * <h2>State that is kept</h2>
 *
 * <p>The layout, the user's choices and the position on the board are written a second after a
 * change and when the window closes, see {@link org.plyscope.workbench.session}. If several windows
 * use one data directory, the first one keeps the layout and every one keeps its own game. A file
 * that cannot be read is set aside and never overwritten.
 */
package org.plyscope.workbench;
