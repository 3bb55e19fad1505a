package org.plyscope.tuner.stochastic;

import java.util.List;
import org.plyscope.api.learn.Tuner;
import org.plyscope.testkit.learn.TunerContract;

class StochasticContractTest extends TunerContract {
  @Override
  protected List<Tuner> tuners() {
    return List.of(new SpsaTuner(), new CmaEsTuner());
  }
}
