/**
 * Let agents use models: encode positions as numbers, or add a library that computes models.
 *
 * <p>An {@link org.plyscope.api.model.EncoderFactory} turns the positions of a game into numbers
 * and its moves into the outputs of a model; games publish their own. A {@link
 * org.plyscope.api.model.ModelRuntime} computes models with operators that the program itself does
 * not know, as a {@link org.plyscope.api.model.LoadedModel}; the optional plugin {@code agent-onnx}
 * is one.
 *
 * <p>The program itself computes dense networks. A model from elsewhere comes with a JSON file that
 * describes how a position becomes numbers and what the outputs mean; see {@code samples/models}.
 * Parts that train models are in {@code org.plyscope.api.learn} of the bundle {@code
 * org.plyscope.api.run}.
 */
@Experimental(
    "Only one runtime, that of ONNX, implements it; another one may show that models need more than"
        + " one input.")
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.model;

import org.plyscope.api.Experimental;
