/** Holds the services of the host that all views of this plugin use. */
package org.plyscope.view.runs.model;
