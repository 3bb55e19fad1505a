/**
 * The folder with the user's plugins: its files, what several processes note there, who watches it.
 */
package org.plyscope.plugins.internal.folder;
