-- What work is called: a waitress is a server, a niñera a nanny. Rows come by migrations, written as lines of names (D101).
create table public.work_names (
  -- A name as a search may have it, as name_stems has it.
  stems text primary key,
  -- Its other names, folded: the nearest first.
  also text[] not null,
  -- What these ask for: each as a part of a title (shingle_query).
  wanted tsquery not null
);

alter table public.work_names enable row level security;
grant all on public.work_names to service_role;
