-- Jobs that their employer doesn't confirm are paused, so that people apply only to open ones (D20, D29). One weekly email covers all jobs
-- of an account with the same contact, and so does the one about paused jobs. Both go to the jobs' usual recipient.

-- When each job's next question is due, and its last question. The secret is only in the email; the table has its hash.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  -- A week after the job was posted, questioned or confirmed. Null if the job took no applications when it was due: opening or renewing it
  -- sets a new time. Indexed, so that an idle run reads no jobs.
  due_at timestamptz,
  token_hash text unique,
  mail_id bigint,
  -- Null before the first question.
  question_sent_at timestamptz,
  answered_at timestamptz,
  -- When the job was paused for a missing answer. A late yes reopens it.
  paused_at timestamptz,
  -- Not paused before this time, because the site was down and could not receive answers.
  wait_until timestamptz,
  paused_token_hash text
);

create index still_hiring_due on public.still_hiring (due_at);
create index still_hiring_pending on public.still_hiring (question_sent_at)
  where question_sent_at is not null and answered_at is null and paused_at is null;
create unique index still_hiring_paused_token on public.still_hiring (paused_token_hash);
create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

create trigger copy_paused_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.copy_paused_token();
create trigger postpone before update of question_sent_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

alter table public.still_hiring enable row level security;
grant all on public.still_hiring to service_role;
