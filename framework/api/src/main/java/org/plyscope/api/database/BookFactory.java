package org.plyscope.api.database;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers an opening book: the moves of earlier games, or the moves that a long search prefers.
 * <b>Implemented by plugins</b> and published as a service; thread-safe.
 */
@ProviderType
@PartKind(id = "book", plural = "books", purpose = "the opening books that agents can play from")
public interface BookFactory extends PartFactory<Book> {}
