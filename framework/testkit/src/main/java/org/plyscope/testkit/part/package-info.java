/**
 * What hosts keep that hand parts to other parts: a contract, and parts that show whether it is
 * kept.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.testkit.part;
