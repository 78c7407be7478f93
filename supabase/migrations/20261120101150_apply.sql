-- Handing in an application, so that it is safe to do over a public API: a CV belongs to whoever holds its ticket, the
-- receipt's secret is known to the receipt alone, and no answer tells who applied where (D28).

-- SHA-256 of the secret that came with the permission to upload; the file can be used by its holder alone.
alter table public.uploads add column ticket_hash text;
-- The application that the file was handed in with, as a hash; a retry of the same is told apart from another use.
alter table public.uploads add column spent_on text;

-- From which browser or account somebody applied to a job under an address. Remembered whether or not a row was stored,
-- so that 'you applied before' tells what the sender did and nothing about others.
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);
alter table public.application_senders enable row level security;
revoke all on public.application_senders from anon, authenticated;
grant all on public.application_senders to service_role;

create function public.sha256_hex(secret text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$ select encode(extensions.digest(secret, 'sha256'), 'hex') $$;
revoke execute on function public.sha256_hex(text) from public, anon, authenticated;
grant execute on function public.sha256_hex(text) to service_role;

drop function public.submit_application(uuid, text, date, boolean, text, text, text, text, text, text);

-- Hands in an application: the only way in. In one transaction it checks that the job is open, claims the verified CV,
-- stores one row per person and job, and writes the mails. Answers
--   {"outcome": "received"}  stored now, or stored before on behalf of the address by somebody else (who is told by mail)
--   {"outcome": "repeated"}  this account or this browser handed it in before
-- and raises JOB_CLOSED, JOB_ELSEWHERE (an application URL), CV_MISSING or INVALID_APPLICATION as PT4xx codes.
-- cv_ticket is the secret that came with the upload; browser_key is a secret that this browser keeps, or null.
create function public.submit_application(
  job_id uuid, full_name text, email text, phone text, cover_letter text, cv_path text, cv_ticket text default null,
  date_of_birth date default null, is_adult boolean default null, browser_key text default null) returns jsonb
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
  person text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  is_known boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
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
  -- Control characters in what ends up in a mail's header are somebody's attempt at writing headers.
  if coalesce(submit_application.full_name || submit_application.phone, E'\n') ~ '[[:cntrl:]]'
    or not public.is_email(address)
    or (asks_birth_date and coalesce(
      submit_application.date_of_birth not between date '1900-01-01' and current_date, true))
    or (not asks_birth_date and submit_application.is_adult is null) then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  -- One at a time per person and job: whoever comes second finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(person, 0));

  -- The CV is looked at before the earlier application, or an answer without one would tell whether there is any.
  select * into cv from public.uploads where path = submit_application.cv_path and bucket = 'applications' for update;
  -- No ticket never matches a file that was registered without one.
  if not found or cv.verified_at is null or cv.ticket_hash is null
    or cv.ticket_hash is distinct from public.sha256_hex(submit_application.cv_ticket)
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid())) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  if cv.spent_on = person then
    return jsonb_build_object('outcome', 'received');
  end if;
  if cv.spent_on is not null or cv.claimed_at is not null or cv.discarded_at is not null then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;

  select exists (select from public.application_senders
    where job_id = job.id and email_hash = person and sender = any (senders)) into is_known;
  insert into public.application_senders (job_id, email_hash, sender)
    select job.id, person, unnest(senders) on conflict do nothing;

  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if found then
    update public.uploads set spent_on = person, discarded_at = now() where path = cv.path;
    if is_known then
      return jsonb_build_object('outcome', 'repeated');
    end if;
    -- The same words within minutes are a second press of the button, not a stranger.
    if earlier.created_at < now() - interval '10 minutes'
      or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
        (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)) then
      insert into public.outbox (kind, recipient, payload, dedupe_key) values (
        'application-repeated', earlier.email, jsonb_build_object('applicationId', earlier.id),
        'application-repeated:' || earlier.id || ':' || current_date) on conflict (dedupe_key) do nothing;
    end if;
    return jsonb_build_object('outcome', 'received');
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension, public.sha256_hex(secret))
    returning * into stored;
  update public.uploads set claimed_at = now(), spent_on = person where path = cv.path;
  insert into public.outbox (kind, recipient, payload, dedupe_key) values
    ('application-employer', job.contact ->> 'email',
      jsonb_build_object('applicationId', stored.id), 'application-employer:' || stored.id),
    ('application-receipt', address,
      jsonb_build_object('applicationId', stored.id, 'manageToken', secret), 'application-receipt:' || stored.id);
  return jsonb_build_object('outcome', 'received');
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$$;
revoke execute on function public.submit_application(uuid, text, text, text, text, text, text, date, boolean, text) from public;
grant execute on function public.submit_application(uuid, text, text, text, text, text, text, date, boolean, text)
  to anon, authenticated, service_role;

-- What the holder of a receipt's secret may see of the application; null for an unknown secret.
create or replace function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object('slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - interval '14 days', 'endsAt', job.ended_at),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at)
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.token_hash = public.sha256_hex(find_application.manage_token)
$$;

-- However an application goes (withdrawn, its job deleted, its time over), its CV, its mails and the memory of who sent
-- it go too. What is erased can be handed in anew.
create or replace function public.discard_application_traces() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.uploads set discarded_at = now() where path = old.cv_url;
  delete from public.outbox where payload ->> 'applicationId' = old.id::text;
  delete from public.application_senders
    where job_id = old.job_id and email_hash = public.sha256_hex(old.job_id || ':' || lower(old.email));
  return null;
end
$$;
