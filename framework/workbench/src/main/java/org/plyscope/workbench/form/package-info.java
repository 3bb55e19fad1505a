/** Forms generated from declared options: one control per option, tooltips, validation. */
package org.plyscope.workbench.form;
