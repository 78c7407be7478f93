-- The text of each job that an operator removed, kept for a year so that the same text is held when it is posted again.
create table public.removed_texts (
  -- No reference: the job may be deleted since.
  job_id uuid primary key,
  text_mark text not null,
  removed_at timestamptz not null default now()
);

create index removed_texts_mark on public.removed_texts (text_mark);

alter table public.removed_texts enable row level security;
grant all on public.removed_texts to service_role;
