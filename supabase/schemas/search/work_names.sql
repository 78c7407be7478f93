-- Synonyms of work: a waitress is a server, a niñera a nanny. Migrations add rows, written as lines of names (D101).
create table public.work_names (
  -- A name in the form of name_stems.
  stems text primary key,
  -- Its other names, folded, nearest first.
  also text[] not null,
  -- A query for titles with one of the other names (shingle_query).
  other_names_query tsquery not null
);

alter table public.work_names enable row level security;
grant all on public.work_names to service_role;
