/** Commands: the registry, and the menus, tool bar, keys and palette that start them. */
package org.plyscope.workbench.command;
