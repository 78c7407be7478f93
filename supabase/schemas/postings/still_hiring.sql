-- 'Still hiring?': a job that nobody vouches for is paused, so that people apply to what is there (D20, D29).

-- The last question about a job. Its secret is in the mail alone; the table has the hash.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  token_hash text not null unique,
  mail_id bigint,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- When the silence paused the job; a late yes opens it again.
  paused_at timestamptz,
  -- No pause before this: the site was away, so nobody could answer.
  wait_until timestamptz,
  asked_token_hash text
);

create index still_hiring_pending on public.still_hiring (asked_at) where answered_at is null and paused_at is null;
create unique index still_hiring_asked on public.still_hiring (asked_token_hash);
create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

create trigger keep_asked_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.keep_asked_token();
create trigger postpone after insert or update of asked_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

alter table public.still_hiring enable row level security;
grant all on public.still_hiring to service_role;
