package org.plyscope.view.programs;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.program.Dialect;

/** The dialects that are installed now. */
@Component(service = KnownDialects.class)
public final class KnownDialects {
  private final Set<String> ids = new ConcurrentSkipListSet<>();

  /** Called by the framework. */
  public KnownDialects() {}

  @Reference(
      cardinality = ReferenceCardinality.MULTIPLE,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  void addDialect(Dialect dialect) {
    ids.add(dialect.id());
  }

  void removeDialect(Dialect dialect) {
    ids.remove(dialect.id());
  }

  /** Returns their ids, sorted. */
  List<String> ids() {
    return List.copyOf(ids);
  }
}
