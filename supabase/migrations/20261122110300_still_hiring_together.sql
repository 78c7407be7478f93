-- 'Still hiring?' is one email for all jobs that an account has with one contact, once a week, and so is the one about those that
-- silence paused: a hundred jobs are no hundred emails. Both go where the jobs' other emails go.

-- When an account was last asked about its jobs.
create table public.still_hiring_rounds (
  account_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null
);
alter table public.still_hiring_rounds enable row level security;
revoke all on public.still_hiring_rounds from anon, authenticated;
grant all on public.still_hiring_rounds to service_role;

insert into public.still_hiring_rounds (account_id, asked_at)
  select job.employer_id, max(question.asked_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id group by 1;

create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

-- What waits to be sent is written like what is written from now on.
update public.outbox
  set payload = jsonb_build_object('manageTokens', jsonb_build_object(payload ->> 'jobId', payload ->> 'manageToken'))
  where kind in ('still-hiring', 'job-paused') and sent_at is null and failed_at is null and payload ? 'manageToken';

-- Asks about jobs that have been open for a week without anybody's word: an account once a week, and then about those that would
-- be due within three days too. However long the scheduler was away, it is one question, and never one about a job with less
-- than a day left. Whoever comes second finds it asked. How many jobs.
create or replace function public.ask_still_hiring(max_jobs integer default 50, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due record;
  last_round timestamptz;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
  next_mail bigint;
  asked integer := 0;
begin
  -- One run at a time, or two would share out the jobs of one account.
  perform pg_advisory_xact_lock(hashtextextended('still-hiring', 0));
  for due in
    select queued.job_id, owned.employer_id
    from public.still_hiring_due as queued join public.jobs as owned on owned.id = queued.job_id
    where queued.due_at <= now_at
    order by queued.due_at
    limit least(max_jobs, 500)
  loop
    -- Asked with another job of this run, or struck off.
    if not exists (select from public.still_hiring_due where job_id = due.job_id and due_at <= now_at) then
      continue;
    end if;
    select asked_at into last_round from public.still_hiring_rounds where account_id = due.employer_id;
    if last_round > now_at - interval '7 days' then
      update public.still_hiring_due set due_at = last_round + interval '7 days' where job_id = due.job_id;
      continue;
    end if;
    tokens := '{}';
    for job in
      -- Never waits: whoever holds a job may be waiting for its place in the queue.
      select owned.* from public.jobs as owned join public.still_hiring_due as queued on queued.job_id = owned.id
      where owned.employer_id = due.employer_id and queued.due_at <= now_at + interval '3 days'
      order by queued.due_at
      limit 500
      for update of owned skip locked
    loop
      if job.status <> 'open' or job.expires_at <= now_at + interval '1 day' then
        delete from public.still_hiring_due where job_id = job.id;
        continue;
      end if;
      recipient := public.job_recipient(job.id);
      -- Nobody can be asked: then nobody's silence pauses it either.
      if recipient is null then
        update public.still_hiring_due set due_at = now_at + interval '7 days' where job_id = job.id;
        continue;
      end if;
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      insert into public.still_hiring (job_id, token_hash, asked_at) values (job.id, public.sha256_hex(secret), now_at)
        on conflict (job_id) do update
          set token_hash = excluded.token_hash, asked_at = excluded.asked_at, answered_at = null, paused_at = null,
            wait_until = null, mail_id = null;
      tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
      asked := asked + 1;
    end loop;
    for recipient in select jsonb_object_keys(tokens) loop
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('still-hiring', recipient, jsonb_build_object('manageTokens', tokens -> recipient),
          'still-hiring:' || due.employer_id || ':' || public.sha256_hex(recipient) || ':' || now_at)
        returning id into next_mail;
      update public.still_hiring set mail_id = next_mail
        where job_id in (select key::uuid from jsonb_object_keys(tokens -> recipient) as key);
    end loop;
    if tokens <> '{}' then
      insert into public.still_hiring_rounds (account_id, asked_at) values (due.employer_id, now_at)
        on conflict (account_id) do update set asked_at = excluded.asked_at;
    end if;
  end loop;
  return asked;
end
$$;

-- Pauses jobs whose question was delivered five days ago and not answered, and says in one email per question how to open them
-- again. After a day or more without a run everybody gets two more days first: their answers may have met a site that was down.
-- The paused jobs, for the pages that show them.
create or replace function public.pause_silent_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  last_run timestamptz;
  silent record;
  question record;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
begin
  insert into public.scheduled_steps (step, done_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select done_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set done_until = greatest(last_run, now_at) where step = 'still-hiring';

  for silent in
    select pending.mail_id, min(pending.asked_at) as asked_at
    from public.still_hiring as pending join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    group by 1 order by 2
    limit least(max_jobs, 500)
  loop
    tokens := '{}';
    for question in
      select pending.job_id from public.still_hiring as pending
      where pending.mail_id = silent.mail_id and pending.answered_at is null and pending.paused_at is null
        and coalesce(pending.wait_until <= now_at, true)
      for update skip locked
    loop
      update public.jobs set status = 'paused'
        where jobs.id = question.job_id and status = 'open' and expires_at > now_at returning * into job;
      if found then
        secret := encode(extensions.gen_random_bytes(32), 'hex');
        update public.still_hiring set paused_at = now_at, token_hash = public.sha256_hex(secret)
          where job_id = question.job_id;
        recipient := coalesce(public.job_recipient(job.id), '');
        tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
        return query select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug;
      else
        -- Paused, closed or expired meanwhile: that was an answer.
        update public.still_hiring set answered_at = now_at where job_id = question.job_id;
      end if;
    end loop;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-paused', address, jsonb_build_object('manageTokens', tokens -> address),
        'job-paused:' || silent.mail_id || ':' || public.sha256_hex(address)
      from jsonb_object_keys(tokens) as address where address <> ''
      on conflict (dedupe_key) do nothing;
  end loop;
end
$$;
