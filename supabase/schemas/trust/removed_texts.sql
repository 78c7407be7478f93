-- The text fingerprints of removed jobs, kept for a year so that the same text is held when it is posted again.
create table public.removed_texts (
  -- No foreign key: the job may be deleted.
  job_id uuid primary key,
  text_fingerprint text not null,
  removed_at timestamptz not null default now()
);

create index removed_texts_fingerprint on public.removed_texts (text_fingerprint);

alter table public.removed_texts enable row level security;
grant all on public.removed_texts to service_role;
