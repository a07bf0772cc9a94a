-- Titles are suggested by a word inside them too.
create index suggestions_words on suggestions using gin (folded gin_trgm_ops);
