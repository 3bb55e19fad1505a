/** Holds the Swing components of the view. Used on the user-interface thread. */
package org.plyscope.view.searchtree.ui;
