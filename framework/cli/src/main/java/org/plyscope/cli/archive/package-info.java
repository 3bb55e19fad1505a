/**
 * Commands that hand runs over: {@code archive} makes one file of a run, {@code unpack} opens it,
 * {@code cite} prints the entries of a bibliography. {@code verify} checks an archive as it checks
 * a run.
 */
package org.plyscope.cli.archive;
