package org.plyscope.api.check;

/**
 * Reports that a part broke its contract. The message is a sentence without its full stop that
 * names the part.
 *
 * @since 2.1
 */
public final class BrokenContractException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  BrokenContractException(String message) {
    super(message);
  }
}
