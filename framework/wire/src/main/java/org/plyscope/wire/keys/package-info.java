/**
 * Declare the keys of the files that people write, once.
 *
 * <p>A {@link org.plyscope.wire.keys.FileKey} declares the name of a key, its values, its default,
 * and its purpose. From these declarations come the readers, which get a checked {@link
 * org.plyscope.wire.keys.FileObject}; the sentences about unknown keys and wrong values; the JSON
 * Schema; the form of the window; and the page <i>file-keys.md</i> of the guide, which a test
 * compares with them.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.wire.keys;
