-- An applicant's address is anybody's word until its owner presses the button behind the receipt's link. Until then it gets
-- emails in our words alone, as many as an unasked address may have, and an employer's words wait on the application's page.

alter table public.applications
  -- When the applicant showed to read the address: by that button, or by applying from an account or browser that had shown it.
  add column proven_at timestamptz,
  -- Of the second link to the application's page, in the one email that says that there is news.
  add column news_token_hash text unique;
alter table public.gone_applications add column news_token_hash text unique;

update public.applications as application set proven_at = application.created_at
  where public.is_proven_address(application.email, 'account:' || application.applicant_id);

-- What an answer said, so that its applicant can read it on the page.
alter table public.application_events add column subject text, add column body text;

insert into public.settings (key, value, what) values
  ('messages_per_application_a_day', 3, 'How many messages an employer may send one applicant in a day (UTC); invitations and rejections go once each.'),
  ('messages_per_employer_a_day', 200, 'How many messages an employer may send all applicants together in a day (UTC).');

-- Those of these applications whose applicants may get an email in our words now: who proved the address, and who still has an
-- unasked email left, which this takes.
create function public.may_be_told(application_ids uuid[]) returns setof public.applications
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- In one order, so that two runs never wait for each other.
  for application in
    select * from public.applications as each where each.id = any (application_ids) order by public.mailbox_of(each.email)
  loop
    if application.proven_at is not null or public.take_unasked_email(application.email, 1) then
      return next application;
    end if;
  end loop;
end
$$;
revoke execute on function public.may_be_told(uuid[]) from public, anon, authenticated;
grant execute on function public.may_be_told(uuid[]) to service_role;

-- Tells the applicant's address of the application, with the secret that shows and erases it.
create or replace function public.mail_receipt(application_id uuid, secret text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-receipt', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-receipt:' || application.id
    from public.may_be_told(array[mail_receipt.application_id]) as application
$$;

-- Says once to an address that is not proven that there is news of its application, with a secret of its own for the page.
create function public.mail_news(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  application public.applications;
begin
  select * into application from public.applications as told
    where told.id = mail_news.application_id and told.proven_at is null and told.news_token_hash is null for update;
  if not found or not public.take_unasked_email(application.email, 1) then
    return;
  end if;
  update public.applications as told set news_token_hash = public.sha256_hex(secret) where told.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-news:' || application.id);
end
$$;
revoke execute on function public.mail_news(uuid) from public, anon, authenticated;
grant execute on function public.mail_news(uuid) to service_role;

-- The application that a mailed secret belongs to; null for an unknown one.
create function public.application_of(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.applications where public.sha256_hex(application_of.manage_token) in (token_hash, news_token_hash)
$$;
revoke execute on function public.application_of(text) from public, anon, authenticated;
grant execute on function public.application_of(text) to service_role;

-- The button of the application's page: whoever holds the secret reads the address, and so does this browser and the account
-- that is signed in, for what they send next. What the employer wrote last goes out now, so that it can be replied to. False
-- for an unknown secret.
create function public.confirm_application(manage_token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications
    where id = public.application_of(confirm_application.manage_token) for update;
  if not found then
    return false;
  end if;
  perform public.prove_address(application.email, prover)
    from unnest(array['account:' || auth.uid(), 'browser:' || public.sha256_hex(browser_key)]) as prover
    where prover is not null;
  if application.proven_at is null then
    update public.applications set proven_at = now() where id = application.id;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'application-answer', application.email,
        jsonb_build_object('applicationId', application.id, 'subject', held.subject, 'body', held.body),
        'application-answer:' || application.id || ':' || held.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as held
      order by held.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$$;
revoke execute on function public.confirm_application(text, text) from public;
grant execute on function public.confirm_application(text, text) to anon, authenticated, service_role;

-- An application as its applicant sees it. Who asks is checked by the callers. An employer's words are for who proved the
-- address, or sent the application from the account that asks.
create or replace function public.sent_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - interval '14 days', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now()),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'isProven', application.proven_at is not null, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) || case
          when event.body is null then '{}'
          when application.proven_at is null and coalesce(application.applicant_id <> auth.uid(), true)
            then '{"isHeld": true}'
          else jsonb_build_object('subject', event.subject, 'body', event.body) end order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = sent_application.application_id
$$;

-- What the holder of a mailed secret may see of the application; null for an unknown secret.
create or replace function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(public.application_of(find_application.manage_token))
$$;

-- What the holder of a mailed secret learns of an application that went with its job; null for any other.
create or replace function public.find_gone_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'goneAt', gone_at)
  from public.gone_applications
  where public.sha256_hex(find_gone_application.manage_token) in (token_hash, news_token_hash)
$$;

-- Withdraws and erases an application by a mailed secret, or what remained of it, with the memory of which browsers proved its
-- address; the CV goes with the next run of the clean-up. True when there was one.
create or replace function public.erase_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from public.applications where id = public.application_of(erase_application.manage_token) returning email into address;
  if found then
    delete from public.proven_addresses
      where address_hash = public.sha256_hex(lower(address)) and prover like 'browser:%';
    return true;
  end if;
  delete from public.gone_applications
    where public.sha256_hex(erase_application.manage_token) in (token_hash, news_token_hash);
  return found;
end
$$;

-- As before; the answer also tells senders whether they proved the address ("isProven"), which says nothing about others. What comes from an account or browser that proved the address is proven, and a stranger's second attempt under
-- an address is told to it as far as it may get unasked emails.
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
  is_own_address boolean;
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

  is_own_address := coalesce((select bool_or(public.is_proven_address(address, sender)) from unnest(senders) as sender), false);

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
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
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
    if (earlier.created_at < now() - interval '10 minutes'
        or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
          (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)))
      and not exists (select from public.outbox
        where dedupe_key = 'application-repeated:' || earlier.id || ':' || current_date)
      and (is_own_address or public.take_unasked_email(earlier.email, 1)) then
      insert into public.outbox (kind, recipient, payload, dedupe_key) values (
        'application-repeated', earlier.email, jsonb_build_object('applicationId', earlier.id),
        'application-repeated:' || earlier.id || ':' || current_date) on conflict (dedupe_key) do nothing;
    end if;
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash, proven_at)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension, public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end,
      case when is_own_address then now() end)
    returning * into stored;
  update public.uploads set claimed_at = now(), spent_on = person where path = cv.path;
  perform public.mail_to_employer(stored.id);
  perform public.mail_receipt(stored.id, secret);
  return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$$;

-- Brings what a guest sent into the account that is signed in now: by this browser's secret, and only under the account's own
-- confirmed address, because a browser may be shared. How many.
create or replace function public.claim_my_applications(browser_key text) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    update public.applications as application set applicant_id = account.id, browser_hash = null,
      proven_at = coalesce(application.proven_at, now())
    from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      and application.applicant_id is null and lower(application.email) = lower(account.email)
      and application.browser_hash = public.sha256_hex(claim_my_applications.browser_key)
    returning application.id)
  select count(*)::integer from claimed
$$;

-- Counts messages of the employer who is signed in: so many a day to one applicant, and so many to all. The counts are of ids
-- and outlive every row. Raises PT429 TOO_MANY_MESSAGES, and then nothing was counted.
create function public.count_messages(application_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  most integer;
begin
  if cardinality(application_ids) = 0 then
    return;
  end if;
  insert into public.rate_limits as counted (door, key_hash, window_start, hits)
    values ('messages of an employer', public.sha256_hex((select auth.uid())::text), today, cardinality(application_ids))
    on conflict (door, key_hash, window_start) do update set hits = counted.hits + excluded.hits
    returning counted.hits into most;
  if most > public.setting('messages_per_employer_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429';
  end if;
  with counted as (
    insert into public.rate_limits as counted (door, key_hash, window_start)
      select 'messages to an applicant', public.sha256_hex(id::text), today from unnest(application_ids) as id order by 2
      on conflict (door, key_hash, window_start) do update set hits = counted.hits + 1
      returning counted.hits)
  select max(hits) into most from counted;
  if most > public.setting('messages_per_application_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429', detail = 'one applicant';
  end if;
end
$$;
revoke execute on function public.count_messages(uuid[]) from public, anon, authenticated;
grant execute on function public.count_messages(uuid[]) to service_role;

-- Answers applicants of one's own job: an invitation shortlists, a rejection rejects, a message leaves the state.
-- {"sent": …, "held": …, "repeated": …}: who proved the address gets it by email, for everybody else it is held on the page of
-- the application, and an application that had this answer before gets it no second time. Raises PT404 NOT_YOUR_JOB for somebody
-- else's job, PT400 INVALID_ANSWER and PT429 TOO_MANY_MESSAGES; applications of other jobs in the list are passed over.
create or replace function public.answer_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := case when answer_applications.kind = 'message'
    then 'message:' || md5(answer_applications.subject || E'\n' || answer_applications.body) else answer_applications.kind end;
  answered uuid[];
  waiting uuid;
  wanted integer;
  sent integer;
begin
  if not public.owns_job(answer_applications.job_id) then
    raise exception 'NOT_YOUR_JOB' using errcode = 'PT404';
  end if;
  if not coalesce(answer_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(answer_applications.subject)) between 1 and 200 and answer_applications.subject !~ '[[:cntrl:]]'
    and length(trim(answer_applications.body)) between 1 and 5000
    and cardinality(answer_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  select count(*) into wanted from public.applications
    where job_id = answer_applications.job_id and id = any (answer_applications.application_ids);
  with written as (
    insert into public.application_events (application_id, job_id, kind, answer, subject, body)
      select id, job_id, 'mailed', said, answer_applications.subject, answer_applications.body from public.applications
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  select coalesce(array_agg(application_id order by application_id), '{}') into answered from written;
  if answer_applications.kind = 'message' then
    perform public.count_messages(answered);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', answer_applications.subject,
        'body', answer_applications.body),
      'application-answer:' || application.id || ':' || said
    from public.applications as application where application.id = any (answered) and application.proven_at is not null
    on conflict (dedupe_key) do nothing;
  get diagnostics sent = row_count;
  for waiting in select id from public.applications where id = any (answered) and proven_at is null
    order by public.mailbox_of(email) loop
    perform public.mail_news(waiting);
  end loop;
  if answer_applications.kind <> 'message' then
    update public.applications
      set status = case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
        and status is distinct from case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent, 'held', cardinality(answered) - sent, 'repeated', wanted - cardinality(answered));
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
    from public.may_be_told(array(select application_id from told)) as application
    -- Written for an earlier closing and sent since; the applicant knows.
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;

-- However a job's row goes, whoever waits is told: also those whose answer was written and goes with the row unsent.
create or replace function public.say_that_job_is_gone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.gone_applications (token_hash, news_token_hash, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.news_token_hash, application.applicant_id, old.title, old.company_name, old.state_slug, old.city_slug,
      -- With its employer the job goes after the employer's row.
      case when exists (select from public.employer_profiles where user_id = old.employer_id)
        then 'job-deleted' else 'employer-left' end,
      application.status, application.created_at, least(old.ended_at, now())
    from public.applications as application where application.job_id = old.id
    on conflict do nothing;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isProven', application.proven_at is not null),
      'job-gone:' || application.id
    from public.may_be_told(array(
      select left_over.id from public.applications as left_over
      where left_over.job_id = old.id
        and (left_over.id in (select waiting.id from public.waiting_applications(old.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = left_over.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  return old;
end
$$;

-- Asks for an alert with an address alone: nothing comes but one mail with a button, as long as the address may get unasked ones.
-- 'confirmation_sent', 'too_many' or 'stopped'; a visitor hears the same of all three, so that nobody can probe addresses.
create or replace function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked_address text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(asked_address) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.stopped_addresses as stopped
      where stopped.address = asked_address and stopped.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.job_alerts as alert where alert.address = asked_address) >= 50 then
    return 'too_many';
  elsif not public.take_unasked_email(asked_address, 1) then
    return 'too_many';
  end if;
  insert into public.job_alerts as alert (user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency,
      hour, weekday, time_zone, status)
    values (null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), location,
      coalesce(radius_km, 10), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;
