/** Browses the sites that the user has added, and installs from them. */
package org.plyscope.workbench.plugin.site;
