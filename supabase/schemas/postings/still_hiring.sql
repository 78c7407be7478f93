-- 'Still hiring?': a job that its employer does not confirm is paused, so that people apply to what is there (D20, D29). It is one email for
-- all jobs that an account has with one contact, once a week, and so is the one about those that silence paused: a hundred jobs
-- are no hundred emails. Both go where the jobs' other emails go.

-- When each job is asked about next, and the last question about it. Its secret is in the mail alone; the table has the hash.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  -- A week after it was posted or after the last word about it. Null for a job that took no applications when its time came:
  -- its opening or renewal sets a new time. The scheduler finds by it, so that a run with nothing to do reads no job.
  due_at timestamptz,
  token_hash text unique,
  mail_id bigint,
  -- Null before the first question.
  asked_at timestamptz,
  answered_at timestamptz,
  -- When the silence paused the job; a late yes opens it again.
  paused_at timestamptz,
  -- No pause before this: the site was away, so nobody could answer.
  wait_until timestamptz,
  asked_token_hash text
);

create index still_hiring_due on public.still_hiring (due_at);
create index still_hiring_pending on public.still_hiring (asked_at)
  where asked_at is not null and answered_at is null and paused_at is null;
create unique index still_hiring_asked on public.still_hiring (asked_token_hash);
create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

create trigger keep_asked_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.keep_asked_token();
create trigger postpone before update of asked_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

alter table public.still_hiring enable row level security;
grant all on public.still_hiring to service_role;
