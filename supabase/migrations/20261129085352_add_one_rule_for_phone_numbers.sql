-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."contact_requests"
  drop constraint "contact_requests_phone_check";

create or replace function public.guard_job()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.salary := public.unwrap_json(new.salary);
  new.contact := public.unwrap_json(new.contact);
  if jsonb_typeof(new.salary) = 'null' then
    new.salary := null;
  end if;
  -- Before the generated columns are computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(new.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  new.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(new.tags) with ordinality as given (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    -- Jobs go from one company to another by `merge_companies` alone.
    if current_setting('merge_companies.runs', true) is distinct from 'yes' then
      new.employer_id := old.employer_id;
    end if;
  end if;
  -- No checks of the table: a posting from before these rules can still be closed.
  if new.contact ->> 'phone' <> '' and not public.is_phone(new.contact ->> 'phone')
    and (tg_op = 'INSERT' or new.contact is distinct from old.contact) then
    raise exception 'Invalid contact phone' using errcode = '23514', constraint = 'jobs_contact_phone';
  end if;
  if (tg_op = 'INSERT' or (new.salary, new.type) is distinct from (old.salary, old.type))
    and not public.is_pay_for_its_period(new.salary, new.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
    new.close_reason := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    -- Only what judges a job shows it or hides it (D90); its employer may end it.
    if tg_op = 'UPDATE' and new.status <> old.status
        and (new.status = 'held' or (old.status = 'held' and new.status <> 'closed')) then
      raise exception 'JOB_HELD' using errcode = 'PT409';
    end if;
    if tg_op = 'INSERT' then
      new.slug := null;
      new.created_at := now();
      new.expires_at := coalesce(new.expires_at, now() + public.default_open_time());
    else
      new.created_at := old.created_at;
    end if;
    new.is_demo := false;
    if (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at)
      and new.expires_at > now() + public.longest_open_time() then
      raise exception 'A job is open for % at most.', public.longest_open_time() using errcode = '23514';
    end if;
  end if;
  return new;
end
$function$;

create or replace function public.is_phone (
  number text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(length(number) <= 50 and length(regexp_replace(number, '[^0-9]', '', 'g')) between 7 and 15, false)
$function$;

alter function "public"."is_phone"(text) owner to "postgres";

create or replace function public.settle_contact_request (
  request_id  uuid,
  is_accepted boolean,
  phone       text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  answer text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  if is_accepted and trim(phone) <> '' and not public.is_phone(phone) then
    raise exception 'INVALID_PHONE' using errcode = 'PT400';
  end if;
  update public.contact_requests as asked
    set status = answer, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where asked.id = request_id and asked.status <> answer
    returning * into request;
  if not found then
    return (select asked.status from public.contact_requests as asked where asked.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', answer),
      'contact-answer:' || request_id || ':' || answer
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return answer;
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
    or not public.is_phone(submit_application.phone)
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

alter table "public"."contact_requests"
  add constraint "contact_requests_phone_check" check ((length(phone) <= 50));

revoke all on function "public"."is_phone"(text) from public;

grant execute on function "public"."is_phone"(text) to "authenticated";

revoke all on function "public"."is_phone"(text) from "postgres";

grant execute on function "public"."is_phone"(text) to "postgres";

grant execute on function "public"."is_phone"(text) to "service_role";
