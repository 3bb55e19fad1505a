package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Checks the manifests of the shipped bundles. */
class ManifestsIT {
  /** The bundles that show something. */
  private static final List<String> SHOWING =
      List.of(
          "org.plyscope.api.window",
          "org.plyscope.ui",
          "org.plyscope.board",
          "org.plyscope.workbench",
          "org.plyscope.view.",
          "org.plyscope.lib.");

  @Test
  void noHeadlessBundleImportsSwingOrViews() throws Exception {
    int checked = 0;
    for (ShippedJar jar : ShippedJar.all()) {
      if (jar.name().startsWith("org.plyscope.") && SHOWING.stream().noneMatch(s -> is(jar, s))) {
        checked++;
        assertThat(packages(jar.manifest().getValue("Import-Package")))
            .as("imports of %s", jar.path())
            .noneMatch(
                name ->
                    name.startsWith("java.awt")
                        || name.startsWith("javax.swing")
                        || name.startsWith("org.plyscope.api.view")
                        || name.startsWith("org.plyscope.api.window"));
      }
    }
    assertThat(checked).isGreaterThan(12);
  }

  @Test
  void gamesAndAgentsNeedTheFirstApiBundleOnly() throws Exception {
    int checked = 0;
    for (ShippedJar jar : ShippedJar.all()) {
      if (jar.name()
          .matches("org\\.plyscope\\.(api|engine|wire|game\\..*|agent\\..*|tuner\\..*)")) {
        checked++;
        assertThat(packages(jar.manifest().getValue("Import-Package")))
            .as("imports of %s", jar.path())
            .doesNotContain("org.plyscope.api.analysis", "org.plyscope.api.view");
      }
    }
    assertThat(checked).isGreaterThan(12);
  }

  @Test
  void noPackageIsInTwoBundles() throws Exception {
    Map<String, String> owners = new HashMap<>();
    for (ShippedJar jar : ShippedJar.all()) {
      if (jar.isOurs() && jar.path().startsWith("bundles/")) {
        for (String name : jar.packages()) {
          assertThat(owners.put(name, jar.path())).as("%s in %s", name, jar.path()).isNull();
        }
      }
    }
    assertThat(owners).containsKeys("org.plyscope.api.game", "org.plyscope.api.view");
  }

  @Test
  void pluginsExportNothing() throws Exception {
    for (ShippedJar jar : ShippedJar.all()) {
      if (jar.path().startsWith("bundles/05/")) {
        assertThat(packages(jar.manifest().getValue("Export-Package"))).as(jar.path()).isEmpty();
      }
    }
  }

  @Test
  void everyBundleOfOursSaysItsLicence() throws Exception {
    for (ShippedJar jar : ShippedJar.all()) {
      if (jar.isOurs() && jar.path().startsWith("bundles/")) {
        assertThat(jar.manifest().getValue("Bundle-License"))
            .as(jar.path())
            .startsWith("Apache-2.0");
      }
    }
  }

  /** Returns whether a jar has a name; a name with a full stop at its end is a beginning. */
  private static boolean is(ShippedJar jar, String name) {
    return name.endsWith(".") ? jar.name().startsWith(name) : jar.name().equals(name);
  }

  /** Returns the packages of a header without their versions and directives. */
  private static List<String> packages(String header) {
    if (header == null) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (String clause : header.replaceAll("\"[^\"]*\"", "").split(",", -1)) {
      Arrays.stream(clause.split(";", -1)).filter(part -> !part.contains("=")).forEach(names::add);
    }
    return names;
  }
}
