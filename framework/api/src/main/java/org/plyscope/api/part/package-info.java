/**
 * Offer parts that users can choose and combine, or add a new kind of part.
 *
 * <p>A {@link org.plyscope.api.part.GamePart} declares its name, the rules it supports and its
 * options; a {@link org.plyscope.api.part.PartFactory} also makes working instances from a {@link
 * org.plyscope.api.part.PartContext}, which provides the other parts and the files that its options
 * name, and a folder of its own. A kind of part is an interface that extends one of these and is
 * annotated with {@link org.plyscope.api.option.PartKind}; a new kind needs nothing else to be
 * listed, chosen and combined.
 *
 * <p>If an option that names a part is empty, the host takes a part that supports the rules and is
 * shipped with Plyscope or comes with the game itself; of several the one with the highest {@code
 * service.ranking} (an OSGi service property, 0 if not given). A part of another plugin is taken
 * only if there is none of these, so that installing a plugin changes no result.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.part;
