package org.plyscope.tuner.stochastic;

import java.util.List;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.testkit.learn.TunerContract;

class StochasticContractTest extends TunerContract {
  @Override
  protected List<TunerFactory> tuners() {
    return List.of(new SpsaTuner(), new CmaEsTuner());
  }
}
