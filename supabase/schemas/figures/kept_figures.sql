-- Figures over so many jobs that counting them takes longer than anybody should wait: the scheduler makes them, and whoever asks
-- gets what is kept (D64).

create table public.kept_figures (
  -- What `count_figure` is asked: its name and its arguments.
  question jsonb primary key,
  -- Null until it was made for the first time.
  answer jsonb,
  made_at timestamptz,
  took interval,
  -- To the hour. What nobody asks for a day is made no more.
  asked_at timestamptz not null default now()
);

create index kept_figures_due on public.kept_figures (made_at nulls first);

alter table public.kept_figures enable row level security;
grant all on public.kept_figures to service_role;
