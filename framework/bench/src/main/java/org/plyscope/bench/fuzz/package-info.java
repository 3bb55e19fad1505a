/**
 * Throws damaged input at everything that reads text or files, at random but repeatably: the same
 * seed makes the same input. A parser may accept or refuse with a sentence; whatever else happens
 * is a finding. The tests do this for seconds, {@code plyscope bench fuzz} for as long as wanted.
 * {@link org.plyscope.bench.fuzz.mutate} says how input is damaged.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.bench.fuzz;
