/**
 * A view as a picture: pixels or a drawing, with room for all of its content.
 *
 * <p>Every view can be exported without doing anything for it. A view that wants its tool bars left
 * out of the picture marks the component that is the picture with the client property {@link
 * org.plyscope.api.view.View#PICTURE}. Pictures are painted by {@code printAll}: a component that
 * keeps an image of itself should redraw while {@code isPaintingForPrint()}, so that a drawing has
 * lines and texts instead of pixels.
 */
package org.plyscope.workbench.export.picture;
