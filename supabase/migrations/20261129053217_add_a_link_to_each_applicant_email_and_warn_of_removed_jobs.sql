-- Written by `npm run migration` from supabase/schemas, but for the two updates.

set local check_function_bodies = off;

drop trigger "ask_for_closing_emails" on "public"."jobs";

drop index "public"."application_events_one_closing";

alter table "public"."application_events"
  drop constraint "application_events_kind_check";

alter table "public"."applications"
  drop constraint "applications_news_token_hash_key";

alter table "public"."gone_applications"
  drop constraint "gone_applications_news_token_hash_key";

alter table "public"."gone_applications"
  drop constraint "gone_applications_reason_check";

alter table "public"."applications"
  add column "link_hashes" text[] not null default '{}'::text[];

alter table "public"."applications"
  add column "news_sent_at" timestamp with time zone;

alter table "public"."closing_emails"
  add column "is_takedown" boolean not null default false;

alter table "public"."gone_applications"
  add column "link_hashes" text[] not null default '{}'::text[];

-- Links in emails that were sent go on working.
update public.applications
set
  link_hashes = array[news_token_hash],
  news_sent_at = updated_at
where
  news_token_hash is not null;

update public.gone_applications
set
  link_hashes = array[news_token_hash]
where
  news_token_hash is not null;

alter table "public"."applications"
  drop column "news_token_hash";

alter table "public"."gone_applications"
  drop column "news_token_hash";

create or replace function public.add_application_link (
  application_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  update public.applications set link_hashes = link_hashes || public.sha256_hex(secret)
    where id = add_application_link.application_id;
  return secret;
end
$function$;

alter function "public"."add_application_link"(uuid) owner to "postgres";

create or replace function public.answer_applications (
  job_id          uuid,
  application_ids uuid[],
  kind            text,
  subject         text,
  body            text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  perform public.refuse_words(concat_ws(E'\n', answer_applications.subject, answer_applications.body), 'body');
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
        'body', answer_applications.body, 'manageToken', public.add_application_link(application.id)),
      'application-answer:' || application.id || ':' || said
    from public.applications as application where application.id = any (answered) and application.proven_at is not null
    order by application.id
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
$function$;

create or replace function public.application_of (
  manage_token text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select id from public.applications
  where token_hash = public.sha256_hex(application_of.manage_token)
    or link_hashes @> array[public.sha256_hex(application_of.manage_token)]
$function$;

create or replace function public.ask_for_closing_emails()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.status = 'closed' or new.ended_at <= now() - public.time_shown_after_end() then
    insert into public.closing_emails (job_id) values (new.id) on conflict do nothing;
  elsif old.status = 'closed' then
    perform public.cancel_closing_emails(array[new.id]);
  end if;
  return null;
end
$function$;

create or replace function public.cancel_closing_emails (
  job_ids uuid[]
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  with asked as (
    delete from public.closing_emails where job_id = any (cancel_closing_emails.job_ids)),
  unsent as (
    delete from public.outbox
      where kind in ('job-closed', 'job-removed') and sent_at is null and failed_at is null
        and (claimed_until is null or claimed_until < now())
        and payload ->> 'applicationId' in (select id::text from public.applications where job_id = any (cancel_closing_emails.job_ids))
      returning (payload ->> 'applicationId')::uuid as application_id)
  delete from public.application_events as event
    where event.job_id = any (cancel_closing_emails.job_ids) and (event.kind = 'job-removed'
      or (event.kind = 'job-closed' and event.application_id in (select application_id from unsent)))
$function$;

alter function "public"."cancel_closing_emails"(uuid[]) owner to "postgres";

create or replace function public.confirm_application (
  manage_token text,
  browser_key  text default null::text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
        jsonb_build_object('applicationId', application.id, 'subject', held.subject, 'body', held.body,
          'manageToken', public.add_application_link(application.id)),
        'application-answer:' || application.id || ':' || held.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as held
      order by held.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$function$;

create or replace function public.erase_application (
  manage_token text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
    where token_hash = public.sha256_hex(erase_application.manage_token)
      or link_hashes @> array[public.sha256_hex(erase_application.manage_token)];
  return found;
end
$function$;

create or replace function public.export_guest (
  address     text,
  operator_id uuid
)
  returns json
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  theirs constant text := lower(trim(export_guest.address));
  sent json;
  alerts json;
begin
  select json_agg(to_jsonb(application) - array['token_hash', 'link_hashes', 'browser_hash']) into sent
    from public.applications as application where application.applicant_id is null and lower(application.email) = theirs;
  select json_agg(to_jsonb(alert) - array['manage_token', 'center', 'unsure_words', 'watch_keys', 'wanted']) into alerts
    from public.alerts as alert where alert.user_id is null and alert.address = theirs;
  if sent is null and alerts is null then
    return null;
  end if;
  perform public.note_audit_event('data exported', 'guest', 'guest', '{}', export_guest.operator_id);
  return json_build_object('applications', coalesce(sent, '[]'), 'alerts', coalesce(alerts, '[]'));
end
$function$;

create or replace function public.find_gone_application (
  manage_token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'goneAt', gone_at)
  from public.gone_applications
  where token_hash = public.sha256_hex(find_gone_application.manage_token)
    or link_hashes @> array[public.sha256_hex(find_gone_application.manage_token)]
$function$;

create or replace function public.hide_jobs (
  job_ids uuid[]
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hidden uuid[];
begin
  with held as (
    update public.jobs set status = 'held' where id = any (hide_jobs.job_ids) and status in ('open', 'paused') returning id),
  buried as (
    update public.jobs set expires_at = least(expires_at, now() - public.time_shown_after_end() - interval '1 day')
    where id = any (hide_jobs.job_ids) and status = 'closed' and ended_at > now() - public.time_shown_after_end() returning id),
  stale as (
    insert into public.stale_jobs (job_id) select id from held union all select id from buried on conflict do nothing)
  select coalesce(array_agg(id), '{}') into hidden from (select id from held union all select id from buried) as seen;
  insert into public.closing_emails (job_id, is_takedown)
    select id, true from public.jobs where id = any (hide_jobs.job_ids) and (status = 'held' or id = any (hidden))
    on conflict (job_id) do update set is_takedown = true;
  return cardinality(hidden);
end
$function$;

create or replace function public.mail_news (
  application_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications as told
    where told.id = mail_news.application_id and told.proven_at is null and told.news_sent_at is null for update;
  if not found or not public.take_unasked_email(application.email, 1) then
    return;
  end if;
  update public.applications as told set news_sent_at = now() where told.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      'application-news:' || application.id);
end
$function$;

create or replace function public.my_applications (
  browser_key text default null::text
)
  returns table (
    id      uuid,
    job     jsonb,
    status  text,
    sent_at timestamp with time zone,
    is_own  boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$function$;

create or replace function public.say_that_job_is_gone()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_warning_due constant boolean :=
    exists (select from public.closing_emails where job_id = old.id and is_takedown);
  is_taken_down constant boolean := is_warning_due
    or exists (select from public.application_events where job_id = old.id and kind = 'job-removed');
begin
  -- Before the applications' remains, which take over the links that this adds.
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isProven', application.proven_at is not null, 'manageToken', public.add_application_link(application.id)),
      'job-gone:' || application.id
    from public.may_be_told(array(
      select left_over.id from public.applications as left_over
      where left_over.job_id = old.id
        and (is_warning_due or left_over.id in (select waiting.id from public.waiting_applications(old.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = left_over.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed', 'job-removed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  insert into public.gone_applications (token_hash, link_hashes, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.link_hashes, application.applicant_id, old.title, old.company_name, old.state_slug, old.city_slug,
      case when is_taken_down then 'taken-down'
        -- With its employer the job goes after the employer's row.
        when exists (select from public.employer_profiles where user_id = old.employer_id) then 'job-deleted'
        else 'employer-left' end,
      application.status, application.created_at, least(old.ended_at, now())
    from public.applications as application where application.job_id = old.id
    on conflict do nothing;
  return old;
end
$function$;

create or replace function public.sent_application (
  application_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', application.id, 'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
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
$function$;

create or replace function public.show_jobs (
  job_ids uuid[]
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  shown uuid[];
begin
  with opened as (
    update public.jobs as job set status = 'open'
    where job.id = any (show_jobs.job_ids) and job.status = 'held'
      and not public.is_removed_job(job.id) and not public.has_removed(job.employer_id, 'company')
      and not exists (select from public.cases as pending
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null)
    returning job.id),
  stale as (insert into public.stale_jobs (job_id) select id from opened on conflict do nothing)
  select coalesce(array_agg(id), '{}') into shown from opened;
  perform public.cancel_closing_emails(shown);
  return cardinality(shown);
end
$function$;

create or replace function public.shut_out_banned()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from auth.sessions where user_id = new.id;
  insert into public.banned_jobs (job_id)
    select id from public.jobs where employer_id = new.id and ended_at > now() - public.time_shown_after_end()
    on conflict do nothing;
  update public.jobs set status = 'closed' where employer_id = new.id and status <> 'closed' and expires_at > now();
  insert into public.closing_emails (job_id, is_takedown)
    select job_id, true from public.banned_jobs where job_id in (select id from public.jobs where employer_id = new.id)
    on conflict (job_id) do update set is_takedown = true;
  update public.job_seeker_profiles set is_visible = false where user_id = new.id and is_visible;
  -- What it wrote to people and has not left yet. Applicants hear from us what became of the jobs.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = new.id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = new.id)));
  return null;
end
$function$;

create or replace function public.submit_application (
  job_id        uuid,
  full_name     text,
  email         text,
  phone         text,
  cover_letter  text,
  cv_path       text,
  cv_ticket     text    default null::text,
  date_of_birth date    default null::date,
  is_adult      boolean default null::boolean,
  browser_key   text    default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
  cv public.uploads;
  earlier public.applications;
  stored public.applications;
  asks_birth_date boolean;
  address text := trim(left(submit_application.email, 300));
  person text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  is_known boolean;
  is_own_address boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Before anything is made of them: no text is longer than what the form sends.
  if greatest(octet_length(submit_application.full_name), octet_length(submit_application.email), octet_length(submit_application.phone),
      octet_length(submit_application.cv_path), octet_length(submit_application.cv_ticket),
      octet_length(submit_application.browser_key)) > 2000
    or octet_length(submit_application.cover_letter) > 80000 then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;
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

  perform public.refuse_banned((select auth.uid()), concat_ws(E'\n', address, submit_application.phone),
    array['browser:' || public.sha256_hex(submit_application.browser_key)]);

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
        'application-repeated', earlier.email,
        jsonb_build_object('applicationId', earlier.id, 'manageToken', public.add_application_link(earlier.id)),
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
$function$;

create or replace function public.waiting_applications (
  job_id uuid
)
  returns SETOF public.applications
  language sql
  stable
  set search_path to ''
  AS $function$
  select application.* from public.applications as application
  where application.job_id = waiting_applications.job_id and application.status in ('new', 'seen', 'shortlisted')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('job-closed', 'job-removed'))
$function$;

create or replace function public.write_closing_emails (
  max_jobs integer                  default 20,
  now_at   timestamp with time zone default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  since timestamptz;
  written integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('closing-emails', now_at - public.time_shown_after_end() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'closing-emails' for update skip locked;
  if since is not null then
    insert into public.closing_emails (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - 2 * public.time_shown_after_end()) and ended_at <= now_at - public.time_shown_after_end()
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set done_until = greatest(since, now_at - public.time_shown_after_end()) where step = 'closing-emails';
  end if;
  with claimed as (
    delete from public.closing_emails where job_id = any (array(
      select job_id from public.closing_emails where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id, is_takedown),
  told as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
        from claimed cross join lateral public.waiting_applications(claimed.job_id) as waiting where not claimed.is_takedown
      union all
      select application.id, application.job_id, 'job-removed'
        from claimed join public.applications as application on application.job_id = claimed.job_id where claimed.is_takedown
    on conflict do nothing
    returning application_id, kind)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select told.kind, application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      told.kind || ':' || application.id
    from public.may_be_told(array(select application_id from told)) as application
    join told on told.application_id = application.id
    -- Written for an earlier closing and sent since; the applicant knows.
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$function$;

alter table "public"."application_events"
  add constraint "application_events_kind_check"
    check
    ((kind = ANY (ARRAY['new'::text, 'seen'::text, 'shortlisted'::text, 'rejected'::text, 'hired'::text, 'mailed'::text,
    'job-closed'::text, 'job-removed'::text])));

alter table "public"."gone_applications"
  add constraint "gone_applications_reason_check"
    check ((reason = ANY (ARRAY['job-deleted'::text, 'employer-left'::text, 'taken-down'::text])));

create unique index application_events_one_closing on public.application_events using btree (application_id, kind)
  where (kind = ANY (ARRAY['job-closed'::text, 'job-removed'::text]));

create index applications_links on public.applications using gin (link_hashes);

create index gone_applications_links on public.gone_applications using gin (link_hashes);

create trigger ask_for_closing_emails
  after update on public.jobs
  for each row
  when ((((old.status = 'closed'::text) IS DISTINCT FROM (new.status = 'closed'::text)) OR (new.ended_at < old.ended_at)))
  execute function public.ask_for_closing_emails();

revoke all on function "public"."add_application_link"(uuid) from public;

revoke all on function "public"."add_application_link"(uuid) from "postgres";

grant execute on function "public"."add_application_link"(uuid) to "postgres";

grant execute on function "public"."add_application_link"(uuid) to "service_role";

revoke all on function "public"."cancel_closing_emails"(uuid[]) from public;

revoke all on function "public"."cancel_closing_emails"(uuid[]) from "postgres";

grant execute on function "public"."cancel_closing_emails"(uuid[]) to "postgres";

grant execute on function "public"."cancel_closing_emails"(uuid[]) to "service_role";
