package org.plyscope.lab.agent;

/** Says that an agent returned something that is not an answer. */
final class BadAnswer extends IllegalStateException {
  private static final long serialVersionUID = 1;

  private final Fault fault;

  BadAnswer(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  Fault fault() {
    return fault;
  }
}
