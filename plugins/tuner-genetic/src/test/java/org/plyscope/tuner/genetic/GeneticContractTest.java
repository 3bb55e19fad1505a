package org.plyscope.tuner.genetic;

import java.util.List;
import org.plyscope.api.learn.Tuner;
import org.plyscope.testkit.learn.TunerContract;

class GeneticContractTest extends TunerContract {
  @Override
  protected List<Tuner> tuners() {
    return List.of(new GeneticTuner());
  }
}
