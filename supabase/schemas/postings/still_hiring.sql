-- Employers confirm every week that they are still hiring, and unconfirmed jobs are paused (D20, D29). One email has the questions
-- about all jobs of an account with the same contact. It goes to the recipient of the emails about these jobs.

-- The next question about each job, and the latest one that was sent. The table has only a hash of the token; the token itself is only in
-- the email.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  -- When the next question is due: a week after the posting, the last question or the last answer. Null if the job was not open at that
  -- time; reopening or renewing the job sets it again. Indexed, so that a run without due questions reads no jobs.
  due_at timestamptz,
  token_hash text unique,
  mail_id bigint,
  -- Null before the first question.
  question_sent_at timestamptz,
  answered_at timestamptz,
  -- When the job was paused because of a missing answer. A late yes reopens it.
  paused_at timestamptz,
  -- The job is not paused before this time. Set after an outage, when answers could not be received.
  wait_until timestamptz,
  -- The token from before the pause (copy_paused_token).
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
