-- 'Still hiring?': a job that nobody vouches for is paused, so that people apply to what is there (D20, D29).

insert into public.job_slugs (slug) values ('still-hiring') on conflict do nothing;

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
  wait_until timestamptz
);
create index still_hiring_pending on public.still_hiring (asked_at) where answered_at is null and paused_at is null;

alter table public.still_hiring enable row level security;
revoke all on public.still_hiring from anon, authenticated;
grant all on public.still_hiring to service_role;

-- Asks the contacts of jobs that have been open for a week without anybody's word. One question each, however long the
-- scheduler was away, and never one to a job with less than a day left. Whoever comes second finds it asked. How many.
create function public.ask_still_hiring(max_jobs integer default 50, now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  job record;
  secret text;
  asked integer := 0;
begin
  for job in
    select jobs.id, jobs.contact ->> 'email' as email from public.jobs
    left join public.still_hiring as question on question.job_id = jobs.id
    where jobs.status = 'open' and not jobs.is_demo and jobs.expires_at > now_at + interval '1 day'
      and jobs.created_at <= now_at - interval '7 days'
      and coalesce(greatest(question.asked_at, question.answered_at) <= now_at - interval '7 days', true)
    order by coalesce(question.asked_at, jobs.created_at)
    limit least(max_jobs, 500)
    for update of jobs skip locked
  loop
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
revoke execute on function public.ask_still_hiring(integer, timestamptz) from public, anon, authenticated;
grant execute on function public.ask_still_hiring(integer, timestamptz) to service_role;

-- Pauses jobs whose question was delivered five days ago and not answered, and tells the contact by mail how to open it again.
-- After a day or more without a run everybody gets two more days first: their answers may have met a site that was down.
-- The paused jobs, for the pages that show them.
create function public.pause_silent_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  last_run timestamptz;
  question record;
  job public.jobs;
  secret text;
begin
  insert into public.scheduled_steps (step, done_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select done_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set done_until = greatest(last_run, now_at) where step = 'still-hiring';

  for question in
    select pending.job_id from public.still_hiring as pending
    join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    order by pending.asked_at
    limit least(max_jobs, 500)
    for update of pending skip locked
  loop
    update public.jobs set status = 'paused'
      where jobs.id = question.job_id and status = 'open' and expires_at > now_at returning * into job;
    if found then
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      update public.still_hiring set paused_at = now_at, token_hash = public.sha256_hex(secret)
        where job_id = question.job_id;
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('job-paused', job.contact ->> 'email', jsonb_build_object('jobId', job.id, 'manageToken', secret),
          'job-paused:' || job.id || ':' || to_char(now_at at time zone 'UTC', 'YYYY-MM-DD'))
        on conflict (dedupe_key) do nothing;
      return query select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug;
    else
      -- Paused, closed or expired meanwhile: that was an answer.
      update public.still_hiring set answered_at = now_at where job_id = question.job_id;
    end if;
  end loop;
end
$$;
revoke execute on function public.pause_silent_jobs(integer, timestamptz) from public, anon, authenticated;
grant execute on function public.pause_silent_jobs(integer, timestamptz) to service_role;

-- What the holder of a question's secret is asked about; null for an unknown or replaced one. Changes nothing (D29).
create function public.find_still_hiring(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status <> 'closed' and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedBySilence', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.token_hash = public.sha256_hex(find_still_hiring.manage_token)
$$;
grant execute on function public.find_still_hiring(text) to anon, authenticated, service_role;

-- Answers a question by its secret: yes vouches for the job for another week and opens it again if silence had paused it;
-- filled closes it. {"state", "id", "slug", "employerId", "stateSlug", "citySlug"}; null for an unknown secret.
create function public.answer_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  select * into question from public.still_hiring
    where token_hash = public.sha256_hex(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status <> 'closed' and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$$;
grant execute on function public.answer_still_hiring(text, boolean) to anon, authenticated, service_role;
