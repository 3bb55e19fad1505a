package org.plyscope.tuner.genetic;

import java.util.List;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.testkit.learn.TunerContract;

class GeneticContractTest extends TunerContract {
  @Override
  protected List<TunerFactory> tuners() {
    return List.of(new GeneticTuner());
  }
}
