-- Saved jobs: what a person wants to come back to (D22). A row outlives its job, because 'it is gone' is an answer too.

create table public.saved_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No reference: a deleted job stays on the list until the person takes it off.
  job_id uuid not null,
  saved_at timestamptz not null default now(),
  note text check (length(note) between 1 and 2000),
  noted_at timestamptz check ((note is null) = (noted_at is null)),
  -- As they were when the job was saved: all that is left to show once it is gone.
  title text not null check (length(title) between 1 and 160),
  company_name text not null check (length(company_name) between 1 and 120),
  primary key (user_id, job_id)
);
create index saved_jobs_newest on public.saved_jobs (user_id, saved_at desc, job_id);

-- A note's time is the database's, because the newer of two that do not fit together is the one that stays. Merging, which
-- runs as the owner, brings times along.
create function public.date_saved_note() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.note := nullif(trim(new.note), '');
  new.noted_at := case when new.note is not null then now() end;
  return new;
end
$$;
create trigger date_note before update of note on public.saved_jobs
  for each row when (current_user in ('authenticated', 'service_role')) execute function public.date_saved_note();

alter table public.saved_jobs enable row level security;
revoke all on public.saved_jobs from anon, authenticated;
grant select, delete on public.saved_jobs to authenticated;
grant update (note) on public.saved_jobs to authenticated;
grant all on public.saved_jobs to service_role;

create policy "people read their own saved jobs" on public.saved_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people note on their own saved jobs" on public.saved_jobs
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own saved jobs" on public.saved_jobs
  for delete to authenticated using (user_id = (select auth.uid()));

-- Saves jobs for the viewer, the only way in: one from its page, or all that a browser kept before signing in. Each is
-- {"job_id", "saved_at", "note", "noted_at", "title", "company_name"}. What is there already is merged, so that the same
-- may come twice and from two devices in any order: the earliest time stays, and both notes, or the newer where
-- both are too long for one. Title and company are the job's while it has a page; what the browser says is taken for
-- one that is gone, and nobody else ever reads it. A list holds 1,000: answers the ids that found no room, newest
-- ones first in. PT401 without a viewer, PT400 for what is no list or longer than one.
create function public.save_jobs(jobs jsonb) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  room integer;
  left_out uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > 1000 then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would overfill the list.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select 1000 - count(*) into room from public.saved_jobs where user_id = viewer;
  with given as materialized (
    select distinct on (each.job_id) each.job_id,
      least(coalesce(each.saved_at, now()), now()) as saved_at,
      nullif(trim(left(each.note, 2000)), '') as note,
      least(coalesce(each.noted_at, each.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(each.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as each (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - interval '14 days'
    where each.job_id is not null
    order by each.job_id, each.saved_at),
  ranked as materialized (
    select given.*, mine.job_id is not null as is_kept,
      row_number() over (partition by mine.job_id is not null order by given.saved_at desc, given.job_id) as rank
    from given left join public.saved_jobs as mine on mine.user_id = viewer and mine.job_id = given.job_id
    where given.title is not null and given.company_name is not null),
  written as (
    insert into public.saved_jobs as kept (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_kept or rank <= room
    on conflict (user_id, job_id) do update set
      saved_at = least(kept.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in kept.note) > 0 then kept.note
        when kept.note is null or position(kept.note in excluded.note) > 0 then excluded.note
        when length(kept.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > kept.noted_at then excluded.note else kept.note end
        when excluded.noted_at >= kept.noted_at then kept.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || kept.note end,
      noted_at = greatest(kept.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into left_out from ranked where not is_kept and rank > room;
  return left_out;
end
$$;
revoke execute on function public.save_jobs(jsonb) from public, anon;
grant execute on function public.save_jobs(jsonb) to authenticated, service_role;

-- What a list of saved jobs says of at most 50 jobs: what is public of each that still has a page, and when whoever asks
-- applied to it: the viewer's account, or the browser that holds `browser_key`. Of nobody else's application a word (D28).
create function public.find_saved_jobs(job_ids uuid[], browser_key text default null)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, status text, expires_at timestamptz, ended_at timestamptz,
  applied_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(find_saved_jobs.browser_key)], null);
begin
  if cardinality(find_saved_jobs.job_ids) > 50 then
    raise exception 'TOO_MANY_JOBS' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, job.status, job.expires_at, job.ended_at,
      least(
        (select min(application.created_at) from public.applications as application
          where application.job_id = job.id and application.applicant_id = (select auth.uid())),
        -- A withdrawn application is none; the sender's own time, because the row may be somebody else's.
        (select min(sent.created_at) from public.application_senders as sent
          where sent.job_id = job.id and sent.sender = any (senders)
            and exists (select from public.applications as application where application.job_id = job.id
              and public.sha256_hex(job.id || ':' || lower(application.email)) = sent.email_hash)))
    from public.jobs as job
    where job.id = any (find_saved_jobs.job_ids) and job.ended_at > now() - interval '14 days';
end
$$;
revoke execute on function public.find_saved_jobs(uuid[], text) from public;
grant execute on function public.find_saved_jobs(uuid[], text) to anon, authenticated, service_role;
