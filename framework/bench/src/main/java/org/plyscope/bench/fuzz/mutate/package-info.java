/**
 * Damages input in ways that fit how it is built, so that the damage reaches the readers behind
 * parsers and checksums: trees of JSON, sealed lines, zip files, messages, databases. What a
 * mutator makes depends on its samples and the random numbers only.
 */
package org.plyscope.bench.fuzz.mutate;
