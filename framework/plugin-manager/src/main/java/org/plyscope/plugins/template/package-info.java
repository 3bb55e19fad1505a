/**
 * Start a plugin from a template: a project of its own that builds, is tested and can be installed
 * as it is.
 *
 * <p>The files of the templates are resources of this bundle, one folder for each {@linkplain
 * org.plyscope.plugins.template.TemplateKind kind} and one for the files of all kinds. A text
 * between two at signs, such as {@code @class@}, stands for something that the {@linkplain
 * org.plyscope.plugins.template.ProjectNames name} decides. The window and the command line offer
 * the same list, and the tests of the distribution build and install all of it.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.plugins.template;
