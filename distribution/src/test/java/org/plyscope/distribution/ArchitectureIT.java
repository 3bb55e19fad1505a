package org.plyscope.distribution;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The dependency rules: one direction, Swing at the rim, plugins strangers to each other. */
@AnalyzeClasses(packages = "org.plyscope", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureIT {
  private static final String[] HEADLESS = {
    "org.plyscope.engine..",
    "org.plyscope.lab..",
    "org.plyscope.plugins..",
    "org.plyscope.cli..",
    "org.plyscope.game..",
    "org.plyscope.agent..",
    "org.plyscope.api",
    "org.plyscope.api.option..",
    "org.plyscope.api.board..",
    "org.plyscope.api.game..",
    "org.plyscope.api.agent..",
    "org.plyscope.api.search..",
    "org.plyscope.api.work..",
  };

  @ArchTest
  static final ArchRule swingStaysAtTheRim =
      noClasses()
          .that()
          .resideInAnyPackage(HEADLESS)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javax.swing..", "java.awt..");

  @ArchTest
  static final ArchRule theApiKnowsNobody =
      noClasses()
          .that()
          .resideInAPackage("org.plyscope.api..")
          .should()
          .dependOnClassesThat(
              com.tngtech.archunit.base.DescribedPredicate.describe(
                  "other parts of Plyscope",
                  c ->
                      c.getPackageName().startsWith("org.plyscope")
                          && !c.getPackageName().startsWith("org.plyscope.api")));

  @ArchTest
  static final ArchRule theEngineKnowsTheApiOnly =
      noClasses()
          .that()
          .resideInAPackage("org.plyscope.engine..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.plyscope.lab..",
              "org.plyscope.plugins..",
              "org.plyscope.workbench..",
              "org.plyscope.cli..",
              "org.plyscope.game..",
              "org.plyscope.agent..");

  @ArchTest
  static final ArchRule theLabKnowsNoFrontEnd =
      noClasses()
          .that()
          .resideInAnyPackage("org.plyscope.lab..", "org.plyscope.plugins..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.plyscope.workbench..",
              "org.plyscope.cli..",
              "org.plyscope.game..",
              "org.plyscope.agent..");

  @ArchTest
  static final ArchRule frontEndsKnowNoPlugin =
      noClasses()
          .that()
          .resideInAnyPackage("org.plyscope.workbench..", "org.plyscope.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.plyscope.game..", "org.plyscope.agent..", "org.plyscope.view..");

  @ArchTest
  static final ArchRule gamesKnowTheApiOnly =
      noClasses()
          .that()
          .resideInAPackage("org.plyscope.game..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.plyscope.engine..",
              "org.plyscope.lab..",
              "org.plyscope.plugins..",
              "org.plyscope.workbench..",
              "org.plyscope.cli..");

  @ArchTest
  static final ArchRule agentsKnowApiAndEngineOnly =
      noClasses()
          .that()
          .resideInAPackage("org.plyscope.agent..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.plyscope.lab..",
              "org.plyscope.plugins..",
              "org.plyscope.workbench..",
              "org.plyscope.cli..");

  @ArchTest
  static final ArchRule noPluginImportsAnother =
      slices().matching("org.plyscope.[game|agent|view].(*)..").should().notDependOnEachOther();
}
