/** What all views of this plugin need: the services of the host. */
package org.plyscope.view.runs.model;
