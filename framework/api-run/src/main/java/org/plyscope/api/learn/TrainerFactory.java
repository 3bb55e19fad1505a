package org.plyscope.api.learn;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to train a model by playing. <b>Implemented by plugins</b> and published as a
 * service; thread-safe.
 */
@ProviderType
@PartKind(id = "trainer", plural = "trainers", purpose = "the ways to train a model by playing")
public interface TrainerFactory extends PartFactory<Trainer> {
  /**
   * Returns the agent that plays with a model of this trainer.
   *
   * @param rules the rules the model was trained for
   * @param options the values of {@link #options()} it was trained with
   * @param model the name of the file that holds it, as an option of the agent takes it
   * @return the text of an agent, for example {@code neural:model=kalah.onnx}
   */
  String player(Rules rules, OptionValues options, String model);

  /**
   * Returns the usual extension of its models.
   *
   * @return the extension without the dot, for example {@code onnx}
   */
  String ending();
}
