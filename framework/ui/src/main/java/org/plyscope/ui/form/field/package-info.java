/**
 * Make forms for files that people write. A {@link org.plyscope.ui.form.field.FileForm} shows a
 * draft in sections of fields; these come from the declared keys of the file ({@code
 * org.plyscope.wire.keys}) and from the options of games, agents and other parts. A field takes its
 * value over on Enter, when the focus leaves, or at once if it is chosen from a list; it shows in
 * grey what holds while it is empty, and below it what is wrong.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.ui.form.field;
