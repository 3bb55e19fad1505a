package org.plyscope.agent.neural;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.agent.neural.onnx.ModelReader;
import org.plyscope.api.game.Rules;

/**
 * A model that comes with the program: for Kalah with six houses and four seeds, and for FAUhalma
 * on the star with three players.
 */
final class ShippedModel {
  private static final Map<String, String> FILES =
      Map.of("kalah", "kalah-6-4.onnx", "fauhalma", "fauhalma-star-3p.onnx");

  private static final Map<String, Model> READ = new HashMap<>();

  private final Model model;

  private ShippedModel(Model model) {
    this.model = model;
  }

  /** Returns the model for these rules, if there is one; it was trained for exactly these. */
  static Optional<ShippedModel> of(Rules rules) {
    return Optional.ofNullable(FILES.get(rules.game().id()))
        .map(ShippedModel::read)
        .filter(known -> rules.options().toString().equals(known.facts().get("plyscope.rules")))
        .map(ShippedModel::new);
  }

  private static Model read(String file) {
    synchronized (READ) {
      return READ.computeIfAbsent(file, ShippedModel::load);
    }
  }

  private static Model load(String file) {
    try (InputStream in = ShippedModel.class.getResourceAsStream(file)) {
      return ModelReader.read(ByteBuffer.wrap(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Model model() {
    return model;
  }

  /** The encoding it was trained with. */
  String encoding() {
    return model.facts().get("plyscope.encoding");
  }
}
