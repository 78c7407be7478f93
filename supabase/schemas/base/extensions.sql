create schema if not exists extensions;
create extension if not exists cube with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pgcrypto with schema extensions;
-- For comparing misspellings by letter: by trigrams alone, 'Tuscola' is nearer to 'Tuscon' than Tucson.
create extension if not exists fuzzystrmatch with schema extensions;
