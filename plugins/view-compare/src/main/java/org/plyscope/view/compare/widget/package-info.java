/** Shares small components between the views of this plugin. */
package org.plyscope.view.compare.widget;
