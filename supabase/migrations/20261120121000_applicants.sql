-- How employers answer applicants (D21): what happened and when, notes of their own, templates, answers by mail, and the
-- record of how they reply, which everybody may see.

-- What happened to an application, in order. Written by triggers and functions alone and never changed, so that nobody
-- can make their record look better afterwards.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlisted', 'rejected', 'hired', 'mailed', 'job-closed')),
  -- Which answer a mail was; the same one is never sent twice.
  answer text check ((answer is not null) = (kind = 'mailed')),
  at timestamptz not null default now()
);
create unique index application_events_one_answer on public.application_events (application_id, answer) where kind = 'mailed';
create unique index application_events_one_farewell on public.application_events (application_id) where kind = 'job-closed';
create index application_events_application on public.application_events (application_id, id);
create index application_events_job on public.application_events (job_id);

alter table public.application_events enable row level security;
revoke all on public.application_events from anon, authenticated;
grant select on public.application_events to authenticated;
grant all on public.application_events to service_role;
create policy "employers read what happened to applications to their own jobs" on public.application_events
  for select to authenticated using (public.owns_job(job_id));

-- Each application and each move of it leaves one event.
create function public.note_application_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.application_events (application_id, job_id, kind, at)
    values (new.id, new.job_id, case when tg_op = 'INSERT' then 'new' else new.status end,
      case when tg_op = 'INSERT' then new.created_at else now() end);
  return null;
end
$$;
create trigger note_arrival after insert on public.applications
  for each row execute function public.note_application_event();
create trigger note_move after update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function public.note_application_event();

-- Whatever was here before: its arrival is known, its moves are not.
insert into public.application_events (application_id, job_id, kind, at)
  select id, job_id, 'new', created_at from public.applications;

-- What was read cannot be unread: an employer's application is new once. Runs as the writer, as guard_job does.
create function public.guard_application() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.status = 'new' and old.status <> 'new' then
    raise exception 'An application that was opened does not become new again.' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger a_guard before update of status on public.applications
  for each row execute function public.guard_application();

-- What an employer writes down about an application, for nobody else; the applicant never reads it.
create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index application_notes_application on public.application_notes (application_id, created_at);

alter table public.application_notes enable row level security;
revoke all on public.application_notes from anon, authenticated;
grant select, delete on public.application_notes to authenticated;
grant insert (application_id, body), update (body) on public.application_notes to authenticated;
grant all on public.application_notes to service_role;
create policy "employers keep notes on applications to their own jobs" on public.application_notes
  for all to authenticated
  using (exists (select from public.applications where id = application_id and public.owns_job(job_id)))
  with check (exists (select from public.applications where id = application_id and public.owns_job(job_id)));

-- An employer's own wording of an answer; without a row the product's stands.
create table public.answer_templates (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  kind text not null check (kind in ('invitation', 'rejection', 'message')),
  subject text not null check (length(trim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(trim(body)) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (employer_id, kind)
);
create trigger touch_updated_at before update on public.answer_templates
  for each row execute function public.touch_updated_at();

alter table public.answer_templates enable row level security;
revoke all on public.answer_templates from anon, authenticated;
grant select, delete on public.answer_templates to authenticated;
grant insert (employer_id, kind, subject, body), update (employer_id, kind, subject, body)
  on public.answer_templates to authenticated;
grant all on public.answer_templates to service_role;
create policy "employers keep their own templates" on public.answer_templates
  for all to authenticated
  using (employer_id = (select auth.uid()))
  with check (employer_id = (select auth.uid()) and (select public.is_employer()));

-- How many applications of a job stand where; as the viewer, so of one's own jobs alone.
create function public.count_applicants(job_id uuid) returns table (status text, total bigint)
language sql stable
set search_path = ''
as $$
  select application.status, count(*) from public.applications as application
  where application.job_id = count_applicants.job_id and public.owns_job(count_applicants.job_id)
  group by application.status
$$;
revoke execute on function public.count_applicants(uuid) from public, anon;
grant execute on function public.count_applicants(uuid) to authenticated, service_role;

-- Answers applicants of one's own job by mail: an invitation shortlists, a rejection rejects, a message leaves the state.
-- {"sent": …, "repeated": …}: an application that had this answer before gets no second mail. Raises 42501 for somebody
-- else's job and PT400 INVALID_ANSWER; applications of other jobs in the list are passed over.
create function public.answer_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := case when answer_applications.kind = 'message'
    then 'message:' || md5(answer_applications.subject || E'\n' || answer_applications.body) else answer_applications.kind end;
  wanted integer;
  sent integer;
begin
  if not public.owns_job(answer_applications.job_id) then
    raise exception 'permission denied for job' using errcode = '42501';
  end if;
  if not coalesce(answer_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(answer_applications.subject)) between 1 and 200 and answer_applications.subject !~ '[[:cntrl:]]'
    and length(trim(answer_applications.body)) between 1 and 5000
    and cardinality(answer_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  select count(*) into wanted from public.applications
    where job_id = answer_applications.job_id and id = any (answer_applications.application_ids);
  with answered as (
    insert into public.application_events (application_id, job_id, kind, answer)
      select id, job_id, 'mailed', said from public.applications
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', answer_applications.subject,
        'body', answer_applications.body),
      'application-answer:' || application.id || ':' || said
    from answered join public.applications as application on application.id = answered.application_id
    on conflict (dedupe_key) do nothing;
  get diagnostics sent = row_count;
  if answer_applications.kind <> 'message' then
    update public.applications
      set status = case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
        and status is distinct from case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent, 'repeated', wanted - sent);
end
$$;
revoke execute on function public.answer_applications(uuid, uuid[], text, text, text) from public, anon;
grant execute on function public.answer_applications(uuid, uuid[], text, text, text) to authenticated, service_role;

-- How the employer of a job that is still shown replies to its applicants; nothing below five applications. `reply_rate` is
-- in percent of all that were received, `median_hours` from an application to its first answer.
-- An answer is a mail, a shortlisting, a rejection or a hiring of an application that was opened before: closing the job, or
-- turning down in one go what nobody read, answers nobody. Rounded down, so that 100 means all.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
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
    where application.job_id = reply_record.job_id and job.ended_at > now() - interval '14 days')
  select floor(100.0 * count(took) / count(*))::integer,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from replies
  having count(*) >= 5
$$;
grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;

-- What the holder of a receipt's secret may see of the application, with what happened to it; null for an unknown secret.
create or replace function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object('slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - interval '14 days', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now()),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.token_hash = public.sha256_hex(find_application.manage_token)
$$;

-- Jobs whose unanswered applicants are to be told that it is over: written when a job is closed, worked off by the scheduler.
create table public.job_farewells (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table public.job_farewells enable row level security;
revoke all on public.job_farewells from anon, authenticated;
grant all on public.job_farewells to service_role;

-- Closing asks for a farewell, reopening before it went out takes that back.
create function public.ask_for_farewell() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'closed' then
    insert into public.job_farewells (job_id) values (new.id) on conflict do nothing;
  else
    delete from public.job_farewells where job_id = new.id;
  end if;
  return null;
end
$$;
create trigger ask_for_farewell after update of status on public.jobs
  for each row when ((old.status = 'closed') is distinct from (new.status = 'closed'))
  execute function public.ask_for_farewell();

-- Writes one kind mail to each applicant who was not answered, for jobs that were closed, and for those that expired 14 days
-- ago and were not renewed. After a long pause it looks back 14 more days and no further. How many mails.
create function public.write_farewells(max_jobs integer default 20, now_at timestamptz default now()) returns integer
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
    insert into public.job_farewells (job_id)
      select id from public.jobs
      where ended_at > greatest(since, now_at - interval '28 days') and ended_at <= now_at - interval '14 days'
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set done_until = greatest(since, now_at - interval '14 days') where step = 'farewells';
  end if;
  with claimed as (
    delete from public.job_farewells where job_id = any (array(
      select job_id from public.job_farewells order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id),
  told as (
    insert into public.application_events (application_id, job_id, kind)
      select application.id, application.job_id, 'job-closed'
      from public.applications as application join claimed on claimed.job_id = application.job_id
      where application.status in ('new', 'seen')
        and not exists (select from public.application_events as event
          where event.application_id = application.id and event.kind = 'mailed')
    on conflict do nothing
    returning application_id)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-closed', application.email, jsonb_build_object('applicationId', application.id),
      'job-closed:' || application.id
    from told join public.applications as application on application.id = told.application_id
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;
revoke execute on function public.write_farewells(integer, timestamptz) from public, anon, authenticated;
grant execute on function public.write_farewells(integer, timestamptz) to service_role;
