/** Let agents of Plyscope play in other programs. */
package org.plyscope.cli.serve;
