/**
 * Play on the server of the FAU course (AISysProj): {@link
 * org.plyscope.cli.aisysproj.ServerDialogue} exchanges actions and percepts over HTTP in either
 * version of its protocol, {@link org.plyscope.cli.aisysproj.Percepts} reads positions of FAUhalma.
 */
package org.plyscope.cli.aisysproj;
