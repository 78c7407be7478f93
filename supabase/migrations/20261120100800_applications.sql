-- Applications: one per person and job (D28), readable by the job's employer and by the applicant, by nobody else.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  applicant_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(trim(full_name)) between 1 and 200),
  -- D27: never shown to employers, and absent where the law forbids asking.
  date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  is_adult boolean not null,
  email text not null check (public.is_email(email)),
  phone text not null check (length(trim(phone)) between 1 and 50),
  cover_letter text not null check (length(trim(cover_letter)) between 1 and 20000),
  cv_url text not null references public.uploads (path),
  cv_filename text not null check (length(cv_filename) between 1 and 300),
  cv_fileext text not null check (cv_fileext in ('pdf', 'doc', 'docx')),
  status text not null default 'new' check (status in ('new', 'seen', 'shortlisted', 'rejected', 'hired')),
  -- SHA-256 of the secret in the receipt's link; the secret itself is only in that mail.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index applications_one_per_person on public.applications (job_id, lower(email));
create index applications_applicant on public.applications (applicant_id) where applicant_id is not null;
create index applications_newest on public.applications (job_id, created_at desc);
create index applications_cv on public.applications (cv_url);

create trigger touch_updated_at before update on public.applications
  for each row execute function public.touch_updated_at();

alter table public.applications enable row level security;
revoke all on public.applications from anon, authenticated;
grant select (id, job_id, applicant_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext,
    status, created_at, updated_at)
  on public.applications to authenticated;
grant update (status) on public.applications to authenticated;
grant all on public.applications to service_role;

-- Whether the viewer posted this job.
create function public.owns_job(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and employer_id = (select auth.uid())) $$;
grant execute on function public.owns_job(uuid) to authenticated, service_role;

create policy "employers read applications to their own jobs" on public.applications
  for select to authenticated using (public.owns_job(job_id));
create policy "applicants read their own applications" on public.applications
  for select to authenticated using (applicant_id = (select auth.uid()));
create policy "employers move applications to their own jobs" on public.applications
  for update to authenticated using (public.owns_job(job_id)) with check (public.owns_job(job_id));

-- States whose law forbids asking for age or birth date on a first application (D27), with the day the law took effect.
create table public.age_question_bans (
  state text primary key,
  effective_from date not null,
  source text not null
);
insert into public.age_question_bans values
  ('Colorado', '2024-07-01', 'SB23-058, Job Application Fairness Act'),
  ('Connecticut', '2021-10-01', 'Public Act 21-69'),
  ('Oregon', '2025-09-26', 'HB 3187');
alter table public.age_question_bans enable row level security;
revoke all on public.age_question_bans from anon, authenticated;
grant select on public.age_question_bans to anon, authenticated, service_role;
create policy "everyone reads where a birth date may not be asked" on public.age_question_bans
  for select to anon, authenticated using (true);

-- Hands in an application: the only way in. In one transaction it checks that the job is open, claims the verified CV,
-- stores one row per person and job, and writes the mails. Answers
--   {"outcome": "received"}  stored now, or handed in before by somebody who cannot prove it here (D28)
--   {"outcome": "repeated"}  the viewer's account or the token of this browser handed it in before
-- and raises JOB_CLOSED, JOB_ELSEWHERE (an application URL), CV_MISSING or INVALID_APPLICATION as PT4xx codes.
-- Arguments: token_hash is the SHA-256 of the receipt's secret, which `manage_token` carries into the receipt mail;
-- known_token_hash is what this browser kept of an earlier application to the same job.
create function public.submit_application(
  job_id uuid, full_name text, date_of_birth date, is_adult boolean, email text, phone text, cover_letter text,
  cv_path text, manage_token text, known_token_hash text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  job public.jobs;
  cv public.uploads;
  earlier public.applications;
  stored public.applications;
  asks_birth_date boolean;
  address text := trim(submit_application.email);
begin
  select * into job from public.jobs where id = submit_application.job_id for share;
  if not found or job.status <> 'open' or job.expires_at <= now() then
    raise exception 'JOB_CLOSED' using errcode = 'PT409';
  end if;
  if job.application_url is not null then
    raise exception 'JOB_ELSEWHERE' using errcode = 'PT409';
  end if;
  asks_birth_date := not exists (select from public.age_question_bans
    where public.slugify(state) = job.state_slug and effective_from <= current_date);
  if (asks_birth_date and submit_application.date_of_birth is null)
    or (not asks_birth_date and submit_application.is_adult is null)
    or submit_application.date_of_birth > current_date
    or coalesce(length(submit_application.manage_token), 0) < 32 then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  -- The file is locked first, so that a double click's second request sees what its first one stored.
  select * into cv from public.uploads where path = submit_application.cv_path and bucket = 'applications' for update;
  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if earlier.applicant_id = (select auth.uid()) or earlier.token_hash = submit_application.known_token_hash then
    return jsonb_build_object('outcome', 'repeated');
  end if;
  if earlier.cv_url = cv.path then
    return jsonb_build_object('outcome', 'received');
  end if;
  -- Asked before anything depends on an earlier application, or the missing CV would tell strangers who applied where.
  if cv.verified_at is null or cv.claimed_at is not null or cv.discarded_at is not null
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid())) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  if earlier.id is not null then
    update public.uploads set discarded_at = now() where path = cv.path;
    insert into public.outbox (kind, recipient, payload, dedupe_key) values (
      'application-repeated', earlier.email,
      -- The name that the address itself gave: a stranger's words must not reach it in our mail.
      jsonb_build_object('jobId', job.id, 'fullName', earlier.full_name),
      'application-repeated:' || earlier.id || ':' || current_date) on conflict (dedupe_key) do nothing;
    return jsonb_build_object('outcome', 'received');
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension,
      encode(extensions.digest(submit_application.manage_token, 'sha256'), 'hex'))
    on conflict (job_id, lower(email)) do nothing
    returning * into stored;
  if not found then
    -- The same person's other request was faster; both see the same success.
    update public.uploads set discarded_at = now() where path = cv.path;
    return jsonb_build_object('outcome', 'received');
  end if;

  update public.uploads set claimed_at = now() where path = cv.path;
  insert into public.outbox (kind, recipient, payload, dedupe_key) values
    ('application-employer', job.contact ->> 'email',
      jsonb_build_object('applicationId', stored.id), 'application-employer:' || stored.id),
    ('application-receipt', address,
      jsonb_build_object('applicationId', stored.id, 'manageToken', submit_application.manage_token),
      'application-receipt:' || stored.id);
  return jsonb_build_object('outcome', 'received');
end
$$;
revoke execute on function public.submit_application(uuid, text, date, boolean, text, text, text, text, text, text) from public;
grant execute on function public.submit_application(uuid, text, date, boolean, text, text, text, text, text, text)
  to anon, authenticated, service_role;

-- What the holder of a receipt's secret may see of the application; null for an unknown secret.
create function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobId', job.id, 'jobTitle', job.title, 'companyName', job.company_name,
    'fullName', application.full_name, 'email', application.email, 'cvFilename', application.cv_filename,
    'status', application.status, 'createdAt', application.created_at)
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.token_hash = encode(extensions.digest(find_application.manage_token, 'sha256'), 'hex')
$$;
revoke execute on function public.find_application(text) from public;
grant execute on function public.find_application(text) to anon, authenticated, service_role;

-- Withdraws and erases an application by its receipt's secret; the CV goes with the next run of the clean-up.
-- True when there was one.
create function public.erase_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.applications
    where token_hash = encode(extensions.digest(erase_application.manage_token, 'sha256'), 'hex');
  return found;
end
$$;
revoke execute on function public.erase_application(text) from public;
grant execute on function public.erase_application(text) to anon, authenticated, service_role;

-- However an application goes (withdrawn, its job deleted, its time over), its CV and its unsent mails go too.
create function public.discard_application_traces() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.uploads set discarded_at = now() where path = old.cv_url;
  delete from public.outbox where payload ->> 'applicationId' = old.id::text and sent_at is null;
  update public.outbox set payload = payload - 'manageToken' where payload ->> 'applicationId' = old.id::text;
  return null;
end
$$;
create trigger discard_traces after delete on public.applications
  for each row execute function public.discard_application_traces();
create index outbox_application on public.outbox ((payload ->> 'applicationId'));
