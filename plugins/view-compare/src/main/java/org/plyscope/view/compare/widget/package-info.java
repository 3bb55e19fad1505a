/** Small components that all views of this plugin use. */
package org.plyscope.view.compare.widget;
