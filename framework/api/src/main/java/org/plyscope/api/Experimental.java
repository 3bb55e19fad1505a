package org.plyscope.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a package that may still change or disappear. Its version is {@code 0.n}, and every change
 * that breaks plugins raises {@code n}. All its types are provider types, so that bnd lets a plugin
 * that implements one import exactly {@code [0.n,0.n+1)}: the framework refuses an old plugin when
 * it is installed, instead of failing later. A plugin that only calls such types gets the same with
 * {@code Import-Package: org.plyscope.api.run;provide:=true,*} in its bnd file. Every other package
 * follows semantic versioning: a plugin runs with every later version that has the same major
 * version.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface Experimental {
  /**
   * Returns why the package may still change.
   *
   * @return one sentence
   */
  String value();
}
