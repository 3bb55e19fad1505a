package org.plyscope.plugins;

/**
 * Reports in one sentence why a plugin cannot be installed or removed, and the remedy.
 *
 * <p>It never has a cause: an exception of the plugin's own class would keep the class loader of
 * the removed plugin in memory for as long as the problem is shown. The stack trace is kept as
 * text.
 */
public final class PluginException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String details;

  /**
   * Reports a problem that the sentence explains completely.
   *
   * @param sentence a full sentence for the user
   */
  public PluginException(String sentence) {
    this(sentence, "");
  }

  /**
   * Reports a problem that needs more than one sentence.
   *
   * @param sentence a full sentence for the user
   * @param details text for the author of the plugin, for example a stack trace; may be empty
   */
  public PluginException(String sentence, String details) {
    super(sentence);
    this.details = details;
  }

  /** Returns details for the author of the plugin: some lines of text, or an empty string. */
  public String details() {
    return details;
  }
}
