-- Synonyms of work: a waitress is a server, a niñera a nanny. Migrations add the rows (D101).
create table public.occupation_names (
  -- A name in the form of name_stems.
  stems text primary key,
  -- Its other names, folded, nearest first.
  other_names text[] not null,
  -- A query for titles with one of the other names (shingle_query).
  other_names_query tsquery not null
);

alter table public.occupation_names enable row level security;
grant all on public.occupation_names to service_role;
