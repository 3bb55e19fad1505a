/**
 * Find the parts that plugins offer at this moment, and turn texts into rules and agents.
 *
 * <p>A {@link org.plyscope.lab.catalog.Catalog} is a service; without OSGi it is made by {@link
 * org.plyscope.lab.catalog.Catalog#of}. The workbench and the command line use the same one, so
 * that a text means the same in both.
 *
 * <p>Each kind of part is an interface annotated with {@link org.plyscope.api.option.PartKind}. The
 * catalog inspects the interfaces of every service, so a new kind needs no code in the host: it
 * gets a listing ({@code plyscope parts}) and a control in forms. Everything that arrives passes
 * {@code internal.intake}: a service is asked for its description once, plugins of the user with a
 * deadline of two seconds, and a part that is wrong, throws or does not answer is left out alone,
 * with a sentence.
 *
 * <p>For a game an id stands for one part of a kind: the shipped one, else the one with the higher
 * {@code service.ranking}, else the one whose bundle has the first symbolic name; never the order
 * of arrival. {@code Catalog.resolved} writes out which parts an agent with empty options consists
 * of. Results, traces and saved games keep that text, so they never depend on plugins installed
 * later. Agents of experiments get no folder to remember anything in ({@code
 * Catalog.createForgetful}).
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.catalog;
