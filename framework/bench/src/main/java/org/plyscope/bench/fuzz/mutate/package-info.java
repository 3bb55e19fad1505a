/**
 * Damages input in ways that fit how it is built, so that the damage reaches the readers behind
 * parsers and checksums: trees of JSON, sealed lines, zip files, messages, databases. The output of
 * a mutator depends on its samples and the random numbers only.
 */
package org.plyscope.bench.fuzz.mutate;
