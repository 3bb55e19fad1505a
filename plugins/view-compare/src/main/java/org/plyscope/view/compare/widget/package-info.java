/** Small components that several views of this plugin share. */
package org.plyscope.view.compare.widget;
