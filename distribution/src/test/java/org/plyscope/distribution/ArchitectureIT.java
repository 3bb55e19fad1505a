package org.plyscope.distribution;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The dependency rules: one direction, Swing at the rim, plugins strangers to each other. */
@AnalyzeClasses(packages = "org.plyscope", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureIT {
  private static final String ROOT = "org.plyscope.";

  /** Which rooms a room may use besides itself; a room is the first name below the root. */
  private static final Map<String, Set<String>> ROOMS =
      Map.ofEntries(
          Map.entry("api", Set.of()),
          Map.entry("wire", Set.of("api")),
          Map.entry("testkit", Set.of("api")),
          Map.entry("engine", Set.of("api")),
          Map.entry("lab", Set.of("api", "engine", "wire", "plugins")),
          Map.entry("experiment", Set.of("api", "wire", "lab", "plugins")),
          Map.entry("bench", Set.of("api", "engine", "wire", "lab", "experiment", "plugins")),
          Map.entry("plugins", Set.of("api", "wire")),
          Map.entry("ui", Set.of("api", "wire")),
          Map.entry("board", Set.of("api", "ui")),
          Map.entry(
              "workbench", Set.of("api", "wire", "lab", "experiment", "plugins", "ui", "board")),
          Map.entry("cli", Set.of("api", "wire", "lab", "experiment", "bench", "plugins")),
          Map.entry("launcher", Set.of()),
          Map.entry("game", Set.of("api")),
          Map.entry("agent", Set.of("api", "engine", "wire")),
          Map.entry("tuner", Set.of("api")),
          Map.entry("view", Set.of("api", "ui", "board", "wire")));

  /** The rooms that know Swing. */
  private static final Set<String> SHOWING =
      Set.of("ui", "board", "workbench", "view", "testkit", "launcher");

  @ArchTest
  static void everyRoomUsesOnlyWhatItMay(JavaClasses all) {
    ROOMS.forEach(
        (room, others) ->
            classes()
                .that(liveIn(Set.of(room)))
                .should()
                .onlyDependOnClassesThat(
                    describe(
                        "are in " + room + ", " + others + " or no part of Plyscope",
                        target -> isForeign(target) || is(target, room, others)))
                .allowEmptyShould(true)
                .check(all));
  }

  @ArchTest
  static void everyShippedBundleHasARoom(JavaClasses all) throws IOException {
    List<ShippedJar> ours = ShippedJar.all().stream().filter(ShippedJar::isOurs).toList();
    assertThat(ours).hasSizeGreaterThan(15);
    for (ShippedJar jar : ours) {
      assertThat(jar.packages())
          .as(jar.path())
          .isNotEmpty()
          .allMatch(name -> ROOMS.containsKey(room(name)))
          .allMatch(all::containPackage);
    }
  }

  @ArchTest
  static void noPackageCycles(JavaClasses all) {
    slices().assignedFrom(new Packages()).should().beFreeOfCycles().check(all);
  }

  @ArchTest
  static void internalsAreUsedByTheirOwnPackagesOnly(JavaClasses all) {
    for (JavaClass inner : all) {
      String name = inner.getPackageName();
      if (name.contains(".internal")) {
        String owner = Packages.withoutInternals(name);
        assertThat(inner.getDirectDependenciesToSelf())
            .as("users of %s", inner.getName())
            .allMatch(use -> (use.getOriginClass().getPackageName() + ".").startsWith(owner + "."));
      }
    }
  }

  @ArchTest
  static final ArchRule swingStaysAtTheRim =
      noClasses()
          .that(
              describe(
                  "are headless",
                  c ->
                      !SHOWING.contains(room(c.getPackageName()))
                          && !c.getPackageName().startsWith("org.plyscope.api.view")
                          && !c.getPackageName().startsWith("org.plyscope.api.window")))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "javax.swing..",
              "java.awt..",
              "org.plyscope.api.view..",
              "org.plyscope.api.window..");

  /** Games, traces, records and the output of commands are written as wire forms. */
  @ArchTest
  static final ArchRule jsonIsWrittenInOnePlace =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.plyscope.cli..",
              "org.plyscope.lab.trace..",
              "org.plyscope.lab.play..",
              "org.plyscope.lab.match..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.google.gson..");

  @ArchTest
  static final ArchRule noPluginImportsAnother =
      slices()
          .matching("org.plyscope.[game|agent|tuner|view].(*)..")
          .should()
          .notDependOnEachOther();

  private static DescribedPredicate<JavaClass> liveIn(Set<String> rooms) {
    return describe(
        "live in " + rooms, c -> !isForeign(c) && rooms.contains(room(c.getPackageName())));
  }

  private static boolean isForeign(JavaClass c) {
    return !c.getBaseComponentType().getPackageName().startsWith(ROOT);
  }

  private static boolean is(JavaClass c, String room, Set<String> others) {
    String target = room(c.getBaseComponentType().getPackageName());
    return target.equals(room) || others.contains(target);
  }

  private static String room(String packageName) {
    return packageName.substring(ROOT.length()).replaceAll("\\..*", "");
  }

  /** Packages, each together with the internal packages that only it uses. */
  private static final class Packages implements SliceAssignment {
    static String withoutInternals(String packageName) {
      return packageName.replaceAll("\\.internal(\\..*)?$", "");
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass c) {
      return SliceIdentifier.of(withoutInternals(c.getPackageName()));
    }

    @Override
    public String getDescription() {
      return "packages with their internals";
    }
  }
}
