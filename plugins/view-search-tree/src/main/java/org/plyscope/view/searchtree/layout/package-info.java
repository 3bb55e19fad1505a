/** Where nodes are, what can be seen of them, and which one is under the mouse. */
package org.plyscope.view.searchtree.layout;
