package org.plyscope.plugins;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.Registration;

/**
 * The plugins of this Plyscope. <b>Provided by the host</b> as an OSGi service; safe for any
 * thread.
 *
 * <p>When the service appears, the plugins of the user have been started (unless Plyscope runs in
 * safe mode), so their services are there. Installing and removing may take seconds, because code
 * of the plugin runs; do it off the user-interface thread. {@link #plugins} is always quick.
 */
@ProviderType
public interface PluginManager {
  /**
   * Returns the plugins as they are now: those of the user first, then those shipped with Plyscope,
   * each sorted by name. Other parts of Plyscope are only among them when they have a problem.
   */
  List<Plugin> plugins();

  /**
   * Installs and starts a plugin, and keeps a copy of its jar for the next start of Plyscope. If a
   * plugin of that symbolic name is installed, it is replaced; if the new one then fails, the old
   * one is put back.
   *
   * @param jar the file; it is copied and may be deleted afterwards
   * @return the plugin, which runs, and the one it replaced
   * @throws PluginException if the jar cannot work here; nothing has changed then
   */
  Installation install(Path jar);

  /**
   * Stops a plugin, removes its services, and deletes the copy of its jar.
   *
   * @param symbolicName the name of a plugin of the user
   * @return the plugin as it was, in the state {@link Plugin.State#REMOVED}
   * @throws PluginException if there is no such plugin, it is part of Plyscope, or it does not stop
   */
  Plugin remove(String symbolicName);

  /**
   * Stops a plugin and does not start it again, here or at a later start of Plyscope, until it is
   * enabled. Its jar is kept. A plugin that is part of Plyscope can be disabled too.
   *
   * @param symbolicName the name of a plugin
   * @return the plugin, in the state {@link Plugin.State#DISABLED}
   * @throws PluginException if there is no such plugin, Plyscope needs it, or it does not stop
   */
  Plugin disable(String symbolicName);

  /**
   * Starts a plugin that was disabled, failed or is in quarantine, now and at every later start of
   * Plyscope.
   *
   * @param symbolicName the name of a plugin
   * @return the plugin as it is doing now
   * @throws PluginException if there is no such plugin
   */
  Plugin enable(String symbolicName);

  /**
   * Notes that a plugin of the user must not be started the next time, because it may never return.
   * It is left as it is now; {@link #enable} takes the note back.
   *
   * @param symbolicName the name of a plugin; nothing happens if it is not one of the user
   * @param why a sentence that explains it at the next start
   * @throws PluginException if that cannot be written
   */
  void suspend(String symbolicName, String why);

  /**
   * Returns the threads still running of plugins that have left: none if all of them ended as they
   * should.
   */
  List<Leftover> leftovers();

  /**
   * Returns the picture that a plugin brings, the {@code Bundle-Icon} of its manifest: the content
   * of a file that the plugin chose; empty if there is none or it is large.
   */
  Optional<byte[]> icon(String symbolicName);

  /** Returns the folder with the jars of the user, which a window watches. */
  Path folder();

  /**
   * Copies the jars of the user's plugins that may be started into a folder, for example for a
   * process that must play with the same plugins to its end. Copies none in safe mode.
   *
   * @param folder where to; made if it is missing
   * @return the SHA-256 of each copy by the symbolic name and the version of the plugin
   * @throws PluginException if a jar cannot be copied
   */
  Map<String, String> copy(Path folder);

  /**
   * Adds a listener that is notified when the plugins or their states have changed.
   *
   * @param listener called on any thread, also when in the end nothing has changed; must be quick
   * @return takes the listener away again when closed
   */
  Registration onChange(Runnable listener);

  /**
   * Adds a listener for changes made by another process. A Plyscope with a window watches the
   * plugin folder and takes over at once all installations, updates and removals there, for example
   * from the command line.
   *
   * @param listener takes one sentence for the user about each change, after it was taken over;
   *     called on any thread; must be quick
   * @return takes the listener away again when closed
   */
  Registration onNews(Consumer<? super String> listener);

  /**
   * Counts the other processes that take over installations and removals at once. Returns the
   * number of windows that are open on the same plugin folder.
   */
  int followers();
}
