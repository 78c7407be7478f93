-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create table "public"."account_traces" (
  "account_id" uuid                     not null,
  "kind"       text                     not null,
  "trace_hash" text                     not null,
  "seen_at"    timestamp with time zone not null default now(),
  constraint "account_traces_kind_check" check ((kind = ANY (ARRAY['browser'::text, 'network'::text]))),
  constraint "account_traces_pkey" primary key (account_id, kind, trace_hash),
  constraint "account_traces_trace_hash_check" check (((length(trace_hash) >= 1) AND (length(trace_hash) <= 100)))
);

alter table "public"."account_traces"
  enable row level security;

alter table "public"."account_traces"
  owner to "postgres";

create table "public"."bans" (
  "id"         bigint                   generated always as identity not null,
  "kind"       text                     not null,
  "value"      text                     not null,
  "account_id" uuid,
  "banned_by"  uuid,
  "reason"     text                     not null,
  "banned_at"  timestamp with time zone not null default now(),
  "until"      timestamp with time zone,
  "lifted_at"  timestamp with time zone,
  constraint "bans_check" check (((kind <> 'network'::text) OR ((until IS
    NOT NULL) AND (until <= (banned_at + '30 days'::interval))))),
  constraint "bans_kind_check"
    check
    ((kind = ANY (ARRAY['account'::text, 'address'::text, 'domain'::text, 'phone'::text, 'browser'::text, 'network'::text]))),
  constraint "bans_pkey" primary key (id),
  constraint "bans_reason_check" check (((length(TRIM(BOTH FROM reason)) >= 3) AND (length(TRIM(BOTH FROM reason)) <= 2000))),
  constraint "bans_value_check" check (((length(value) >= 1) AND (length(value) <= 255)))
);

alter table "public"."bans"
  enable row level security;

alter table "public"."bans"
  owner to "postgres";

create or replace function public.add_ban (
  kind       text,
  value      text,
  until      timestamp with time zone,
  reason     text,
  banned_by  uuid                     default null::uuid,
  account_id uuid                     default null::uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.bans as standing (kind, value, until, reason, banned_by, account_id)
    values (add_ban.kind, add_ban.value, case when add_ban.kind = 'network'
      then least(coalesce(add_ban.until, 'infinity'), now() + interval '30 days') else add_ban.until end,
      trim(add_ban.reason), add_ban.banned_by, add_ban.account_id)
    on conflict (kind, value) where lifted_at is null do update
      set until = excluded.until, reason = excluded.reason, banned_by = excluded.banned_by, banned_at = now(),
        account_id = coalesce(excluded.account_id, standing.account_id)
$function$;

alter function "public"."add_ban"(text, text, timestamp with time zone, text, uuid, uuid) owner to "postgres";

create or replace function public.ban_domain (
  domain    text,
  reason    text,
  banned_by uuid                     default null::uuid,
  until     timestamp with time zone default null::timestamp with time zone
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  host constant text := lower(trim(trim(ban_domain.domain), '.'));
  banned integer;
begin
  if coalesce(host !~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$', true) then
    raise exception 'INVALID_DOMAIN' using errcode = 'PT400';
  end if;
  if host = any (public.shared_domains()) or exists (
      select from public.operators as operator join auth.users as account on account.id = operator.user_id
      where split_part(lower(account.email), '@', 2) = host or split_part(lower(account.email), '@', 2) like '%.' || host) then
    raise exception 'SHARED_DOMAIN' using errcode = 'PT409';
  end if;
  perform public.add_ban('domain', host, ban_domain.until, ban_domain.reason, ban_domain.banned_by);
  perform public.note_audit_event('domain banned', 'domain', host, '{}', ban_domain.banned_by);
  select count(public.decide_account(account.id, 'ban', ban_domain.reason, ban_domain.banned_by, ban_domain.until)) into banned
    from (select id from auth.users
      where (split_part(lower(email), '@', 2) = host or split_part(lower(email), '@', 2) like '%.' || host)
        and (banned_until is null or banned_until < now()) limit 500) as account;
  return banned;
end
$function$;

alter function "public"."ban_domain"(text, text, uuid, timestamp with time zone) owner to "postgres";

create or replace function public.banned_in (
  words text
)
  returns table (
    kind  text,
    value text
  )
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  with said as (select lower(left(banned_in.words, 30000)) as words),
  hosts as (
    select distinct string_to_array(matched[1], '.') as labels
    from said, regexp_matches(words, '((?:[[:alnum:]](?:[[:alnum:]-]*[[:alnum:]])?\.)+[[:alpha:]][[:alnum:]-]+)', 'g') as matched)
  select 'address', public.sha256_hex(public.mailbox_of(matched[1]))
    from said, regexp_matches(words, '([^[:space:]@<>(),;:"\\]+@[^[:space:]@<>(),;:"\\/]+[[:alnum:]])', 'g') as matched
  union
  select 'domain', array_to_string(labels[first:], '.') from hosts, generate_series(1, array_length(labels, 1) - 1) as first
  union
  select 'phone', public.sha256_hex(right(regexp_replace(matched[1], '[^0-9]', '', 'g'), 10))
    from said, regexp_matches(words, '(\d(?:[ ().-]{0,3}\d){6,14})', 'g') as matched
$function$;

alter function "public"."banned_in"(text) owner to "postgres";

create or replace function public.carry_out_account_decision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject uuid := (select subject_id from public.cases where id = new.case_id and subject_kind = 'account');
  ends timestamptz;
begin
  if subject is null then
    return null;
  end if;
  if new.decision = 'lift' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null;
    update auth.users set banned_until = null where id = subject and banned_until is not null;
    return null;
  end if;
  if exists (select from public.operators where user_id = subject) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  -- Of this very decision, where `decide_account` said more than the queue does.
  select coalesce(until, 'infinity') into ends from public.bans
    where kind = 'account' and value = subject::text and lifted_at is null and banned_at = now();
  if ends is null then
    ends := case new.decision when 'suspend' then now() + interval '30 days' else 'infinity' end;
    perform public.add_ban('account', subject::text, nullif(ends, 'infinity'), new.reason, new.decided_by, subject);
  end if;
  if new.decision = 'ban' then
    perform public.add_ban(kind, value, nullif(ends, 'infinity'), new.reason, new.decided_by, subject)
      from public.traits_of_account(subject) where kind = 'address';
  end if;
  -- The auth service reads no infinity.
  update auth.users set banned_until = least(ends, now() + interval '100 years') where id = subject;
  return null;
end
$function$;

alter function "public"."carry_out_account_decision"() owner to "postgres";

create or replace function public.decide_account (
  account_id uuid,
  decision   text,
  reason     text,
  decided_by uuid                     default null::uuid,
  until      timestamp with time zone default null::timestamp with time zone,
  also       text[]                   default '{}'::text[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  ends constant timestamptz := coalesce(decide_account.until, case decide_account.decision when 'suspend' then now() + interval '30 days' end);
begin
  if not exists (select from auth.users where id = decide_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if decide_account.decision in ('suspend', 'ban') then
    if exists (select from public.operators where user_id = decide_account.account_id) then
      raise exception 'IS_OPERATOR' using errcode = 'PT409';
    end if;
    perform public.add_ban(trait.kind, trait.value, ends, decide_account.reason, decide_account.decided_by,
        decide_account.account_id)
      from (select 'account' as kind, decide_account.account_id::text as value
        union all select kind, value from public.traits_of_account(decide_account.account_id)
          where kind = any (decide_account.also)) as trait;
  end if;
  return public.decide_case(public.open_case('account', decide_account.account_id, decide_account.account_id, '[]'),
    decide_account.decision, decide_account.reason, decide_account.decided_by);
end
$function$;

alter function "public"."decide_account"(uuid, text, text, uuid, timestamp with time zone, text[]) owner to "postgres";

create or replace function public.forget_old_traces()
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with forgotten as (
    delete from public.account_traces where ctid = any (array(
      select ctid from public.account_traces where seen_at < now() - interval '90 days' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$function$;

alter function "public"."forget_old_traces"() owner to "postgres";

create or replace function public.is_banned (
  account_id uuid   default null::uuid,
  words      text   default null::text,
  traces     text[] default null::text[]
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  -- Few sites ban, and reading a posting for it is the dear part.
  if not exists (select from public.bans where lifted_at is null and (until is null or until > now())) then
    return false;
  end if;
  return exists (
    select from (
      select 'account' as kind, is_banned.account_id::text as value
      union all
      select kind, trace_hash from public.account_traces as seen
        where seen.account_id = is_banned.account_id and (seen.kind = 'browser' or seen.seen_at > now() - interval '1 hour')
      union all
      select split_part(trace, ':', 1), substr(trace, position(':' in trace) + 1) from unnest(is_banned.traces) as trace
        where trace ~ '^(browser|network):'
      union all
      select kind, value from public.banned_in(concat_ws(E'\n',
        (select email from auth.users where id = is_banned.account_id), is_banned.words))) as met
    join public.bans as ban on ban.kind = met.kind and ban.value = met.value
    where ban.lifted_at is null and (ban.until is null or ban.until > now()));
end
$function$;

alter function "public"."is_banned"(uuid, text, text[]) owner to "postgres";

create or replace function public.note_traces (
  account_id uuid,
  traces     text[]
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.account_traces as known (account_id, kind, trace_hash)
    select account.id, split_part(trace, ':', 1), substr(trace, position(':' in trace) + 1)
    from auth.users as account, unnest(note_traces.traces) as trace
    where account.id = note_traces.account_id and trace ~ '^(browser|network):.'
    on conflict on constraint account_traces_pkey do update set seen_at = now();
  return public.is_banned(null, null, note_traces.traces);
end
$function$;

alter function "public"."note_traces"(uuid, text[]) owner to "postgres";

create or replace function public.refuse_banned (
  account_id uuid   default null::uuid,
  words      text   default null::text,
  traces     text[] default null::text[]
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if public.is_banned(refuse_banned.account_id, refuse_banned.words, refuse_banned.traces) then
    raise exception 'SHUT_OUT' using errcode = 'PT403';
  end if;
end
$function$;

alter function "public"."refuse_banned"(uuid, text, text[]) owner to "postgres";

create or replace function public.refuse_banned_address()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform public.refuse_banned(null, new.email);
  return new;
end
$function$;

alter function "public"."refuse_banned_address"() owner to "postgres";

create or replace function public.refuse_banned_message()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_table_name = 'contact_requests' then
    perform public.refuse_banned(new.employer_id, new.message);
  else
    perform public.refuse_banned((select employer_id from public.jobs where id = new.job_id),
      concat_ws(E'\n', new.subject, new.body));
  end if;
  return new;
end
$function$;

alter function "public"."refuse_banned_message"() owner to "postgres";

create or replace function public.refuse_banned_posting()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform public.refuse_banned(new.employer_id,
    concat_ws(E'\n', new.contact ->> 'email', new.contact ->> 'phone', new.application_url, new.title, new.description));
  return new;
end
$function$;

alter function "public"."refuse_banned_posting"() owner to "postgres";

create or replace function public.send_report (
  subject_kind text,
  subject_id   uuid,
  reason       text,
  note         text,
  email        text,
  browser_key  text,
  network_hash text,
  reporter_id  uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  owner_id uuid := public.owner_of_reported(send_report.subject_kind, send_report.subject_id);
  browser text := public.sha256_hex(send_report.browser_key);
  standing boolean := public.has_report_standing(send_report.reporter_id, browser);
  counted record;
  is_paused boolean := false;
begin
  if owner_id is null then
    return false;
  end if;
  -- One after the other, so that none counts without the other.
  perform pg_advisory_xact_lock(hashtextextended('report ' || send_report.subject_id, 0));
  if owner_id = send_report.reporter_id
    or public.is_banned(send_report.reporter_id, send_report.email, array['browser:' || browser]) or (select count(*) from public.reports
      where subject_id = send_report.subject_id and network_hash = send_report.network_hash and decided_at is null) >= 3 then
    return true;
  end if;
  insert into public.reports (subject_kind, subject_id, reason, note, email, reporter_id, browser_hash, network_hash, weight, has_standing)
    values (send_report.subject_kind, send_report.subject_id, send_report.reason, nullif(trim(send_report.note), ''),
      nullif(trim(send_report.email), ''), send_report.reporter_id, browser, send_report.network_hash,
      public.weigh_report(send_report.reason, send_report.reporter_id, browser, standing), standing)
    on conflict do nothing;
  if not found then
    return true;
  end if;
  perform public.note_audit_event('reported', send_report.subject_kind, send_report.subject_id::text,
    jsonb_build_object('reason', send_report.reason));
  select * into counted from public.count_reports(send_report.subject_id);
  if send_report.subject_kind = 'job' and counted.pauses and not public.is_known_employer(owner_id)
      and not exists (select from public.cases as looked where looked.subject_id = send_report.subject_id
        and looked.outcome in ('approved', 'dismissed') and looked.closed_at > now() - interval '30 days') then
    with paused as (update public.jobs set status = 'held' where id = send_report.subject_id and status = 'open' returning id)
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-reported', account.email, jsonb_build_object('jobId', paused.id), 'job-reported:' || paused.id || ':' || now()
      from paused join auth.users as account on account.id = owner_id where public.is_email(account.email);
    is_paused := exists (select from public.jobs where id = send_report.subject_id and status in ('held', 'paused'));
    insert into public.stale_jobs (job_id) select send_report.subject_id where is_paused on conflict do nothing;
  end if;
  perform public.open_case(send_report.subject_kind, send_report.subject_id, owner_id, counted.reasons || case when is_paused
    then '[{"rule": "paused by reports", "weight": 50, "words": "", "source": "report", "holds": true}]' else '[]'::jsonb end);
  return true;
end
$function$;

create or replace function public.shared_domains()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com',
    'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.us', 'gmx.net', 'mail.com',
    'zoho.com', 'fastmail.com', 'hey.com', 'duck.com', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'comcast.net', 'att.net',
    'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net', 'charter.net', 'spectrum.net', 'earthlink.net', 'juno.com', 'optonline.net',
    'frontier.com', 'windstream.net', 'centurylink.net', 'q.com', 'web.de', 'qq.com', '163.com']
$function$;

alter function "public"."shared_domains"() owner to "postgres";

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
$function$;

create or replace function public.traits_of_account (
  account_id uuid
)
  returns table (
    kind  text,
    value text,
    shown text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with account as (select lower(email) as address from auth.users
      where id = traits_of_account.account_id and email_confirmed_at is not null),
  numbers as (
    select distinct job.contact ->> 'phone' as phone
    from (select contact from public.jobs where employer_id = traits_of_account.account_id order by created_at desc limit 200) as job)
  select 'address', public.sha256_hex(public.mailbox_of(address)), address
    from (select address from account union select contact.address from public.job_contacts as contact
      where contact.account_id = traits_of_account.account_id and contact.confirmed_at is not null) as own
  union all
  select 'domain', domain, domain from (select split_part(address, '@', 2) as domain from account) as own
    where domain <> '' and domain <> all (public.shared_domains())
  union all
  select distinct on (said.value) 'phone', said.value, phone from numbers, public.banned_in(phone) as said where said.kind = 'phone'
  union all
  select kind, trace_hash, to_char(seen_at, 'YYYY-MM-DD') from public.account_traces as seen
    where seen.account_id = traits_of_account.account_id and seen_at > now() - interval '30 days'
$function$;

alter function "public"."traits_of_account"(uuid) owner to "postgres";

alter table "public"."account_traces"
  add constraint "account_traces_account_id_fkey" foreign key (account_id) references auth.users(id) on delete cascade;

create index account_traces_hash on public.account_traces using btree (trace_hash);

create index account_traces_old on public.account_traces using btree (seen_at);

create index bans_account on public.bans using btree (account_id);

create unique index bans_standing on public.bans using btree (kind, value)
  where (lifted_at is null);

create trigger refuse_banned_address
  before insert or update of email on auth.users
  for each row
  when ((new.email IS NOT NULL))
  execute function public.refuse_banned_address();

create trigger refuse_banned
  before insert on public.application_events
  for each row
  when ((new.kind = 'mailed'::text))
  execute function public.refuse_banned_message();

create trigger refuse_banned
  before insert on public.contact_requests
  for each row
  execute function public.refuse_banned_message();

create trigger carry_out_account_decision
  after insert on public.decisions
  for each row
  when ((new.decision = ANY (ARRAY['suspend'::text, 'ban'::text, 'lift'::text])))
  execute function public.carry_out_account_decision();

create trigger b_refuse_banned
  before insert or update of title, description, contact, application_url, status, expires_at on public.jobs
  for each row
  when (((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) AND (new.status <> 'closed'::text)))
  execute function public.refuse_banned_posting();

revoke all on function "public"."add_ban"(text, text, timestamp with time zone, text, uuid, uuid) from public;

revoke all on function "public"."add_ban"(text, text, timestamp with time zone, text, uuid, uuid) from "postgres";

grant execute on function "public"."add_ban"(text, text, timestamp with time zone, text, uuid, uuid) to "postgres";

grant execute on function "public"."add_ban"(text, text, timestamp with time zone, text, uuid, uuid) to "service_role";

revoke all on function "public"."ban_domain"(text, text, uuid, timestamp with time zone) from public;

revoke all on function "public"."ban_domain"(text, text, uuid, timestamp with time zone) from "postgres";

grant execute on function "public"."ban_domain"(text, text, uuid, timestamp with time zone) to "postgres";

grant execute on function "public"."ban_domain"(text, text, uuid, timestamp with time zone) to "service_role";

revoke all on function "public"."banned_in"(text) from public;

revoke all on function "public"."banned_in"(text) from "postgres";

grant execute on function "public"."banned_in"(text) to "postgres";

grant execute on function "public"."banned_in"(text) to "service_role";

revoke all on function "public"."carry_out_account_decision"() from public;

revoke all on function "public"."carry_out_account_decision"() from "postgres";

grant execute on function "public"."carry_out_account_decision"() to "postgres";

grant execute on function "public"."carry_out_account_decision"() to "service_role";

revoke all on function "public"."decide_account"(uuid, text, text, uuid, timestamp with time zone, text[]) from public;

revoke all on function "public"."decide_account"(uuid, text, text, uuid, timestamp with time zone, text[]) from "postgres";

grant execute on function "public"."decide_account"(uuid, text, text, uuid, timestamp with time zone, text[]) to "postgres";

grant execute on function "public"."decide_account"(uuid, text, text, uuid, timestamp with time zone, text[]) to "service_role";

revoke all on function "public"."forget_old_traces"() from public;

revoke all on function "public"."forget_old_traces"() from "postgres";

grant execute on function "public"."forget_old_traces"() to "postgres";

grant execute on function "public"."forget_old_traces"() to "service_role";

revoke all on function "public"."is_banned"(uuid, text, text[]) from public;

revoke all on function "public"."is_banned"(uuid, text, text[]) from "postgres";

grant execute on function "public"."is_banned"(uuid, text, text[]) to "postgres";

grant execute on function "public"."is_banned"(uuid, text, text[]) to "service_role";

revoke all on function "public"."note_traces"(uuid, text[]) from public;

revoke all on function "public"."note_traces"(uuid, text[]) from "postgres";

grant execute on function "public"."note_traces"(uuid, text[]) to "postgres";

grant execute on function "public"."note_traces"(uuid, text[]) to "service_role";

revoke all on function "public"."refuse_banned"(uuid, text, text[]) from public;

revoke all on function "public"."refuse_banned"(uuid, text, text[]) from "postgres";

grant execute on function "public"."refuse_banned"(uuid, text, text[]) to "postgres";

grant execute on function "public"."refuse_banned"(uuid, text, text[]) to "service_role";

revoke all on function "public"."refuse_banned_address"() from public;

revoke all on function "public"."refuse_banned_address"() from "postgres";

grant execute on function "public"."refuse_banned_address"() to "postgres";

grant execute on function "public"."refuse_banned_address"() to "service_role";

revoke all on function "public"."refuse_banned_message"() from public;

revoke all on function "public"."refuse_banned_message"() from "postgres";

grant execute on function "public"."refuse_banned_message"() to "postgres";

grant execute on function "public"."refuse_banned_message"() to "service_role";

revoke all on function "public"."refuse_banned_posting"() from public;

revoke all on function "public"."refuse_banned_posting"() from "postgres";

grant execute on function "public"."refuse_banned_posting"() to "postgres";

grant execute on function "public"."refuse_banned_posting"() to "service_role";

revoke all on function "public"."shared_domains"() from public;

revoke all on function "public"."shared_domains"() from "postgres";

grant execute on function "public"."shared_domains"() to "postgres";

grant execute on function "public"."shared_domains"() to "service_role";

revoke all on function "public"."traits_of_account"(uuid) from public;

revoke all on function "public"."traits_of_account"(uuid) from "postgres";

grant execute on function "public"."traits_of_account"(uuid) to "postgres";

grant execute on function "public"."traits_of_account"(uuid) to "service_role";

revoke all on table "public"."account_traces" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."account_traces" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."account_traces"
  to "service_role";

revoke all on table "public"."bans" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."bans" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."bans" to "service_role";
