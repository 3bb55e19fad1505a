/**
 * What the plugins offer at this moment, and how texts become rules and agents.
 *
 * <p>A {@link org.plyscope.lab.catalog.Catalog} is a service; without OSGi it is made by {@link
 * org.plyscope.lab.catalog.Catalog#of}. The workbench and the command line use the same one, so
 * that a text means the same in both.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.catalog;
