-- What people find again of what they applied for: a guest by the browser, everybody else by the account.

-- The browser that a guest handed it in with, as a hash. `application_senders` cannot stand for it: it remembers everybody who
-- tried under an address, and so also who is not the applicant (D28).
alter table public.applications add column browser_hash text;
create index applications_browser on public.applications (browser_hash) where browser_hash is not null;

-- As before, and a guest's browser is noted with the row; a phone number has 7 to 15 digits, and nobody is under 14 or over 120.
create or replace function public.submit_application(
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
    or length(regexp_replace(submit_application.phone, '[^0-9]', '', 'g')) not between 7 and 15
    or (asks_birth_date and coalesce(submit_application.date_of_birth
      not between current_date - interval '120 years' and current_date - interval '14 years', true))
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
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension, public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end)
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

-- An application as its applicant sees it. Who asks is checked by the callers.
create function public.sent_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - interval '14 days', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now()),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = sent_application.application_id
$$;
revoke execute on function public.sent_application(uuid) from public, anon, authenticated;
grant execute on function public.sent_application(uuid) to service_role;

-- What the holder of a receipt's secret may see of the application; null for an unknown secret.
create or replace function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(application.id) from public.applications as application
  where application.token_hash = public.sha256_hex(find_application.manage_token)
$$;

-- The same for the account that sent it; null for anybody else's.
create function public.find_my_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(application.id) from public.applications as application
  where application.id = find_my_application.application_id and application.applicant_id = (select auth.uid())
$$;
revoke execute on function public.find_my_application(uuid) from public, anon;
grant execute on function public.find_my_application(uuid) to authenticated, service_role;

-- Erases an application of the account's own; whether there was one.
create function public.erase_my_application(application_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications as application
    where application.id = erase_my_application.application_id and application.applicant_id = (select auth.uid())
    returning application.id)
  select exists (select from erased)
$$;
revoke execute on function public.erase_my_application(uuid) from public, anon;
grant execute on function public.erase_my_application(uuid) to authenticated, service_role;

-- The account's applications, newest first, and those that a guest sent with this browser's secret. Of the latter only which
-- job, when and how it stands: whoever sits at the browser next reads nothing that was written.
create function public.my_applications(browser_key text default null)
returns table (id uuid, job jsonb, status text, sent_at timestamptz, is_own boolean)
language sql stable security definer
set search_path = ''
as $$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'isShown', job.ended_at > now() - interval '14 days', 'hasEnded', job.ended_at <= now()),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$$;
revoke execute on function public.my_applications(text) from public;
grant execute on function public.my_applications(text) to anon, authenticated, service_role;

-- Brings what a guest sent into the account that is signed in now: by this browser's secret, and only under the account's own
-- confirmed address, because a browser may be shared. How many.
create function public.claim_my_applications(browser_key text) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    update public.applications as application set applicant_id = account.id, browser_hash = null
    from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      and application.applicant_id is null and lower(application.email) = lower(account.email)
      and application.browser_hash = public.sha256_hex(claim_my_applications.browser_key)
    returning application.id)
  select count(*)::integer from claimed
$$;
revoke execute on function public.claim_my_applications(text) from public, anon;
grant execute on function public.claim_my_applications(text) to authenticated, service_role;

-- For which of at most 50 jobs the account has applied.
create function public.my_applied_jobs(job_ids uuid[]) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select distinct application.job_id from public.applications as application
  where application.applicant_id = (select auth.uid()) and application.job_id = any (my_applied_jobs.job_ids[1:50])
$$;
revoke execute on function public.my_applied_jobs(uuid[]) from public, anon;
grant execute on function public.my_applied_jobs(uuid[]) to authenticated, service_role;

-- What an application form of the account begins with: its profile, and the phone number of its last application.
create function public.my_application_start() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('fullName', coalesce(profile.full_name, latest.full_name), 'email', account.email,
    'phone', latest.phone, 'cvPath', profile.cv_url)
  from auth.users as account
  left join public.job_seeker_profiles as profile on profile.user_id = account.id
  left join lateral (
    select application.full_name, application.phone from public.applications as application
    where application.applicant_id = account.id order by application.created_at desc limit 1) as latest on true
  where account.id = (select auth.uid())
$$;
revoke execute on function public.my_application_start() from public, anon;
grant execute on function public.my_application_start() to authenticated, service_role;
