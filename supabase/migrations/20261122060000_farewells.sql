-- Closing can be taken back before anybody hears of it, says how it ended, and however a job goes, with its employer's
-- account or by a plain delete, whoever waits is told and the page of an application says what happened.

-- How a closed job ended; null where nobody said. Applicants are told in other words.
alter table public.jobs add column close_reason text check (close_reason in ('filled', 'not-filled'));
grant select (close_reason) on public.jobs to anon, authenticated;
grant update (close_reason) on public.jobs to authenticated;

create function public.forget_close_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.close_reason := null;
  return new;
end
$$;
create trigger c_forget_close_reason before insert or update of status, close_reason on public.jobs
  for each row when (new.status <> 'closed' and new.close_reason is not null)
  execute function public.forget_close_reason();

-- Ten seconds for 'Undo' on the screen, and five for its way here.
alter table public.job_farewells add column not_before timestamptz not null default now() + interval '15 seconds';

-- Applications of a job that nobody answered and that were not told of its end.
create function public.waiting_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = waiting_applications.job_id and application.status in ('new', 'seen')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('mailed', 'job-closed'))
$$;
revoke execute on function public.waiting_applications(uuid) from public, anon, authenticated;
grant execute on function public.waiting_applications(uuid) to service_role;

-- How many applicants of the viewer's own job would be told if it ended now.
create function public.count_waiting(job_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.waiting_applications(count_waiting.job_id)
  where public.owns_job(count_waiting.job_id)
$$;
revoke execute on function public.count_waiting(uuid) from public, anon;
grant execute on function public.count_waiting(uuid) to authenticated, service_role;

-- Closing asks for a farewell; reopening takes back what was asked for or written and did not go out.
create or replace function public.ask_for_farewell() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'closed' then
    insert into public.job_farewells (job_id) values (new.id) on conflict do nothing;
  else
    delete from public.job_farewells where job_id = new.id;
    with unsent as (
      delete from public.outbox
        where kind = 'job-closed' and sent_at is null and failed_at is null
          and (claimed_until is null or claimed_until < now())
          and payload ->> 'applicationId' in (select id::text from public.applications where job_id = new.id)
        returning (payload ->> 'applicationId')::uuid as application_id)
    delete from public.application_events as event using unsent
      where event.application_id = unsent.application_id and event.kind = 'job-closed';
  end if;
  return null;
end
$$;

-- Writes one kind mail to each applicant who was not answered, for jobs that were closed, and for those that expired 14 days
-- ago and were not renewed. After a long pause it looks back 14 more days and no further. How many mails.
create or replace function public.write_farewells(max_jobs integer default 20, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  written integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('farewells', now_at - interval '14 days 1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'farewells' for update skip locked;
  if since is not null then
    insert into public.job_farewells (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - interval '28 days') and ended_at <= now_at - interval '14 days'
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set done_until = greatest(since, now_at - interval '14 days') where step = 'farewells';
  end if;
  with claimed as (
    delete from public.job_farewells where job_id = any (array(
      select job_id from public.job_farewells where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id),
  told as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
      from claimed cross join lateral public.waiting_applications(claimed.job_id) as waiting
    on conflict do nothing
    returning application_id)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-closed', application.email, jsonb_build_object('applicationId', application.id),
      'job-closed:' || application.id
    from told join public.applications as application on application.id = told.application_id
    -- Written for an earlier closing and sent since; the applicant knows.
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;

-- What remains of an application when its job is deleted: enough for its page to say what happened, nothing of what was sent.
-- It goes when the application would have gone.
create table public.gone_applications (
  token_hash text primary key,
  applicant_id uuid references auth.users (id) on delete set null,
  job_title text not null,
  company_name text not null,
  state_slug text not null,
  city_slug text not null,
  reason text not null check (reason in ('job-deleted', 'employer-left')),
  status text not null,
  applied_at timestamptz not null,
  gone_at timestamptz not null default now(),
  -- When the job was over; the time for which applications are kept counts from here.
  ended_at timestamptz not null
);
create index gone_applications_applicant on public.gone_applications (applicant_id) where applicant_id is not null;
create index gone_applications_ended on public.gone_applications (ended_at);

alter table public.gone_applications enable row level security;
revoke all on public.gone_applications from anon, authenticated;
grant select (applicant_id, job_title, company_name, state_slug, city_slug, reason, status, applied_at, gone_at)
  on public.gone_applications to authenticated;
grant all on public.gone_applications to service_role;
create policy "applicants read what became of their own applications" on public.gone_applications
  for select to authenticated using (applicant_id = (select auth.uid()));

-- However a job's row goes, whoever waits is told: also those whose answer was written and goes with the row unsent.
create function public.say_that_job_is_gone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.gone_applications (token_hash, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.applicant_id, old.title, old.company_name, old.state_slug, old.city_slug,
      -- With its employer the job goes after the employer's row.
      case when exists (select from public.employer_profiles where user_id = old.employer_id)
        then 'job-deleted' else 'employer-left' end,
      application.status, application.created_at, least(old.ended_at, now())
    from public.applications as application where application.job_id = old.id
    on conflict do nothing;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name),
      'job-gone:' || application.id
    from public.applications as application
    where application.job_id = old.id
      and (application.id in (select waiting.id from public.waiting_applications(old.id) as waiting)
        or exists (select from public.outbox as unsent
          where unsent.payload ->> 'applicationId' = application.id::text
            and unsent.kind in ('application-answer', 'job-closed')
            and unsent.sent_at is null and unsent.failed_at is null))
    on conflict (dedupe_key) do nothing;
  return old;
end
$$;
create trigger say_that_it_is_gone before delete on public.jobs
  for each row execute function public.say_that_job_is_gone();

-- What the holder of a receipt's secret learns of an application that went with its job; null for any other.
create function public.find_gone_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'goneAt', gone_at)
  from public.gone_applications where token_hash = public.sha256_hex(find_gone_application.manage_token)
$$;
revoke execute on function public.find_gone_application(text) from public;
grant execute on function public.find_gone_application(text) to anon, authenticated, service_role;

-- Withdraws and erases an application by its receipt's secret, or what remained of it; the CV goes with the next run of the
-- clean-up. True when there was one.
create or replace function public.erase_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.applications where token_hash = public.sha256_hex(erase_application.manage_token);
  if not found then
    delete from public.gone_applications where token_hash = public.sha256_hex(erase_application.manage_token);
  end if;
  return found;
end
$$;

-- Erases applications to jobs that ended more than so many days ago, and what remained of others; the traces go by the
-- table's trigger. How many.
create or replace function public.erase_old_applications(retention_days integer, max_applications integer default 500)
returns integer
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => retention_days)
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  forgotten as (
    delete from public.gone_applications where token_hash = any (array(
      select token_hash from public.gone_applications
      where ended_at < now() - make_interval(days => retention_days)
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from erased) + (select count(*) from forgotten))::integer
$$;

-- How much goes with the viewer's account: {"jobs", "applications", "waiting", "savedTalents", "savedJobs",
-- "sentApplications"}; `waiting` are the applicants who would be told.
create function public.account_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (select id from public.jobs where employer_id = (select auth.uid()))
  select jsonb_build_object(
    'jobs', (select count(*) from own),
    'applications', (select count(*) from public.applications where job_id in (select id from own)),
    'waiting', (select count(*) from own cross join lateral public.waiting_applications(own.id)),
    'savedTalents', (select count(*) from public.saved_talents where employer_id = (select auth.uid())),
    'savedJobs', (select count(*) from public.saved_jobs where user_id = (select auth.uid())),
    'sentApplications', (select count(*) from public.applications where applicant_id = (select auth.uid())))
$$;
revoke execute on function public.account_contents() from public, anon;
grant execute on function public.account_contents() to authenticated, service_role;

-- Deletes the viewer's account when `confirmation` is its email address, with everything that points at it. Applications
-- sent to employers stay with them, without the link to the account, unless `with_applications` withdraws them too; files
-- that nothing needs any more go with the next clean-up. Whoever waits for an answer to one of its jobs is told, and the
-- address gets a last mail. Answers the jobs that went, so that their pages can be refreshed.
create or replace function public.delete_own_account(confirmation text, with_applications boolean default false)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  address text;
  contents jsonb := public.account_contents();
begin
  select account.email into address from auth.users as account where account.id = viewer;
  if address is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if lower(trim(confirmation)) is distinct from lower(address) then
    raise exception 'NOT_CONFIRMED' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.state_slug, job.city_slug from public.jobs as job where job.employer_id = viewer;
  if with_applications then
    delete from public.applications where applicant_id = viewer;
    delete from public.gone_applications where applicant_id = viewer;
  end if;
  update public.uploads as file set discarded_at = now()
    where file.owner_id = viewer and file.discarded_at is null
      and not exists (select from public.applications as application where application.cv_url = file.path
        and not exists (select from public.jobs as job where job.id = application.job_id and job.employer_id = viewer));
  delete from public.outbox where lower(recipient) = lower(address) and sent_at is not null;
  delete from auth.users as account where account.id = viewer;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('account-deleted', address,
      contents || jsonb_build_object('withApplications', with_applications), 'account-deleted:' || viewer)
    on conflict (dedupe_key) do nothing;
end
$$;

-- How the employer of a job that is still shown replies to its applicants; nothing below ten applications that had a week for
-- their answer, because a share of a handful, or of this morning's, says nothing. `reply_rate` is in percent of those,
-- `median_hours` from an application to its first answer.
-- An answer is a mail, a shortlisting, a rejection or a hiring of an application that was opened before: closing the job, or
-- turning down in one go what nobody read, answers nobody. Rounded down, so that 100 means all.
create or replace function public.reply_record(job_id uuid)
returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  with replies as (
    select (select min(answer.at) from public.application_events as answer
        where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
          and exists (select from public.application_events as opened
            where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
      - application.created_at as took
    from public.applications as application
    join public.jobs as job on job.id = application.job_id
    where application.job_id = reply_record.job_id and job.ended_at > now() - interval '14 days'
      and application.created_at <= now() - interval '7 days')
  select floor(100.0 * count(took) / count(*))::integer,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from replies
  having count(*) >= 10
$$;
