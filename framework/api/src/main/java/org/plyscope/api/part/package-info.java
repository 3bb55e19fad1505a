/**
 * What all parts that plugins offer have in common, whatever they are for.
 *
 * <p>A {@link org.plyscope.api.part.Part} says who it is, which rules it supports and what can be
 * chosen about it; a {@link org.plyscope.api.part.PartFactory} also makes working instances from a
 * {@link org.plyscope.api.part.PartContext}, which hands in the instances of other parts and the
 * files that its options name, and a folder of its own. A kind of part is an interface that extends
 * one of these and is annotated with {@link org.plyscope.api.option.PartKind}; a new kind needs
 * nothing else to be listed, chosen and combined.
 *
 * <p>If an option that names a part is empty, the host takes the part that supports the rules and
 * has the highest {@code service.ranking} (an OSGi service property, 0 if not given), and of
 * several the one that came first.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.part;
