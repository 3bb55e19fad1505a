package org.plyscope.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.plyscope.api.InputException;

/**
 * The program at one end, with all versions that matter; the first line between two processes.
 * Immutable.
 */
public final class Handshake {
  /** The version of the forms in this package. */
  public static final int WIRE = 1;

  /** The version of the API whose values they write. */
  public static final String API = "3.0.0";

  private final String program;
  private final String api;
  private final int wire;
  private final String java;

  private Handshake(String program, String api, int wire, String java) {
    this.program = Objects.requireNonNull(program);
    this.api = api;
    this.wire = wire;
    this.java = java;
  }

  /**
   * Introduces this process.
   *
   * @param program its name and version, for example {@code Plyscope 1.0.0}
   * @return the handshake
   */
  public static Handshake of(String program) {
    return new Handshake(program, API, WIRE, System.getProperty("java.version", "unknown"));
  }

  /**
   * Returns the program.
   *
   * @return name and version of the program
   */
  public String program() {
    return program;
  }

  /**
   * Returns the version of the API that the program knows.
   *
   * @return the version, for example {@code 2.0.0}
   */
  public String api() {
    return api;
  }

  /**
   * Returns the version of the forms that the program writes.
   *
   * @return the version, from 1
   */
  public int wire() {
    return wire;
  }

  /**
   * Returns the version of Java that the program runs on.
   *
   * @return the version; empty if it is written in another language
   */
  public String java() {
    return java;
  }

  /**
   * Writes the handshake.
   *
   * @return its form
   */
  public Map<String, Object> write() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("program", program);
    form.put("api", api);
    form.put("wire", wire);
    form.put("java", java);
    return form;
  }

  /**
   * Reads the handshake of another process, and checks that both speak alike.
   *
   * @param value its form
   * @return the handshake
   * @throws InputException if it is no handshake, or the other writes another version of the forms
   */
  public static Handshake read(WireValue value) {
    return value.object(
        form -> {
          // A newer program may send more keys; only its newer version matters then.
          long wire = form.get("wire").whole(1, Integer.MAX_VALUE);
          if (wire != WIRE) {
            throw new InputException(
                "The other program writes version %d of the wire form, this one %d; update the %s."
                    .formatted(wire, WIRE, wire > WIRE ? "latter" : "former"));
          }
          return new Handshake(
              form.get("program").text(),
              form.get("api").text(),
              (int) wire,
              form.get("java").text());
        });
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Handshake that && write().equals(that.write());
  }

  @Override
  public int hashCode() {
    return write().hashCode();
  }

  /** Returns the program with its versions, for display. */
  @Override
  public String toString() {
    return program + " (API " + api + ", wire " + wire + ", Java " + java + ")";
  }
}
