/** Holds the services and settings that the views of learning share. */
package org.plyscope.view.tuning.model;
