/**
 * Shows things that can be installed as a list with details beside it.
 *
 * <p>A {@link org.plyscope.workbench.plugin.card.Card} holds the facts about one of them as data:
 * installed plugins, agent programs and offers of sites become cards, and a {@link
 * org.plyscope.workbench.plugin.card.CardPane} shows them all alike, with their problems and
 * remedies.
 */
package org.plyscope.workbench.plugin.card;
