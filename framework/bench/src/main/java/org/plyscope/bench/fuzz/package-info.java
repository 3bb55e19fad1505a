/**
 * Throws damaged input at everything that reads text or files, at random but repeatably: the same
 * seed makes the same input. A parser may accept its input or refuse it with a sentence; any other
 * behaviour is a finding. The tests do this for seconds, {@code plyscope bench fuzz} for as long as
 * wanted. {@link org.plyscope.bench.fuzz.mutate} damages the input.
 *
 * <p>A reader accepts its input or refuses it with an {@code InputException}. Anything else, 20
 * seconds of processor time or 2 GB of allocations for one input is a finding. Every target gets
 * the same processor time. Damaged input is sealed again, so that the damage gets behind checksums.
 * A bundle whose readers are not visible here offers them as a service {@code
 * lab.fuzz.FuzzTargets}. Samples of files are beside the code; a new kind of file gets one, and a
 * target in {@code FileTargets} or {@code FolderTargets}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.bench.fuzz;
