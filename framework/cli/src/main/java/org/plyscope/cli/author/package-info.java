/**
 * Run the commands for authors of plugins: make a project from a template, check a jar before it is
 * published, install every new build of it.
 */
package org.plyscope.cli.author;
