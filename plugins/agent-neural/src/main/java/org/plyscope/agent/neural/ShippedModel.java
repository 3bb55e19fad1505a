package org.plyscope.agent.neural;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.agent.neural.onnx.ModelReader;
import org.plyscope.api.game.Rules;

/** The model that comes with the program, for Kalah with six houses and four seeds. */
final class ShippedModel {
  private static final String FILE = "kalah-6-4.onnx";
  private static final String GAME = "kalah";

  private static Model read;

  private final Model model;

  private ShippedModel(Model model) {
    this.model = model;
  }

  /** Returns the model for these rules, if there is one; it was trained for exactly these. */
  static Optional<ShippedModel> of(Rules rules) {
    if (!rules.game().id().equals(GAME)) {
      return Optional.empty();
    }
    Model known = read();
    return rules.options().toString().equals(known.facts().get("plyscope.rules"))
        ? Optional.of(new ShippedModel(known))
        : Optional.empty();
  }

  private static synchronized Model read() {
    if (read == null) {
      try (InputStream in = ShippedModel.class.getResourceAsStream(FILE)) {
        read = ModelReader.read(ByteBuffer.wrap(in.readAllBytes()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return read;
  }

  Model model() {
    return model;
  }

  /** The encoding it was trained with. */
  String encoding() {
    return model.facts().get("plyscope.encoding");
  }
}
