-- Whom to ask 'Still hiring?' is looked up each minute: a queue by time, so that a run with nothing to do reads no job.

-- When each job is to be asked about: a week after it was posted or after the last word about it. A job that does not
-- take applications is struck off when its time comes, and comes back with its opening or renewal.
create table public.still_hiring_due (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null
);
create index still_hiring_due_by_time on public.still_hiring_due (due_at);

alter table public.still_hiring_due enable row level security;
revoke all on public.still_hiring_due from anon, authenticated;
grant all on public.still_hiring_due to service_role;

create function public.queue_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.still_hiring_due (job_id, due_at)
    values (new.id, interval '7 days' + greatest(new.created_at,
      (select greatest(asked_at, answered_at) from public.still_hiring where job_id = new.id)))
    on conflict (job_id) do nothing;
  return null;
end
$$;
create trigger queue_posted after insert on public.jobs
  for each row when (new.status = 'open' and not new.is_demo) execute function public.queue_still_hiring();
create trigger queue_reopened after update of status, expires_at on public.jobs
  for each row when (new.status = 'open' and not new.is_demo) execute function public.queue_still_hiring();

create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.still_hiring_due as due (job_id, due_at)
    values (new.job_id, greatest(new.asked_at, new.answered_at) + interval '7 days')
    on conflict (job_id) do update set due_at = excluded.due_at;
  return null;
end
$$;
create trigger postpone after insert or update of asked_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

insert into public.still_hiring_due (job_id, due_at)
  select job.id, greatest(job.created_at, question.asked_at, question.answered_at) + interval '7 days'
  from public.jobs as job left join public.still_hiring as question on question.job_id = job.id
  where job.status = 'open' and not job.is_demo
  on conflict do nothing;

-- Asks the contacts of jobs that have been open for a week without anybody's word. One question each, however long the
-- scheduler was away, and never one to a job with less than a day left. Whoever comes second finds it asked. How many.
create or replace function public.ask_still_hiring(max_jobs integer default 50, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due record;
  job record;
  secret text;
  asked integer := 0;
begin
  for due in
    select job_id from public.still_hiring_due
    where due_at <= now_at
    order by due_at
    limit least(max_jobs, 500)
    for update skip locked
  loop
    -- Never waits: whoever holds the job may be waiting for its place in the queue. The next run finds it.
    select jobs.id, jobs.status, jobs.expires_at, jobs.contact ->> 'email' as email into job
      from public.jobs where jobs.id = due.job_id for update skip locked;
    if not found then
      continue;
    end if;
    if job.status <> 'open' or job.expires_at <= now_at + interval '1 day' then
      delete from public.still_hiring_due where job_id = due.job_id;
      continue;
    end if;
    secret := encode(extensions.gen_random_bytes(32), 'hex');
    insert into public.still_hiring as question (job_id, token_hash, asked_at)
      values (job.id, public.sha256_hex(secret), now_at)
      on conflict (job_id) do update
        set token_hash = excluded.token_hash, asked_at = excluded.asked_at, answered_at = null, paused_at = null,
          wait_until = null, mail_id = null
        where greatest(question.asked_at, question.answered_at) <= now_at - interval '7 days';
    if found then
      with mail as (
        insert into public.outbox (kind, recipient, payload, dedupe_key)
          values ('still-hiring', job.email, jsonb_build_object('jobId', job.id, 'manageToken', secret),
            'still-hiring:' || job.id || ':' || to_char(now_at at time zone 'UTC', 'YYYY-MM-DD'))
          on conflict (dedupe_key) do nothing returning id)
      update public.still_hiring set mail_id = mail.id from mail where job_id = job.id;
      asked := asked + 1;
    end if;
  end loop;
  return asked;
end
$$;
