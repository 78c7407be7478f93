-- Written by `npm run migration` from supabase/schemas, each file after the files that it needs.

-- ── schemas/base/extensions.sql ──

create schema if not exists extensions;
create extension if not exists cube with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pgcrypto with schema extensions;
-- For comparing misspellings by letter: by trigrams alone, 'Tuscola' is nearer to 'Tuscon' than Tucson.
create extension if not exists fuzzystrmatch with schema extensions;

-- ── schemas/base/default_privileges.sql ──

-- Hosted projects grant all rights on new objects to all roles; here each table and function has explicit grants.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- ── schemas/alerts/compute_alert_word_columns.sql ──

-- Computes the columns `word_query` and `word_cell_keys` of an alert: its words as a query and, for an instant job alert, index keys, one
-- per stem and map cell. Both are null for daily and weekly job alerts, which run a search when they are due.
create function public.compute_alert_word_columns(kind text, frequency text, words text, location jsonb, radius_km integer,
  out word_query tsquery, out word_cell_keys bigint[])
language plpgsql stable
set search_path = ''
as $$
declare
  stems text[];
begin
  if kind = 'talent' then
    word_query := public.parse_talent_alert_words(words);
  elsif frequency = 'instant' then
    select parsed.word_query, parsed.stems into word_query, stems from public.parse_alert_words(words) as parsed;
    word_cell_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, unnest(public.search_cells((location #>> '{coordinates,lat}')::double precision,
        (location #>> '{coordinates,lng}')::double precision, radius_km)) as cell);
  end if;
end
$$;

-- ── schemas/search/get_occupation_name.sql ──

-- Finds the longest occupation name of `min_words` to four words at the start of `stems`. Returns its length in words and its other names
-- (occupation_names), or nulls if there is none.
create function public.get_occupation_name(stems text[], min_words integer,
  out length integer, out other_names text[], out other_names_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select cardinality(string_to_array(entry.stems, ' ')), entry.other_names, entry.other_names_query
    into length, other_names, other_names_query
    from public.occupation_names as entry
    where entry.stems = any (array(
      select array_to_string(get_occupation_name.stems[1:words], ' ')
      from generate_series(min_words, least(4, cardinality(get_occupation_name.stems))) as words))
    order by 1 desc limit 1;
end
$$;

grant execute on function public.get_occupation_name(text[], integer) to service_role;

-- ── schemas/search/occupation_names.sql ──

-- Synonyms of work: a waitress is a server, a niñera a nanny. Migrations add the rows (D101).
create table public.occupation_names (
  -- A name in the form of name_stems.
  stems text primary key,
  -- Its other names, folded, nearest first.
  other_names text[] not null,
  -- A query for titles with one of the other names (shingle_query).
  other_names_query tsquery not null
);

alter table public.occupation_names enable row level security;
grant all on public.occupation_names to service_role;

-- ── schemas/applications/is_applicant_age.sql ──

-- Applicants are 14 to 120 years old. False without a date.
create function public.is_applicant_age(date_of_birth date) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(date_of_birth between current_date - interval '120 years' and current_date - interval '14 years', false)
$$;

grant execute on function public.is_applicant_age(date) to service_role;

-- ── schemas/applications/record_application_senders.sql ──

-- Records the account and the browser that applied for a job with an address. Returns whether one of them had already applied for the job
-- with this address.
create function public.record_application_senders(job_id uuid, email_hash text, senders text[]) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  has_sent_before constant boolean := exists (select from public.application_senders as earlier
    where earlier.job_id = record_application_senders.job_id and earlier.email_hash = record_application_senders.email_hash
      and earlier.sender = any (senders));
begin
  insert into public.application_senders (job_id, email_hash, sender)
    select record_application_senders.job_id, record_application_senders.email_hash, unnest(senders) on conflict do nothing;
  return has_sent_before;
end
$$;

grant execute on function public.record_application_senders(uuid, text, text[]) to service_role;

-- ── schemas/places/split_state.sql ──

-- Splits a state off the end of an address's words, by any of its names of one to three words: 'Tampa, Fla', 'Charleston, W. Va.'.
-- `state_code` is null without one. The first word is never a state.
create function public.split_state(words text[], out state_code text, out other_words text[])
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  other_words := words;
  for length in reverse least(3, cardinality(words) - 1) .. 1 loop
    select place.state_code into state_code
      from public.place_names as name
      join public.places as place on place.id = name.place_id
      where name.key = public.place_key(array_to_string(words[cardinality(words) - length + 1:], ' ')) and place.kind = 'state' limit 1;
    if state_code is not null then
      other_words := words[:cardinality(words) - length];
      other_words[cardinality(other_words)] := rtrim(other_words[cardinality(other_words)], ',');
      return;
    end if;
  end loop;
end
$$;

grant execute on function public.split_state(text[]) to service_role;

-- ── schemas/search/restrict_weights.sql ──

-- Returns the query with each word limited to the weights ('A', 'ABC'). Facets ('=night'), shingles ('~nurs') and words that already have
-- weights are unchanged.
create function public.restrict_weights(query tsquery, weights text) returns tsquery
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(query::text, '(?<=^|[ (!])(''[^=~''](?:[^'']|'''')*'')(?!:)', '\1:' || weights, 'g')::tsquery
$$;

grant execute on function public.restrict_weights(tsquery, text) to service_role;

-- ── schemas/admin/account_fingerprints.sql ──

-- Keyed hashes of the browsers and networks from which an account was used. `is_banned` compares them with bans. They are deleted 90 days
-- after they were last seen.
create table public.account_fingerprints (
  account_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('browser', 'network')),
  fingerprint_hash text not null check (length(fingerprint_hash) between 1 and 100),
  seen_at timestamptz not null default now(),
  primary key (account_id, kind, fingerprint_hash)
);

create index account_fingerprints_hash on public.account_fingerprints (fingerprint_hash);
create index account_fingerprints_old on public.account_fingerprints (seen_at);

alter table public.account_fingerprints enable row level security;
grant all on public.account_fingerprints to service_role;

-- ── schemas/admin/act_as.sql ──

-- Sets the account that `auth.uid()` returns for the rest of the transaction; null resets it.
create function public.act_as(account_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(act_as.account_id::text, ''), true),
    set_config('request.jwt.claims', case when act_as.account_id is null then ''
      else jsonb_build_object('sub', act_as.account_id, 'role', 'authenticated')::text end, true);
end
$$;

grant execute on function public.act_as(uuid) to service_role;

-- ── schemas/admin/admin_idle_timeout.sql ──

-- The time without a request after which an admin has to enter a code again.
create function public.admin_idle_timeout() returns interval
language sql immutable
set search_path = ''
as $$ select interval '1 hour' $$;

grant execute on function public.admin_idle_timeout() to service_role;

-- ── schemas/admin/admin_sessions.sql ──

-- Sessions in which an admin entered a code of the second factor, and their last request.
create table public.admin_sessions (
  -- No foreign key: the auth service may change its table. Old rows are deleted at the next sign-in of an admin.
  session_id uuid primary key,
  seen_at timestamptz not null default now()
);

alter table public.admin_sessions enable row level security;
grant all on public.admin_sessions to service_role;

-- ── schemas/admin/apply_account_decision.sql ──

-- Applies a decision about an account, whichever function made it. For a suspension or ban, it sets `banned_until`. That makes
-- `take_down_account` end the account's sessions, close its jobs, warn its applicants and hide its profile. Without an end, a suspension
-- lasts 30 days and a ban is permanent. A ban also bans the account's verified addresses. Lifting ends all active bans of the account.
create function public.apply_account_decision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  subject uuid := (select subject_id from public.cases where id = new.case_id and subject_kind = 'account');
  ends timestamptz;
begin
  if subject is null then
    return null;
  end if;
  -- A warning has banned nothing, so a granted appeal against it lifts no ban.
  if new.decision = 'lift' and (select bool_and(first.decision = 'warn') from public.decisions as first
      where first.appeal_case_id = new.case_id) then
    return null;
  end if;
  if new.decision = 'lift' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null;
    update auth.users set banned_until = null where id = subject and banned_until is not null;
    return null;
  end if;
  if exists (select from public.admins where user_id = subject) then
    raise exception 'IS_ADMIN' using errcode = 'PT409';
  end if;
  -- A suspension replaces existing bans, so that none of them outlasts it.
  if new.decision = 'suspend' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null and banned_at < now();
  end if;
  -- `decide_account` has already added the account's ban with the chosen end. `decide_case` alone adds none.
  select coalesce(until, 'infinity') into ends from public.bans
    where kind = 'account' and value = subject::text and lifted_at is null and banned_at = now();
  if ends is null then
    ends := case new.decision when 'suspend' then now() + interval '30 days' else 'infinity' end;
    perform public.add_ban('account', subject::text, nullif(ends, 'infinity'), new.reason, new.decided_by, subject);
  end if;
  if new.decision = 'ban' then
    perform public.add_ban(kind, value, nullif(ends, 'infinity'), new.reason, new.decided_by, subject)
      from public.list_account_identifiers(subject) where kind = 'address';
  end if;
  -- The auth service can't read infinity.
  update auth.users set banned_until = least(ends, now() + interval '100 years') where id = subject;
  return null;
end
$$;

-- ── schemas/admin/assert_not_banned.sql ──

-- Throws PT403 BANNED if `is_banned` returns true for the same arguments (D98).
create function public.assert_not_banned(account_id uuid default null, words text default null, fingerprints text[] default null)
returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.is_banned(assert_not_banned.account_id, assert_not_banned.words, assert_not_banned.fingerprints) then
    raise exception 'BANNED' using errcode = 'PT403';
  end if;
end
$$;

grant execute on function public.assert_not_banned(uuid, text, text[]) to service_role;

-- ── schemas/admin/ban_domain.sql ──

-- Bans a domain, and up to 200 accounts with an address at it or at a subdomain. Returns the number of accounts that this call banned; if
-- it is 200, call again. Throws INVALID_DOMAIN, or SHARED_DOMAIN if anyone can have an address at the domain or an admin has one.
create function public.ban_domain(domain text, reason text, banned_by uuid default null, until timestamptz default null)
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(ban_domain.domain), '.'));
  banned_count integer;
begin
  if coalesce(host !~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$', true) then
    raise exception 'INVALID_DOMAIN' using errcode = 'PT400';
  end if;
  if host = any (public.shared_domains()) or exists (
      select from public.admins as admin join auth.users as account on account.id = admin.user_id
      where split_part(lower(account.email), '@', 2) = host or split_part(lower(account.email), '@', 2) like '%.' || host) then
    raise exception 'SHARED_DOMAIN' using errcode = 'PT409';
  end if;
  perform public.add_ban('domain', host, ban_domain.until, ban_domain.reason, ban_domain.banned_by);
  select count(public.decide_account(account.id, 'ban', ban_domain.reason, ban_domain.banned_by, ban_domain.until)) into banned_count
    from (select id from auth.users
      where (split_part(lower(email), '@', 2) = host or split_part(lower(email), '@', 2) like '%.' || host)
        and (banned_until is null or banned_until < now()) limit 200) as account;
  perform public.record_audit_event('domain banned', 'domain', host, jsonb_build_object('accounts', banned_count), ban_domain.banned_by);
  return banned_count;
end
$$;

grant execute on function public.ban_domain(text, text, uuid, timestamp with time zone) to service_role;

-- ── schemas/admin/bans.sql ──

-- Bans of accounts and of their identifiers (D98). Personal identifiers are hashes (`extract_identifiers`).
create table public.bans (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'address', 'domain', 'phone', 'browser', 'network')),
  value text not null check (length(value) between 1 and 255),
  -- The account whose ban includes this one, and the admin who added it. No foreign keys, because a ban outlives both.
  account_id uuid,
  banned_by uuid,
  reason text not null check (length(trim(reason)) between 3 and 2000),
  banned_at timestamptz not null default now(),
  -- Null is permanent. Networks change hands, so their bans are temporary.
  until timestamptz,
  lifted_at timestamptz,
  check (kind <> 'network' or (until is not null and until <= banned_at + interval '30 days'))
);

-- Two accounts with the same phone each have a ban of it, so that lifting one account's ban leaves the other's.
create unique index bans_active on public.bans (kind, value, account_id) nulls not distinct where lifted_at is null;
create index bans_account on public.bans (account_id);

alter table public.bans enable row level security;
grant all on public.bans to service_role;

-- ── schemas/admin/add_ban.sql ──

-- Adds a ban, or updates the active ban of the same kind, value and account. `value` is an account's id, or an identifier as in
-- `list_account_identifiers`. `account_id` is the account whose ban includes this one. A ban of a network lasts at most 30 days.
create function public.add_ban(kind text, value text, until timestamptz, reason text, banned_by uuid default null,
  account_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.bans (kind, value, until, reason, banned_by, account_id)
    values (add_ban.kind, add_ban.value, case when add_ban.kind = 'network'
      then least(coalesce(add_ban.until, 'infinity'), now() + interval '30 days') else add_ban.until end,
      trim(add_ban.reason), add_ban.banned_by, add_ban.account_id)
    on conflict (kind, value, account_id) where lifted_at is null do update
      set until = excluded.until, reason = excluded.reason, banned_by = excluded.banned_by, banned_at = now()
$$;

grant execute on function public.add_ban(text, text, timestamp with time zone, text, uuid, uuid) to service_role;

-- ── schemas/admin/block_words.sql ──

-- Adds a rule that holds future postings with these words for review, until an admin unblocks the words. The audit log records it.
create function public.block_words(words text, admin_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  normalized_words constant text := trim(regexp_replace(public.normalize_words(coalesce(block_words.words, '')), '\s+', ' ', 'g'));
begin
  if normalized_words !~ '[[:alnum:]].*[[:alnum:]]' or length(normalized_words) > 50 then
    raise exception 'These words can’t be blocked.' using errcode = 'PT400';
  end if;
  insert into public.trust_rules (name, kind, hints, pattern, weight, is_hard, sentence, source)
    values ('blocked: ' || normalized_words, 'blocked words', array[normalized_words],
      '(^|\W)' || regexp_replace(normalized_words, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|\W)',
      public.setting('hold_weight'), false, 'Someone has to look at these words before anyone reads them.', 'admin')
    on conflict (name) do update set is_on = true;
  perform public.record_audit_event('words blocked', 'content', 'blocked words', jsonb_build_object('words', normalized_words),
    block_words.admin_id);
end
$$;

grant execute on function public.block_words(text, uuid) to service_role;

-- ── schemas/admin/contents.sql ──

-- Texts that admins publish without a deploy, in versions: the newest of each name is current.
create table public.contents (
  id bigint generated always as identity primary key,
  name text not null check (name in ('banner', 'claims', 'places', 'terms', 'privacy', 'cookies')),
  -- Null restores the default of doorstep.config.ts and the code.
  value jsonb check (length(value::text) <= 60000),
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now()
);

create index contents_newest on public.contents (name, id desc);

alter table public.contents enable row level security;
grant all on public.contents to service_role;

-- ── schemas/admin/content_versions.sql ──

-- Returns up to ten earlier versions of each content, newest first, without the current version. A null `value` is the site's default.
create function public.content_versions()
returns table (id bigint, name text, value jsonb, written_at timestamptz, written_by text)
language sql stable security definer
set search_path = ''
as $$
  select earlier.id, earlier.name, earlier.value, earlier.written_at, admin.email
  from (select distinct contents.name from public.contents) as content,
    lateral (select * from public.contents as version
      where version.name = content.name order by version.id desc offset 1 limit 10) as earlier
    left join auth.users as admin on admin.id = earlier.written_by
  order by earlier.name, earlier.id desc
$$;

grant execute on function public.content_versions() to service_role;

-- ── schemas/admin/count_daily_numbers.sql ──

-- Counts the events of a day (UTC) in total and per city. `reply_hours` and `decision_hours` are medians. Jobs that the server itself posts
-- (demonstration, imports) are not counted. Each kind of event has an index on its time.
create function public.count_daily_numbers(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  day_start constant timestamptz := count_daily_numbers.day::timestamp at time zone 'UTC';
  day_end constant timestamptz := (count_daily_numbers.day + 1)::timestamp at time zone 'UTC';
  result jsonb;
begin
  with replied as (
    select extract(epoch from reply.at - application.created_at) / 3600 as hours
    from public.application_events as reply join public.applications as application on application.id = reply.application_id
    where reply.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and reply.at >= day_start and reply.at < day_end
      and not exists (select from public.application_events as earlier where earlier.application_id = reply.application_id
        and earlier.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and earlier.id < reply.id)),
  decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at >= day_start and event.at < day_end
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  mailed as (
    select count(*) filter (where sent_at is not null) as sent, count(*) filter (where failed_at is not null) as failed
    from public.outbox where coalesce(sent_at, failed_at) >= day_start and coalesce(sent_at, failed_at) < day_end),
  suppressed as (
    select count(*) filter (where reason = 'bounce') as bounces, count(*) filter (where reason = 'complaint') as complaints
    from public.email_suppressions where created_at >= day_start and created_at < day_end),
  events as (
    select 'postings' as kind, job.state_slug, job.city_slug, 1 as times
    from public.posting_log as posted left join public.jobs as job on job.id = posted.job_id
    where posted.posted_at >= day_start and posted.posted_at < day_end
    union all
    select 'applications', job.state_slug, job.city_slug, 1
    from public.applications as application join public.jobs as job on job.id = application.job_id
    where application.created_at >= day_start and application.created_at < day_end
    union all
    select 'empty_searches', empty.state_slug, empty.city_slug, empty.searches
    from public.empty_searches as empty where empty.day = count_daily_numbers.day),
  by_place as (
    select state_slug, city_slug, coalesce(sum(times) filter (where kind = 'postings'), 0) as postings,
      coalesce(sum(times) filter (where kind = 'applications'), 0) as applications,
      coalesce(sum(times) filter (where kind = 'empty_searches'), 0) as empty_searches
    from events group by state_slug, city_slug)
  select jsonb_build_object(
    'postings', (select count(*) from events where kind = 'postings'),
    'applications', (select count(*) from events where kind = 'applications'),
    'empty_searches', (select coalesce(sum(times), 0) from events where kind = 'empty_searches'),
    'replies', (select count(*) from replied),
    'reply_hours', (select percentile_cont(0.5) within group (order by hours) from replied),
    'reports', (select count(*) from public.reports where created_at >= day_start and created_at < day_end),
    'cases', (select count(distinct details -> 'case') from public.audit_events
      where at >= day_start and at < day_end and action = 'case opened'),
    'decisions', (select count(*) from decided),
    'removals', (select count(*) from decided where action = 'remove'),
    'decision_hours', (select percentile_cont(0.5) within group (order by hours) from decided),
    'emails', (select sent from mailed),
    'failed_emails', (select failed from mailed),
    'bounces', (select bounces from suppressed),
    'complaints', (select complaints from suppressed),
    'places', coalesce((select jsonb_agg(to_jsonb(busiest)) from (
      select by_place.*, place.city, place.state, place.lat, place.lng
      from by_place join public.places as place on place.kind = 'city' and place.namesake = 0
        and place.state_slug = by_place.state_slug and place.city_slug = by_place.city_slug
      order by by_place.postings + by_place.applications + by_place.empty_searches desc, place.id
      limit 200) as busiest), '[]'))
  into result;
  return result;
end
$$;

grant execute on function public.count_daily_numbers(date) to service_role;

-- ── schemas/admin/current_contents.sql ──

-- Returns the current contents by name, without contents that were reset to the default.
create function public.current_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, value), '{}') from (
    select distinct on (name) name, value from public.contents order by name, id desc) as newest
  where value is not null
$$;

grant execute on function public.current_contents() to service_role;

-- ── schemas/admin/daily_numbers.sql ──

-- The sums of each day (UTC). They are kept permanently, because they contain no personal data and their sources are deleted (D99).
create table public.daily_numbers (
  day date primary key,
  -- The result of `count_daily_numbers` without the places.
  numbers jsonb not null,
  -- [{"state_slug", "city_slug", "city", "state", "lat", "lng", "postings", "applications", "empty_searches"}], busiest first.
  places jsonb not null,
  -- When the day was last counted.
  made_at timestamptz not null default now()
);

alter table public.daily_numbers enable row level security;
grant all on public.daily_numbers to service_role;

-- ── schemas/admin/decide_account.sql ──

-- Warns, suspends or bans an account, or lifts its bans, and emails the owner the reason. Decides the account's open case, or opens one and
-- decides it. A suspension without an end lasts 30 days. `identifier_kinds`: the kinds of the account's identifiers
-- (`list_account_identifiers`) to ban as well. Returns the decision's id. Throws IS_ADMIN for a suspension or ban of an admin, who has to
-- lose the role first.
create function public.decide_account(account_id uuid, decision text, reason text, decided_by uuid default null,
  until timestamptz default null, identifier_kinds text[] default '{}') returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ends constant timestamptz := coalesce(decide_account.until, case decide_account.decision when 'suspend' then now() + interval '30 days' end);
begin
  if not exists (select from auth.users where id = decide_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if decide_account.decision in ('suspend', 'ban') then
    if exists (select from public.admins where user_id = decide_account.account_id) then
      raise exception 'IS_ADMIN' using errcode = 'PT409';
    end if;
    perform public.add_ban(identifier.kind, identifier.value, ends, decide_account.reason, decide_account.decided_by,
        decide_account.account_id)
      from (select 'account' as kind, decide_account.account_id::text as value
        union all select kind, value from public.list_account_identifiers(decide_account.account_id)
          where kind = any (decide_account.identifier_kinds)) as identifier;
  elsif decide_account.decision = 'lift' then
    -- `apply_account_decision` lifts nothing if the open case is an appeal against a warning, so the bans are lifted here.
    update public.bans as ban set lifted_at = now() where ban.account_id = decide_account.account_id and ban.lifted_at is null;
    update auth.users set banned_until = null where id = decide_account.account_id and banned_until is not null;
  end if;
  return public.decide_case(public.open_case('account', decide_account.account_id, decide_account.account_id, '[]'),
    decide_account.decision, decide_account.reason, decide_account.decided_by);
end
$$;

grant execute on function public.decide_account(uuid, text, text, uuid, timestamp with time zone, text[]) to service_role;

-- ── schemas/admin/decide_job.sql ──

-- Takes a job down ('remove') or restores it ('approve'), whether or not it has a case: decides its open case or opens one. Returns the
-- decision's id.
create function public.decide_job(job_id uuid, decision text, reason text, decided_by uuid) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  owner uuid := (select employer_id from public.jobs where id = decide_job.job_id);
begin
  if owner is null then
    raise exception 'NO_JOB' using errcode = 'PT404';
  end if;
  return public.decide_case(public.open_case('job', decide_job.job_id, owner, '[]'), decide_job.decision, decide_job.reason,
    decide_job.decided_by);
end
$$;

grant execute on function public.decide_job(uuid, text, text, uuid) to service_role;

-- ── schemas/admin/delete_account_as_admin.sql ──

-- Deletes an account and its sent applications for a privacy request, as its owner could with `delete_own_account`. `confirmation` must be
-- the account's email address. Bans stay. Returns the deleted jobs, whose pages have to be revalidated. Throws IS_ADMIN for an admin's
-- account.
create function public.delete_account_as_admin(account_id uuid, confirmation text, admin_id uuid)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from auth.users as account where account.id = delete_account_as_admin.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if exists (select from public.admins where user_id = delete_account_as_admin.account_id) then
    raise exception 'IS_ADMIN' using errcode = 'PT409';
  end if;
  perform public.act_as(delete_account_as_admin.account_id);
  return query select * from public.delete_own_account(delete_account_as_admin.confirmation, true);
  perform public.act_as(null);
  perform public.record_audit_event('account erased', 'account', delete_account_as_admin.account_id::text, '{}', delete_account_as_admin.admin_id);
end
$$;

grant execute on function public.delete_account_as_admin(uuid, text, uuid) to service_role;

-- ── schemas/admin/delete_guest_data.sql ──

-- Deletes the data that guests submitted with an address, at the request of the address's owner: applications, alerts, verifications, and
-- the address in reports. Data of accounts, bans and email suppressions stay. Returns the number of deleted applications and alerts; the
-- audit log records a number above zero, without the address.
create function public.delete_guest_data(address text, admin_id uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  guest_address constant text := lower(trim(delete_guest_data.address));
  deleted_count integer;
begin
  with deleted_applications as (
    delete from public.applications where applicant_id is null and lower(email) = guest_address returning 1),
  deleted_alerts as (
    delete from public.alerts as alert where alert.user_id is null and alert.address = guest_address returning 1)
  select count(*) into deleted_count from (select * from deleted_applications union all select * from deleted_alerts) as deleted;
  delete from public.verified_addresses where address_hash = public.sha256_hex(guest_address) and verified_by like 'browser:%';
  update public.reports set email = null where reporter_id is null and lower(email) = guest_address;
  if deleted_count > 0 then
    perform public.record_audit_event('guest erased', 'guest', 'guest',
      jsonb_build_object('erased', deleted_count), delete_guest_data.admin_id);
  end if;
  return deleted_count;
end
$$;

grant execute on function public.delete_guest_data(text, uuid) to service_role;

-- ── schemas/admin/delete_old_fingerprints.sql ──

-- Deletes up to 5,000 fingerprints that were not seen for 90 days. Returns their number.
create function public.delete_old_fingerprints() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.account_fingerprints where ctid = any (array(
      select ctid from public.account_fingerprints where seen_at < now() - interval '90 days' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_fingerprints() to service_role;

-- ── schemas/admin/empty_searches.sql ──

-- How often a search had no results, per day, town and words. Nothing identifies the visitor. Words are ordinary ones or from job titles,
-- so that no name, address or number gets in (D99).
create table public.empty_searches (
  day date not null,
  -- The nearest town of at least 10,000 people, or the largest one nearby; '' if the search had no place.
  state_slug text not null,
  city_slug text not null,
  words text not null check (length(words) <= 300),
  searches integer not null default 1,
  primary key (day, state_slug, city_slug, words)
);

alter table public.empty_searches enable row level security;
grant all on public.empty_searches to service_role;

-- ── schemas/admin/export_account.sql ──

-- Returns all rows about an account, as its owner gets them (`own_data`), for a privacy request. Null if there is no such account.
create function public.export_account(account_id uuid, admin_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  exported json;
begin
  if not exists (select from auth.users where id = export_account.account_id) then
    return null;
  end if;
  perform public.act_as(export_account.account_id);
  exported := public.own_data();
  perform public.act_as(null);
  perform public.record_audit_event('data exported', 'account', export_account.account_id::text, '{}', export_account.admin_id);
  return exported;
end
$$;

grant execute on function public.export_account(uuid, uuid) to service_role;

-- ── schemas/admin/export_guest.sql ──

-- Returns the applications and alerts that guests submitted with an address, for a privacy request. Null if there are none. Secrets, their
-- hashes and columns for the search are left out, as in `own_data`.
create function public.export_guest(address text, admin_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  guest_address constant text := lower(trim(export_guest.address));
  applications json;
  alerts json;
begin
  select json_agg(to_jsonb(application) - array['token_hash', 'link_hashes', 'browser_hash']) into applications
    from public.applications as application where application.applicant_id is null and lower(application.email) = guest_address;
  select json_agg(to_jsonb(alert)
      - array['manage_token', 'center', 'box', 'max_chord', 'areas', 'company_id', 'word_cell_keys', 'word_query']) into alerts
    from public.alerts as alert where alert.user_id is null and alert.address = guest_address;
  if applications is null and alerts is null then
    return null;
  end if;
  perform public.record_audit_event('data exported', 'guest', 'guest', '{}', export_guest.admin_id);
  return json_build_object('applications', coalesce(applications, '[]'), 'alerts', coalesce(alerts, '[]'));
end
$$;

grant execute on function public.export_guest(text, uuid) to service_role;

-- ── schemas/admin/get_account_details.sql ──

-- Returns the details of an account and records the view in the audit log: the account, its company and profile, jobs, decisions, bans, and
-- identifiers. Null if there is no such account.
create function public.get_account_details(account_id uuid, admin_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account auth.users;
begin
  select * into account from auth.users where id = get_account_details.account_id;
  if not found then
    return null;
  end if;
  perform public.record_audit_event('looked', 'account', account.id::text, '{}', get_account_details.admin_id);
  return jsonb_build_object(
    'id', account.id, 'email', account.email, 'isConfirmed', account.email_confirmed_at is not null,
    'createdAt', account.created_at, 'lastSignInAt', account.last_sign_in_at,
    'bannedUntil', case when account.banned_until > now() then account.banned_until end,
    'isAdmin', exists (select from public.admins where user_id = account.id),
    'company', (select jsonb_build_object('id', id, 'name', company_name, 'description', company_description, 'since', created_at,
        'domain', verified_domain)
      from public.employer_profiles where user_id = account.id),
    'profile', (select jsonb_build_object('id', id, 'fullName', full_name, 'headline', headline, 'isVisible', is_visible)
      from public.job_seeker_profiles where user_id = account.id),
    'sentApplications', (select count(*) from public.applications where applicant_id = account.id),
    'jobCount', (select count(*) from public.jobs where employer_id = account.id),
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting)) from (
      select id, slug, title, company_name as "companyName", status, expires_at <= now() as "isOver", created_at as "postedAt",
        employer_id as "accountId"
      from public.jobs where employer_id = account.id order by created_at desc limit 50) as posting), '[]'),
    'openCases', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', subject_kind, 'openedAt', opened_at) order by id desc)
      from public.cases where account_id = account.id and closed_at is null), '[]'),
    'decisions', coalesce((select jsonb_agg(to_jsonb(past)) from (
      select decided.id, decided.decision, closed.subject_kind as kind, decided.reason, decided.decided_at as "decidedAt",
        (select email from auth.users where id = decided.decided_by) as "by"
      from public.cases as closed join public.decisions as decided on decided.case_id = closed.id
      where closed.account_id = account.id order by decided.decided_at desc limit 50) as past), '[]'),
    'bans', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'until', until) order by id)
      from public.bans where account_id = account.id and lifted_at is null and (until is null or until > now())), '[]'),
    'identifiers', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'shown', shown))
      from public.list_account_identifiers(account.id)), '[]'));
end
$$;

grant execute on function public.get_account_details(uuid, uuid) to service_role;

-- ── schemas/admin/get_admin.sql ──

-- Returns the admin of a session: {"id", "role", "isVerified"}, where `isVerified` means that a code was entered and the session isn't
-- idle. Null if the session has ended or its account isn't an admin. Updates the time of a verified session's last request, at most once a
-- minute.
create function public.get_admin(session_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  select jsonb_build_object('id', admin.user_id, 'role', admin.role,
      'isVerified', session.aal::text = 'aal2' and coalesce(visit.seen_at > now() - public.admin_idle_timeout(), false))
    into result
    from auth.sessions as session join public.admins as admin on admin.user_id = session.user_id
    left join public.admin_sessions as visit on visit.session_id = session.id
    where session.id = get_admin.session_id;
  if (result ->> 'isVerified')::boolean then
    update public.admin_sessions as visit set seen_at = now()
      where visit.session_id = get_admin.session_id and visit.seen_at < now() - interval '1 minute';
  end if;
  return result;
end
$$;

grant execute on function public.get_admin(uuid) to service_role;

-- ── schemas/admin/is_banned.sql ──

-- Returns whether a ban applies to an account, to its recent fingerprints, to identifiers in its address or in `words`, or to a visitor's
-- fingerprints ('browser:…', 'network:…'). An account's network counts for one hour after it was seen, because neighbors may share it
-- later.
create function public.is_banned(account_id uuid default null, words text default null, fingerprints text[] default null)
returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Most sites have no bans, and extracting identifiers from a posting is expensive.
  if not exists (select from public.bans where lifted_at is null and (until is null or until > now())) then
    return false;
  end if;
  return exists (
    select from (
      select 'account' as kind, is_banned.account_id::text as value
      union all
      select kind, fingerprint_hash from public.account_fingerprints as seen
        where seen.account_id = is_banned.account_id and (seen.kind = 'browser' or seen.seen_at > now() - interval '1 hour')
      union all
      select split_part(fingerprint, ':', 1), substr(fingerprint, position(':' in fingerprint) + 1)
        from unnest(is_banned.fingerprints) as fingerprint where fingerprint ~ '^(browser|network):'
      union all
      select kind, value from public.extract_identifiers(concat_ws(E'\n',
        (select email from auth.users where id = is_banned.account_id), is_banned.words))) as identifier
    join public.bans as ban on ban.kind = identifier.kind and ban.value = identifier.value
    where ban.lifted_at is null and (ban.until is null or ban.until > now()));
end
$$;

grant execute on function public.is_banned(uuid, text, text[]) to service_role;

-- ── schemas/admin/list_banned_domains.sql ──

-- Returns the newest 100 active bans that `ban_domain` added. Domains that were banned as an identifier of an account are left out.
create function public.list_banned_domains() returns table (id bigint, domain text, reason text, banned_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select id, value, reason, banned_at from public.bans
    where kind = 'domain' and account_id is null and lifted_at is null and (until is null or until > now())
    order by banned_at desc limit 100
$$;

grant execute on function public.list_banned_domains() to service_role;

-- ── schemas/admin/record_empty_searches.sql ──

-- Adds searches without results, [{"words", "lat", "lng", "times"}], to today's counts, grouped by anonymized words and town. The town is
-- the nearest one with at least 10,000 people among the 20 nearest, or the most populous of the 20 if all are smaller. Counts at most 2,000
-- different searches a day.
create function public.record_empty_searches(searches jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  free_rows constant integer := 2000 - (select count(*) from public.empty_searches as counted where counted.day = today);
begin
  insert into public.empty_searches as existing (day, state_slug, city_slug, words, searches)
    with anonymized as (
      select
        coalesce(town.state_slug, '') as state_slug, coalesce(town.city_slug, '') as city_slug,
        public.anonymize_search_words(search.words) as words, sum(search.times)::integer as searches
      from jsonb_to_recordset(record_empty_searches.searches)
          as search (words text, lat double precision, lng double precision, times integer)
        cross join lateral (select public.sphere_point(search.lat, search.lng) as pt) as here
        left join lateral (
          select near.state_slug, near.city_slug
          from (
            select place.state_slug, place.city_slug, place.population, place.pt operator(extensions.<->) here.pt as chord
            from public.places as place where place.kind = 'city'
            order by place.pt operator(extensions.<->) here.pt limit 20) as near
          order by near.population >= 10000 desc, case when near.population >= 10000 then near.chord end, near.population desc
          limit 1) as town on here.pt is not null
      group by 1, 2, 3),
    looked_up as (
      select anonymized.*, counted.day is not null as is_counted
      from anonymized left join public.empty_searches as counted
        on counted.day = today and counted.state_slug = anonymized.state_slug and counted.city_slug = anonymized.city_slug
          and counted.words = anonymized.words),
    numbered as (
      select *, row_number() over (partition by is_counted order by state_slug, city_slug, words) as number from looked_up)
    select today, state_slug, city_slug, words, numbered.searches from numbered
    where is_counted or number <= free_rows
    -- In one order, so that parallel processes don't deadlock.
    order by state_slug, city_slug, words
    on conflict on constraint empty_searches_pkey do update set searches = existing.searches + excluded.searches;
end
$$;

grant execute on function public.record_empty_searches(jsonb) to service_role;

-- ── schemas/admin/record_fingerprints.sql ──

-- Records the fingerprints of an account, if it exists. Returns whether any of them is banned.
create function public.record_fingerprints(account_id uuid, fingerprints text[]) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  insert into public.account_fingerprints as existing (account_id, kind, fingerprint_hash)
    select account.id, split_part(fingerprint, ':', 1), substr(fingerprint, position(':' in fingerprint) + 1)
    from auth.users as account, unnest(record_fingerprints.fingerprints) as fingerprint
    where account.id = record_fingerprints.account_id and fingerprint ~ '^(browser|network):.'
    on conflict on constraint account_fingerprints_pkey do update set seen_at = now();
  return public.is_banned(null, null, record_fingerprints.fingerprints);
end
$$;

grant execute on function public.record_fingerprints(uuid, text[]) to service_role;

-- ── schemas/admin/reject_banned_address.sql ──

-- Rejects an address that is banned, or whose domain is, at registration and at a change of address.
create function public.reject_banned_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.assert_not_banned(null, new.email);
  return new;
end
$$;

-- ── schemas/admin/reject_banned_message.sql ──

-- Rejects messages to talents and applicants from a banned account, or with a banned identifier in them.
create function public.reject_banned_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'contact_requests' then
    perform public.assert_not_banned(new.employer_id, new.message);
  else
    perform public.assert_not_banned((select employer_id from public.jobs where id = new.job_id),
      concat_ws(E'\n', new.subject, new.body));
  end if;
  return new;
end
$$;

-- ── schemas/admin/restore_content.sql ──

-- Publishes an earlier version of a content again. Returns the content's name; null if there is no such version.
create function public.restore_content(version bigint, admin_id uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  earlier public.contents;
begin
  select * into earlier from public.contents where id = restore_content.version;
  if found then
    perform public.save_content(earlier.name, earlier.value, restore_content.admin_id);
  end if;
  return earlier.name;
end
$$;

grant execute on function public.restore_content(bigint, uuid) to service_role;

-- ── schemas/admin/save_daily_numbers.sql ──

-- Counts the latest day that is due, stores its numbers, and deletes empty searches older than 90 days. Today is due every ten minutes.
-- Each of the 29 days before is due if it was never counted, or last counted before it ended. Returns the day; null if none is due.
create function public.save_daily_numbers() returns date
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
  due date;
  counted jsonb;
begin
  select candidate::date into due
    from generate_series((today - 29)::timestamp, today::timestamp, interval '1 day') as candidate
    left join public.daily_numbers as stored on stored.day = candidate::date
    where stored.day is null
      or (candidate::date = today and stored.made_at < now() - interval '10 minutes')
      or (candidate::date < today and stored.made_at < (candidate + interval '1 day 5 minutes') at time zone 'UTC')
    order by candidate desc limit 1;
  if due is null then
    return null;
  end if;
  counted := public.count_daily_numbers(due);
  insert into public.daily_numbers as stored (day, numbers, places) values (due, counted - 'places', counted -> 'places')
    on conflict (day) do update set numbers = excluded.numbers, places = excluded.places, made_at = now();
  delete from public.empty_searches where day < today - 90;
  return due;
end
$$;

grant execute on function public.save_daily_numbers() to service_role;

-- ── schemas/admin/search_people.sql ──

-- Searches accounts and jobs by part of a name, address or slug, or by a whole id. Returns {"people", "jobs"}: exact matches first, then
-- the newest. Sorts at most 300 arbitrary matches of each. Fewer than three letters return nothing. The audit log records the ids of the
-- found accounts, but not the search text, which may be a person's name.
create function public.search_people(words text, admin_id uuid, max_rows integer default 20) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  search_text constant text := lower(trim(left(search_people.words, 200)));
  -- Escaped, so that '%' and '_' in the search text match only themselves.
  pattern constant text := '%' || regexp_replace(lower(trim(left(search_people.words, 200))), '([\\%_])', '\\\1', 'g') || '%';
  slug_pattern constant text := '%' || public.slugify(left(search_people.words, 200)) || '%';
  searched_id constant uuid := case when search_text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then search_text::uuid end;
  max_results constant integer := least(greatest(search_people.max_rows, 1), 50);
  account_ids uuid[];
  job_ids uuid[];
  people jsonb;
begin
  if length(search_text) < 3 then
    return jsonb_build_object('people', '[]'::jsonb, 'jobs', '[]'::jsonb);
  end if;
  if searched_id is not null then
    account_ids := array(select id from auth.users where id = searched_id union select employer_id from public.jobs where id = searched_id
      union select user_id from public.employer_profiles where id = searched_id
      union select user_id from public.job_seeker_profiles where id = searched_id
      union select account_id from public.cases where subject_id = searched_id and account_id is not null);
    job_ids := array[searched_id];
  else
    account_ids := array(select account.id from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where lower(concat_ws(' ', account.email, company.company_name, profile.full_name)) like pattern limit 300);
    job_ids := array(select job.id from (
        select slug from public.job_slugs where slug like slug_pattern and slug_pattern <> '%%' limit 300) as matching
      join public.jobs as job on job.slug = matching.slug);
  end if;
  people := coalesce((select jsonb_agg(to_jsonb(person) - 'rank' order by person.rank, person."createdAt" desc) from (
      select account.id, account.email, company.company_name as "companyName", profile.full_name as "fullName",
        account.created_at as "createdAt", account.banned_until > now() as "isBanned",
        (select count(*) from public.jobs where employer_id = account.id and status = 'open' and expires_at > now()) as "openJobs",
        case when lower(account.email) = search_text or lower(company.company_name) = search_text then 0 else 1 end as rank
      from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where account.id = any (account_ids)
      order by rank, account.created_at desc limit max_results) as person), '[]');
  perform public.record_audit_event('searched', 'account', 'search',
    jsonb_build_object('found', jsonb_path_query_array(people, '$[*].id')), search_people.admin_id);
  return jsonb_build_object('people', people,
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting) - 'rank' order by posting.rank, posting."postedAt" desc) from (
      select job.id, job.slug, job.title, job.company_name as "companyName", job.status, job.expires_at <= now() as "isOver",
        job.created_at as "postedAt", job.employer_id as "accountId", case when job.slug = search_text then 0 else 1 end as rank
      from public.jobs as job where job.id = any (job_ids)
      order by rank, job.created_at desc limit max_results) as posting), '[]'));
end
$$;

grant execute on function public.search_people(text, uuid, integer) to service_role;

-- ── schemas/admin/shared_domains.sql ──

-- Domains at which anyone can get an address or a page: banning one would ban unrelated people, and an address there proves nothing about a
-- company. Includes the example domains, which the demonstration uses.
create function public.shared_domains() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array[
    'gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com',
    'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.us', 'gmx.net',
    'mail.com', 'zoho.com', 'fastmail.com', 'hey.com', 'duck.com', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'comcast.net',
    'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net', 'charter.net', 'spectrum.net', 'earthlink.net', 'juno.com',
    'optonline.net', 'frontier.com', 'windstream.net', 'centurylink.net', 'q.com', 'web.de', 'qq.com', '163.com', 'yahoo.co.uk', 'yahoo.ca',
    'yahoo.fr', 'yahoo.de', 'yahoo.in', 'yahoo.co.in', 'yahoo.com.mx', 'yahoo.com.br', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de',
    'hotmail.es', 'outlook.es', 'outlook.fr', 'outlook.de', 'live.co.uk', 'live.ca', 'passport.com', 'gmx.de', 'gmx.at', 'gmx.ch',
    'freenet.de', 't-online.de', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'libero.it', 'virgilio.it', 'naver.com', 'daum.net',
    '126.com', 'sina.com', 'foxmail.com', 'rediffmail.com', 'yandex.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'ukr.net', 'seznam.cz', 'wp.pl',
    'o2.pl', 'uol.com.br', 'terra.com.br', 'protonmail.ch', 'tutanota.de', 'hushmail.com', 'mailfence.com', 'runbox.com', 'startmail.com',
    'inbox.com', 'lycos.com', 'excite.com', 'usa.com', 'email.com', 'post.com', 'consultant.com', 'engineer.com', 'usa.net', 'netzero.net',
    'rcn.com', 'suddenlink.net', 'mediacombb.net', 'wowway.com', 'roadrunner.com', 'rr.com', 'tds.net', 'cableone.net', 'sonic.net',
    'simplelogin.com', 'mozmail.com', 'relay.firefox.com', 'privaterelay.appleid.com', 'mailinator.com', 'guerrillamail.com',
    'sharklasers.com', '10minutemail.com', 'temp-mail.org', 'tempmail.com', 'yopmail.com', 'maildrop.cc', 'getnada.com', 'trashmail.com',
    'dispostable.com', 'mailnesia.com', 'throwawaymail.com', 'fakeinbox.com', 'moakt.com',
    'github.io', 'gitlab.io', 'pages.dev', 'workers.dev', 'netlify.app', 'vercel.app', 'web.app', 'firebaseapp.com', 'appspot.com',
    'herokuapp.com', 'onrender.com', 'fly.dev', 'surge.sh', 'glitch.me', 'replit.app', 'repl.co', 'azurewebsites.net', 'amazonaws.com',
    'cloudfront.net', 'windows.net', 'azureedge.net', 'wixsite.com', 'editorx.io', 'squarespace.com', 'weebly.com', 'weeblysite.com',
    'wordpress.com', 'wpcomstaging.com', 'wpengine.com', 'blogspot.com', 'tumblr.com', 'myshopify.com', 'square.site', 'godaddysites.com',
    'webflow.io', 'carrd.co', 'strikingly.com', 'mystrikingly.com', 'jimdofree.com', 'jimdosite.com', 'site123.me', 'business.site',
    'sites.google.com', 'notion.site', 'framer.website', 'framer.app', 'webnode.page', 'ueniweb.com', 'neocities.org', '000webhostapp.com',
    'infinityfreeapp.com', 'altervista.org', 'ngrok.io', 'ngrok.app', 'ngrok-free.app', 'trycloudflare.com', 'duckdns.org', 'no-ip.org',
    'ddns.net', 'dyndns.org', 'sslip.io', 'nip.io', 'eu.org', 'linktr.ee',
    -- Examples (RFC 2606).
    'example.com', 'example.net', 'example.org']
$$;

grant execute on function public.shared_domains() to service_role;

-- ── schemas/admin/sign_in_admin.sql ──

-- Marks a session as verified if its admin has entered a code of the second factor. Returns false otherwise. Throws PT409 CODE_USED if the
-- code was used in the last five minutes: the auth service accepts a code again for 90 seconds, but each code may verify only one session.
create function public.sign_in_admin(session_id uuid, code text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  admin_id uuid;
begin
  select admin.user_id into admin_id
    from auth.sessions as session join public.admins as admin on admin.user_id = session.user_id
    where session.id = sign_in_admin.session_id and session.aal::text = 'aal2';
  if admin_id is null or sign_in_admin.code is null then
    return false;
  end if;
  if not public.consume_rate_limit('admin code', public.sha256_hex(admin_id || ':' || sign_in_admin.code), 1, 300) then
    raise exception 'CODE_USED' using errcode = 'PT409';
  end if;
  delete from public.admin_sessions where seen_at < now() - public.admin_idle_timeout();
  insert into public.admin_sessions as visit (session_id) values (sign_in_admin.session_id)
    on conflict on constraint admin_sessions_pkey do update set seen_at = now();
  perform public.record_audit_event('signed in as admin', 'account', admin_id::text, '{}', admin_id);
  return true;
end
$$;

grant execute on function public.sign_in_admin(uuid, text) to service_role;

-- ── schemas/admin/sign_out_admin.sql ──

-- Ends a session's admin access. The admin has to enter a code again before the next admin page.
create function public.sign_out_admin(session_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.admin_sessions as visit where visit.session_id = sign_out_admin.session_id
$$;

grant execute on function public.sign_out_admin(uuid) to service_role;

-- ── schemas/admin/unban_domain.sql ──

-- Lifts the ban that `ban_domain` added for a domain; the audit log keeps the reason. The accounts that were banned at the same time stay
-- banned, because each has a decision of its own. Throws NO_BAN if there is no such ban.
create function public.unban_domain(domain text, reason text, unbanned_by uuid default null) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(unban_domain.domain), '.'));
begin
  update public.bans as ban set lifted_at = now()
    where ban.kind = 'domain' and ban.value = host and ban.account_id is null and ban.lifted_at is null;
  if not found then
    raise exception 'NO_BAN' using errcode = 'PT404';
  end if;
  perform public.record_audit_event('domain let in', 'domain', host, jsonb_build_object('reason', trim(unban_domain.reason)), unban_domain.unbanned_by);
end
$$;

grant execute on function public.unban_domain(text, text, uuid) to service_role;

-- ── schemas/cache/cached_counts.sql ──

-- Results of counts that read all jobs and are too slow to compute on request; refresh_stalest_count updates them on schedule (D64).
-- Contains no visitor's input.

create table public.cached_counts (
  -- The argument of run_count: the name of a count and its arguments.
  question jsonb primary key,
  -- Null until the first count.
  answer jsonb,
  counted_at timestamptz,
  took interval,
  -- The value of count_job_changes at the time of the count.
  changes bigint
);

alter table public.cached_counts enable row level security;
grant all on public.cached_counts to service_role;

-- ── schemas/cache/get_cached_count.sql ──

-- Returns a count over all jobs from the cache. Computes it with run_count if at most 5,000 jobs are open or it is not cached yet.
create function public.get_cached_count(question jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  cached jsonb;
begin
  if not public.has_few_jobs() then
    select answer into cached from public.cached_counts where cached_counts.question = get_cached_count.question;
  end if;
  return coalesce(cached, public.run_count(get_cached_count.question));
end
$$;

grant execute on function public.get_cached_count(jsonb) to service_role;

-- ── schemas/cache/has_few_jobs.sql ──

-- Whether at most 5,000 jobs are open, so that counts need no cache.
create function public.has_few_jobs() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted now');
begin
  return (select count(*) <= max_counted from (
    select from public.jobs where status = 'open' limit max_counted + 1) as some_jobs);
end
$$;

grant execute on function public.has_few_jobs() to service_role;

-- ── schemas/cache/refresh_stalest_count.sql ──

-- Refreshes the stalest cached count that is due and returns one row, with the error if counting failed. Does nothing while there are few
-- jobs. A count is due if it was never computed. Later it is due if it is older than ten minutes (sitemap places: a day) and older than 100
-- times its duration, but only after a job changed or an hour passed, because jobs expire without a change. A failed count is retried when
-- it is due again.
create function public.refresh_stalest_count() returns table (failure text)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  started_at constant timestamptz := clock_timestamp();
  changes_now constant bigint := public.count_job_changes();
  due jsonb;
begin
  if public.has_few_jobs() then
    return;
  end if;
  insert into public.cached_counts (question) select question from public.cached_count_definitions() as question on conflict do nothing;
  delete from public.cached_counts where question not in (select public.cached_count_definitions());
  select question into due from public.cached_counts
    where counted_at is null
      or (counted_at < now() - greatest(case question ->> 0 when 'places' then interval '1 day' else interval '10 minutes' end, 100 * took)
        and (changes <> changes_now or counted_at < now() - interval '1 hour'))
    order by counted_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return;
  end if;
  begin
    update public.cached_counts set answer = public.run_count(due), counted_at = started_at, changes = changes_now
      where question = due;
    update public.cached_counts set took = clock_timestamp() - started_at where question = due;
  exception when others or query_canceled then
    update public.cached_counts set counted_at = now() where question = due;
    failure := format('%s: %s', due, sqlerrm);
  end;
  return next;
end
$$;

grant execute on function public.refresh_stalest_count() to service_role;

-- ── schemas/search/add_changed_job_words.sql ──

-- Adds the words of a changed job to job_words, as record_posted_jobs does for new ones.
create function public.add_changed_job_words(title text, company_name text, tags text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_words as stored (word, is_in_title_or_tag)
    select posted.word, posted.is_in_title_or_tag from (
      select word, bool_or(is_in_title_or_tag) as is_in_title_or_tag from (values (true), (false)) as kind (is_in_title_or_tag),
        public.extract_words(case when is_in_title_or_tag then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as posted
    where not exists (select from public.job_words as existing
      where existing.word = posted.word and (existing.is_in_title_or_tag or not posted.is_in_title_or_tag))
    order by posted.word
    on conflict (word) do update set is_in_title_or_tag = true where excluded.is_in_title_or_tag and not stored.is_in_title_or_tag;
end
$$;

-- ── schemas/search/any_word_query.sql ──

-- Returns a query for any of the words, each with all of its stems, in the given weights ('' for any); null without a stem.
create function public.any_word_query(words text[], config regconfig, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select string_agg('(' || stems || ')', ' | ')::tsquery
    from (select string_agg(quote_literal(stem) || weights, ' & ') as stems
          from unnest(words) as word, unnest(tsvector_to_array(to_tsvector(config, word))) as stem
          group by word) as each_word);
end
$$;

grant execute on function public.any_word_query(text[], regconfig, text) to service_role;

-- ── schemas/search/combine_or_sides.sql ──

-- Combines the sides of an OR. Element n of `words` and of `facets` (types or hours) belongs to side n; null if the side has none. If each
-- side has both, a job must match both on the same side. Otherwise the facets apply to all sides: 'cook OR baker part time', 'cook nights
-- OR weekends'.
create function public.combine_or_sides(words tsquery[], facets tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  sides constant integer := greatest(coalesce(array_upper(words, 1), 0), coalesce(array_upper(facets, 1), 0));
  any_words tsquery;
  any_facet tsquery;
  paired tsquery;
  is_each boolean := true;
begin
  for side in 1..sides loop
    continue when words[side] is null and facets[side] is null;
    is_each := is_each and words[side] is not null and facets[side] is not null;
    paired := case when paired is null then words[side] && facets[side] else paired || (words[side] && facets[side]) end;
    any_words := coalesce(any_words || words[side], words[side], any_words);
    any_facet := coalesce(any_facet || facets[side], facets[side], any_facet);
  end loop;
  return case when is_each then paired else coalesce(any_words && any_facet, any_words, any_facet) end;
end
$$;

grant execute on function public.combine_or_sides(tsquery[], tsquery[]) to service_role;

-- ── schemas/search/find_expression.sql ──

-- Returns the expression at the start of `words` that names a job type, hours, or a benefit: as typed, its usual name (`meant`), and its
-- facet. All null if there is none. Needed because single words of an expression would be lost as stop words.
create function public.find_expression(words text, out typed text, out meant text, out facet text)
language sql immutable parallel safe
set search_path = ''
as $$
  select substring(words from '^(?:' || expression.pattern || ')(?= |$)'), expression.meant, expression.facet
  from (values
    ('full ?time', 'full time', '=full-time'),
    ('part ?tim(?:e|ers?)', 'part time', '=part-time'),
    ('intern(?:ship)?s?', 'internship', '=internship'),
    ('temps?|temporary', 'temporary', '=temporary'),
    ('volunteer(?:s|ing)?', 'volunteer', '=volunteer'),
    ('contract(?: work| jobs?)?(?=$)', 'contract', '=contract'),
    ('(?:night|overnight|graveyard|third|3rd) (?:shifts?|jobs?|work)|nights|overnights?', 'night shift', '=night'),
    ('morning (?:shifts?|jobs?|work)|mornings?', 'morning', '=morning'),
    ('afternoon (?:shifts?|jobs?|work)|afternoons?', 'afternoon', '=afternoon'),
    ('evening (?:shifts?|jobs?|work)|evenings?', 'evening', '=evening'),
    ('weekday (?:shifts?|jobs?|work)|weekdays?|monday (?:to |through )?friday', 'weekday', '=weekday'),
    ('weekend (?:shifts?|jobs?|work)|weekends?', 'weekend', '=weekend'),
    ('no (?:prior |previous |work )?experience(?: (?:needed|required|necessary))?', null, '=no-experience'),
    ('work(?:ing)? from home', null, '=work-from-home'),
    ('health (?:insurance|benefits)|medical insurance', 'health insurance', '=benefit-health'),
    ('flexible (?:hours|schedules?|scheduling)', 'flexible schedule', '=benefit-flexible'),
    ('paid training', 'paid training', '=benefit-training'),
    ('tiempo completo', 'full time', '=full-time'),
    ('medio tiempo', 'part time', '=part-time'),
    ('turno (?:noche|nocturno)', 'night shift', '=night'),
    ('fin(?:es)? semana', 'weekend', '=weekend'),
    ('sin experiencia', 'no experience', '=no-experience')) as expression (pattern, meant, facet)
  where words ~ ('^(?:' || expression.pattern || ')(?: |$)')
$$;

grant execute on function public.find_expression(text) to service_role;

-- ── schemas/search/find_filler.sql ──

-- Returns the filler words at the start of `words` ('jobs', 'near me', 'now hiring'), which only express a search for work nearby; null if
-- there are none. 'Hiring manager' and 'job coach' are not filler.
create function public.find_filler(words text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return substring(words from '^(?:jobs|near(?: ?(?:me|here|by)| (?:my )?(?:home|house|area))?|close(?: to)? (?:me|home|by)|around (?:me|here)|'
    || 'in (?:my|the) (?:area|town|city|neighborhood)|cerca(?: mi| casa| aqui)?|(?:now|urgently|immediately|currently|actively|always) hiring|'
    || 'hiring(?: (?:now|immediately|urgently|asap|today|fast))?(?! (?:managers?|coordinators?|specialists?|assistants?|events?)\M)|'
    || 'immediate (?:hires?|starts?|openings?)|help wanted|openings|vacanc(?:y|ies)|positions|opportunities|asap|apply(?: now)?|looking for|'
    || 'empleos?|trabajos?|vacantes?|chamba|jale|ofertas (?:trabajo|empleo)|se (?:busca|solicita|necesita)n?|'
    || '(?:job|work|position|opening|gigs?|careers?|employment|wanted|needed)(?=$| (?:near|nearby|close|around|cerca|now|hiring|opening|in|at|as|for|with)\M))(?= |$)');
end
$$;

grant execute on function public.find_filler(text) to service_role;

-- ── schemas/search/fold_words.sql ──

-- Normalizes words for the index and for queries: lower case, no accents, and spaces instead of punctuation that the parser would keep
-- inside a word ('amazon.com', 'patient-care', 'and/or').
create function public.fold_words(words text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  bounded constant text := left(words, 30000);
begin
  return translate(lower(
    case when octet_length(bounded) = length(bounded) then bounded
    else normalize(regexp_replace(normalize(bounded, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ');
end
$$;

grant execute on function public.fold_words(text) to authenticated, service_role;

-- ── schemas/search/extract_words.sql ──

-- Returns the words of a text, folded, as stored in job_words.
create function public.extract_words(text text) returns setof text
language sql immutable parallel safe
set search_path = ''
as $$
  select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.fold_words(text)))) as word
  where word ~ '^[[:alpha:]]{3,40}$'
$$;

grant execute on function public.extract_words(text) to service_role;

-- ── schemas/search/has_swapped_letters.sql ──

-- Whether the words differ only in the order of two adjacent letters.
create function public.has_swapped_letters(word text, misspelled text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(word) = length(misspelled) and exists (
    select from generate_series(1, length(word) - 1) as at
    where overlay(misspelled placing reverse(substr(misspelled, at, 2)) from at for 2) = word)
$$;

grant execute on function public.has_swapped_letters(text, text) to service_role;

-- ── schemas/search/is_unknown_word.sql ──

-- Whether a word may be misspelled: no job has it, and it is not a form of an ordinary word. A form is at most three letters longer than
-- its stem, so the misspelled 'maintainance' is no form of 'maintain'.
create function public.is_unknown_word(word text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return is_unknown_word.word ~ '^[[:alpha:]]{4,40}$'
    and not exists (select from public.job_words as stored where stored.word = is_unknown_word.word)
    and not exists (select from public.ordinary_words as ordinary
      where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', is_unknown_word.word)))
        and length(is_unknown_word.word) - length(ordinary.stem) <= 3);
end
$$;

grant execute on function public.is_unknown_word(text) to service_role;

-- ── schemas/search/job_words.sql ──

-- Words of the titles, companies and tags of open jobs; spelling is corrected to them. delete_unused_job_words removes old ones.
create table public.job_words (
  word text primary key,
  -- Whether a title or tag has the word. Spelling is corrected only to these, not to words of company names.
  is_in_title_or_tag boolean not null default false
);

create index job_words_initial on public.job_words (left(word, 1), length(word)) where is_in_title_or_tag;

alter table public.job_words enable row level security;
grant all on public.job_words to service_role;

-- ── schemas/search/join_words.sql ──

-- Joins tags for generated columns, because array_to_string is not immutable.
create function public.join_words(words text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(array_to_string(words[1:100], ' '), '') $$;

grant execute on function public.join_words(text[]) to authenticated, service_role;

-- ── schemas/search/joined_pairs.sql ──

-- Returns each two adjacent words joined, so that 'dishwasher' finds a 'Dish Washer'.
create function public.joined_pairs(texts text[])
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by text_number order by position) as pair
    from unnest(texts[1:60]) with ordinality as listed (text, text_number),
      unnest(string_to_array(translate(public.fold_words(left(text, 200)), '(),;|!?*"–—·', '            '), ' '))
        with ordinality as part (word, position)
    where word <> '') as pairs
$$;

grant execute on function public.joined_pairs(text[]) to authenticated, service_role;

-- ── schemas/search/nearest_job_words.sql ──

-- Returns the nearest job words for a misspelled word, at most three; null if there are none. The first letter is the same, or the first
-- two are swapped. The edit distance is at most one, or two for words of eight letters or more; swapped adjacent letters count as one. If
-- nothing matches a plural, its singular is tried.
create function public.nearest_job_words(misspelled text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  spelling text;
  nearest text[];
begin
  foreach spelling in array array[misspelled, case when misspelled ~ '[^s]s$' then left(misspelled, -1) end] loop
    continue when spelling is null or length(spelling) < 4;
    select (array_agg(word order by extensions.similarity(word, spelling) desc, word))[1:3] into nearest
    from (
      select word, distance, min(distance) over () as min_distance
      from (
        select word, case when letters = 2 and public.has_swapped_letters(word, spelling) then 1 else letters end as distance
        from public.job_words, extensions.levenshtein_less_equal(word, spelling, 2) as letters
        where is_in_title_or_tag and left(word, 1) = any (array[left(spelling, 1), substr(spelling, 2, 1)])
          and length(word) between length(spelling) - 2 and length(spelling) + 2
          and letters <= 2
          and (left(word, 1) = left(spelling, 1) or left(word, 2) = reverse(left(spelling, 2)))) as near
      where distance <= case when length(spelling) < 8 then 1 else 2 end) as nearer
    where distance = min_distance;
    exit when nearest is not null;
  end loop;
  return nearest;
end
$$;

grant execute on function public.nearest_job_words(text) to service_role;

-- ── schemas/search/ordinary_words.sql ──

-- Correctly spelled words that are never corrected, even if no job has them: 'waiter' is not read as 'water'.

-- A stem covers all forms of a word.
create table public.ordinary_words (
stem text primary key
);

alter table public.ordinary_words enable row level security;
grant all on public.ordinary_words to service_role;

-- ── schemas/admin/anonymize_search_words.sql ──

-- Returns the first six words of a search that are ordinary words or words of job titles and tags. Leaves out all other words, such as
-- names, numbers and addresses.
create function public.anonymize_search_words(words text) returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by position), '') from (
    select word, position
    from regexp_split_to_table(public.fold_words(regexp_replace(left(anonymize_search_words.words, 200), '\S*[@0-9]\S*', ' ', 'g')), '\s+') with ordinality as typed (word, position)
    where word ~ '^[[:alpha:]]{2,40}$' and (
      exists (select from public.job_words as job_word where job_word.word = typed.word and job_word.is_in_title_or_tag)
      or exists (select from public.ordinary_words as ordinary
        where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', typed.word)))
          and length(typed.word) - length(ordinary.stem) <= 3))
    order by position limit 6) as anonymized
$$;

grant execute on function public.anonymize_search_words(text) to service_role;

-- ── schemas/search/other_names_in_use.sql ──

-- Returns the first two of these occupation names whose words all occur in titles or tags of jobs, such as 'server' and 'waiter'.
create function public.other_names_in_use(names text[]) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select name from unnest(names) with ordinality as other (name, position)
    where not exists (select from unnest(string_to_array(name, ' ')) as each_word
      where not exists (select from public.job_words as stored where stored.word = each_word and stored.is_in_title_or_tag))
    order by position limit 2)
$$;

grant execute on function public.other_names_in_use(text[]) to service_role;

-- ── schemas/search/parse_job_words.sql ──

-- Parses the words of a search, at most six terms.
-- `query`: all terms, stemmed, or those of one side of an OR; null if nothing can match ('🎉'), any_job_query for a search for any job. An
-- unknown word that no open job has is replaced by the nearest job words (up to three). An occupation name also matches its other names in
-- titles. If all words are stop words, they are searched literally.
-- `title_query`: all terms in the title, without the other names, for ranking. `corrected`: the words as understood, if any was replaced.
-- `included`: the other names that jobs have. `parts`: the parts of `query` without exclusions; a job must match each of them.
create function public.parse_job_words(words text,
  out query tsquery, out title_query tsquery, out corrected text, out included text[], out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  term record;
  part record;
  spelled text[] := '{}';
  is_corrected boolean := false;
  terms integer := 0;
  last_side integer := 1;
  -- One element per side of an OR.
  word_queries tsquery[] := '{}';
  title_queries tsquery[] := '{}';
  facet_queries tsquery[] := '{}';
  excluded_query tsquery;
begin
  parts := '{}';
  included := '{}';
  for term in select * from public.search_terms(words) loop
    if term.is_excluded then
      excluded_query := public.combine_with_and(array[excluded_query,
        !!public.term_query(term.typed, term.is_phrase, term.meant, term.facet, '')]);
      spelled := spelled || ('-' || case when term.typed like '% %' then '"' || term.typed || '"' else term.typed end);
      continue;
    end if;
    terms := terms + 1;
    continue when terms > 6;
    part := public.parse_term(term.typed, term.meant, term.facet, term.skips_correction, term.is_phrase, term.other_names,
      term.other_names_query);
    if term.facet is not null then
      facet_queries[term.side] := public.combine_with_and(array[facet_queries[term.side], part.query]);
    else
      title_queries[term.side] := public.combine_with_and(array[title_queries[term.side], public.restrict_weights(part.query, 'A')]);
      part.query := coalesce(part.query || part.other_names_query, part.query, part.other_names_query);
      word_queries[term.side] := public.combine_with_and(array[word_queries[term.side], part.query]);
      included := included || array(
        select name from unnest(public.other_names_in_use(part.other_names)) as name where name <> all (included));
    end if;
    parts := array_remove(parts || part.query, null);
    is_corrected := is_corrected or (part.spelled <> term.typed and not term.is_phrase);
    spelled := spelled || case when term.side > last_side then array['or', part.spelled] else array[part.spelled] end;
    last_side := term.side;
  end loop;
  query := public.combine_or_sides(word_queries, facet_queries);
  title_query := public.combine_or_sides(title_queries, facet_queries);
  if last_side > 1 then
    parts := array_remove(array[public.combine_or_sides(word_queries, '{}'), public.combine_or_sides('{}', facet_queries)], null);
  end if;
  if query is null then
    if excluded_query is not null or (terms = 0 and words ~ '[[:alpha:]]') then
      query := public.any_job_query();
      title_query := query;
    else
      query := public.any_word_query(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    end if;
    parts := array_remove(array[query], null);
  end if;
  query := public.combine_with_and(array[query, excluded_query]);
  corrected := case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.parse_job_words(text) to service_role;

-- ── schemas/search/parse_term.sql ──

-- Returns the query of one term of a search (search_terms), and its spelling as understood. A word that no open job has and that is not
-- ordinary is replaced by the nearest job words. `other_names` and `other_names_query` are the term's other names; a corrected word gets
-- the names of the correct word.
create function public.parse_term(typed text, meant text, facet text, skips_correction boolean, is_phrase boolean,
  inout other_names text[], inout other_names_query tsquery, out query tsquery, out spelled text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  nearest text[];
begin
  query := public.term_query(typed, is_phrase, meant, facet, '');
  spelled := typed;
  if query is null and typed = 'it' and skips_correction then
    -- The industry IT: as written, because stemming removes 'it' as a stop word.
    query := '''it'':C';
  elsif is_phrase then
    spelled := '"' || typed || '"';
  elsif facet is not null then
    if not to_tsvector('pg_catalog.english', typed) @@ public.phrase_query(meant, '') then
      spelled := meant;
    end if;
  elsif meant is not null then
    if not public.has_open_job(public.phrase_query(typed, '')) then
      spelled := meant;
    end if;
  elsif query is not null and not skips_correction and public.is_unknown_word(typed) and not public.has_open_job(query) then
    nearest := public.nearest_job_words(typed);
    if nearest is not null then
      query := public.any_word_query(nearest, 'pg_catalog.english', '');
      spelled := array_to_string(nearest, ' or ');
      if cardinality(nearest) = 1 then
        select name.other_names, name.other_names_query into other_names, other_names_query
          from public.get_occupation_name(array[public.name_stems(nearest[1])], 1) as name;
      end if;
    end if;
  end if;
end
$$;

grant execute on function public.parse_term(text, text, text, boolean, boolean, text[], tsquery) to service_role;

-- ── schemas/search/phrase_query.sql ──

-- Returns a query for adjacent words, each in the given weights ('' for any); null without a stem.
create function public.phrase_query(words text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(case when weights = '' then phrase::text
    else regexp_replace(phrase::text, '(''(?:[^'']|'''')+'')', '\1' || weights, 'g') end, '')::tsquery
  from phraseto_tsquery('pg_catalog.english', words) as phrase
$$;

grant execute on function public.phrase_query(text, text) to service_role;

-- ── schemas/search/search_terms.sql ──

-- Splits the words of a search into terms: 'dish washer' is a dishwasher, and 'part time', 'internship' or 'night shift' also match a job's
-- type or hours.

-- Returns the terms in order, from at most twelve words. Filler words (find_filler) are no term.
-- `typed`: folded. `meant`: another spelling, or null. `facet`: a type, hours or benefit, or null. `skips_correction`: keep the spelling.
-- `is_phrase`: quoted words, which must be adjacent. `is_excluded`: jobs must not match ('-night'; inside a word it is a hyphen).
-- `side`: the alternative of an OR, from 1 ('cook OR baker', 'server/bartender').
-- `other_names`, `other_names_query`: the other names of an occupation, whose name is one term of up to four words.
-- 'IT' is the industry if it is in capitals or has no stop word before it; otherwise it is the stop word 'it'.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, skips_correction boolean, is_phrase boolean, is_excluded boolean, side integer,
  other_names text[], other_names_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  split constant record := public.split_words(words);
  parts constant text[] := split.parts;
  kinds constant text[] := split.kinds;
  name record;
  filler text;
  at integer := 1;
  last integer;
  rest text;
begin
  while at <= cardinality(parts) loop
    other_names := null;
    other_names_query := null;
    skips_correction := true;
    side := split.sides[at];
    is_phrase := kinds[at] = '"';
    is_excluded := kinds[at] = '-';
    last := at;
    while kinds[at] = '' and kinds[last + 1] = '' and split.sides[last + 1] = side and last < cardinality(parts) loop
      last := last + 1;
    end loop;
    rest := array_to_string(parts[at:last], ' ');

    select expression.typed, expression.meant, expression.facet into typed, meant, facet from public.find_expression(rest) as expression
      where not is_phrase and (not is_excluded or expression.typed = rest);
    if is_phrase or is_excluded then
      is_phrase := is_phrase or typed is null;
      typed := parts[at];
      at := at + 1;
      return next;
      continue;
    end if;

    if typed is null then
      if last > at and exists (
          select from public.job_words as stored where stored.is_in_title_or_tag and stored.word = parts[at] || parts[at + 1]) then
        meant := parts[at] || parts[at + 1];
      end if;
      -- Two words that jobs write as one ('dishwasher') are joined, unless they begin a longer occupation name.
      name := public.get_occupation_name(split.stems[at:last], case when meant is null then 1 else 3 end);
      filler := case when name.length is null and meant is null then public.find_filler(rest) end;
      if name.length is not null then
        typed := array_to_string(parts[at:at + name.length - 1], ' ');
        meant := null;
      elsif meant is not null then
        typed := parts[at] || ' ' || parts[at + 1];
        name := public.get_occupation_name(array[public.name_stems(meant)], 1);
      elsif filler is not null then
        at := at + cardinality(string_to_array(filler, ' '));
        continue;
      else
        typed := parts[at];
        skips_correction := typed = 'it'
          and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> '');
      end if;
      other_names := name.other_names;
      other_names_query := name.other_names_query;
    end if;
    at := at + cardinality(string_to_array(typed, ' '));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;

-- ── schemas/search/shingle_query.sql ──

-- Returns a query for titles with this occupation name: its word, or each two adjacent words (title_shingles); null without a stem.
create function public.shingle_query(name text)
returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  with words as (
    select word.lexeme, lead(word.lexeme) over (order by position) as following, count(*) over () as words
    from unnest(to_tsvector('pg_catalog.english', public.fold_words(name))) as word, unnest(word.positions) as position)
  select string_agg(quote_literal(concat_ws('~', '', lexeme, following)), ' & ')::tsquery from words where following is not null or words = 1
$$;

grant execute on function public.shingle_query(text) to service_role;

-- ── schemas/search/spanish_stop_words.sql ──

-- Spanish stop words; the text search already has the English ones.
create function public.spanish_stop_words() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select '{de,del,en,con,para,por,el,la,los,las,un,una,y,a,al}'::text[] $$;

grant execute on function public.spanish_stop_words() to service_role;

-- ── schemas/search/name_stems.sql ──

-- Returns an occupation name as stored in occupation_names: folded and stemmed, in order, without Spanish stop words.
create function public.name_stems(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), ' ' order by position), '')
  from regexp_split_to_table(trim(public.fold_words(name)), '\s+') with ordinality as part (word, position)
  where word <> all (public.spanish_stop_words())
$$;

grant execute on function public.name_stems(text) to service_role;

-- ── schemas/search/split_words.sql ──

-- Returns up to twelve words of a search (`parts`), folded, with their stems. A quoted phrase, or an excluded word or phrase, is one entry.
-- `kinds`: '"' for quoted, '-' for excluded, else ''. `sides`: the alternative of an OR, from 1 ('cook OR baker', 'server/bartender').
create function public.split_words(words text,
  out parts text[], out stems text[], out kinds text[], out sides integer[])
language plpgsql immutable
set search_path = ''
as $$
declare
  input constant text := translate(left(words, 200), '“”', '""');
  token text[];
  piece text;
  word text;
  side integer := 1;
begin
  parts := '{}';
  for token in select regexp_matches(input, '(-?)("[^"]*"|[^\s"]+)', 'g') loop
    if token[2] like '"%' or (token[1] = '-' and token[2] ~ '^[[:alnum:]]') then
      word := trim(regexp_replace(public.fold_words(replace(token[2], '"', ' ')), '\s+', ' ', 'g'));
      continue when word = '';
      parts := parts || word;
      stems := stems || ''::text;
      kinds := kinds || case token[1] when '-' then '-' else '"' end;
      sides := sides || side;
      continue;
    end if;
    for piece in select regexp_split_to_table(regexp_replace(token[1] || token[2], '\mand/or\M', 'or', 'gi'),
        '(?<=[[:alpha:]][[:alpha:]])(?=/[[:alpha:]][[:alpha:]])') loop
      if piece like '/%' and cardinality(parts) > 0 then
        side := sides[cardinality(sides)] + 1;
      end if;
      if lower(piece) = 'or' then
        side := coalesce(sides[cardinality(sides)], 0) + 1;
        continue;
      end if;
      foreach word in array string_to_array(trim(public.fold_words(piece)), ' ') loop
        continue when word = '' or (word = any (public.spanish_stop_words()) and input ~ '\S\s+\S');
        parts := parts || word;
        stems := stems || coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
        kinds := kinds || ''::text;
        sides := sides || side;
      end loop;
    end loop;
  end loop;
  parts := parts[1:12];
end
$$;

grant execute on function public.split_words(text) to service_role;

-- ── schemas/search/term_query.sql ──

-- Returns the query of one term of a search (search_terms), limited to the given weights ('' for all). A facet matches its lexeme and, if
-- `meant` is given, the typed and the meant words anywhere but in descriptions (weights A to C). Another spelling (`meant`) matches like
-- the typed one. Null for a stop word.
create function public.term_query(typed text, is_phrase boolean, meant text, facet text, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  heading constant text := case weights when '' then ':ABC' else weights end;
begin
  return case
    when is_phrase then public.phrase_query(typed, weights)
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery || public.phrase_query(typed, heading) || public.phrase_query(meant, heading)
    when meant is not null then public.phrase_query(typed, weights) || public.any_word_query(array[meant], 'pg_catalog.english', weights)
    else public.any_word_query(array[typed], 'pg_catalog.english', weights) end;
end
$$;

grant execute on function public.term_query(text, boolean, text, text, text) to service_role;

-- ── schemas/search/title_shingles.sql ──

-- Returns a title's words (also joined in pairs: 'Dish Washer' is a dishwasher) and each two adjacent words without stop words as lexemes
-- ('~nurs', '~staff~nurs'), as search engines index shingles. An occupation name is then one index lookup, while a phrase would read every
-- job with its words.
create function public.title_shingles(title text)
returns tsvector
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(shingle)), '')
    from (
      select word.lexeme, lead(word.lexeme) over (order by position) as following
        from unnest(to_tsvector('pg_catalog.english', public.fold_words(left(title, 200)))) as word, unnest(word.positions) as position
      union all
      select joined.lexeme, null from unnest(to_tsvector('pg_catalog.english', public.joined_pairs(array[left(title, 200)]))) as joined) as words,
      unnest(array['~' || lexeme, '~' || lexeme || '~' || following]) as shingle
    -- PostgreSQL limits a lexeme to 2,046 bytes.
    where octet_length(shingle) < 2047);
end
$$;

grant execute on function public.title_shingles(text) to authenticated, service_role;

-- ── schemas/trust/admins.sql ──

-- The people who run the site. Rows are added only from the shell (`npm run admin -- add <address>`), never by a form (D90).
create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'moderator' check (role in ('moderator', 'administrator')),
  added_at timestamptz not null default now()
);

alter table public.admins enable row level security;
grant all on public.admins to service_role;

-- ── schemas/trust/removed_texts.sql ──

-- The text fingerprints of removed jobs, kept for a year so that the same text is held when it is posted again.
create table public.removed_texts (
  -- No foreign key: the job may be deleted.
  job_id uuid primary key,
  text_fingerprint text not null,
  removed_at timestamptz not null default now()
);

create index removed_texts_fingerprint on public.removed_texts (text_fingerprint);

alter table public.removed_texts enable row level security;
grant all on public.removed_texts to service_role;

-- ── schemas/trust/text_fingerprint.sql ──

-- Returns the fingerprint of a description: 'text:' and a hash of its letters and digits in lowercase.
create function public.text_fingerprint(description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select 'text:' || md5(regexp_replace(lower(left(description, 30000)), '[^[:alnum:]]+', '', 'g'))
$$;

grant execute on function public.text_fingerprint(text) to authenticated, service_role;

-- ── schemas/applications/after_application_write.sql ──

-- Records an application's creation and each change of its status as an event, and cleans up after it is deleted.
create function public.after_application_write() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Discards the CV, and deletes the emails and the record of the senders, so that the same person can apply again.
  if tg_op = 'DELETE' then
    update public.uploads set discarded_at = now() where path = old.cv_url;
    delete from public.outbox where payload ->> 'applicationId' = old.id::text;
    delete from public.application_senders
      where job_id = old.job_id and email_hash = public.sha256_hex(old.job_id || ':' || lower(old.email));
  elsif new.status is distinct from old.status then
    insert into public.application_events (application_id, job_id, kind, at)
      values (new.id, new.job_id, case when tg_op = 'INSERT' then 'new' else new.status end,
        case when tg_op = 'INSERT' then new.created_at else now() end);
  end if;
  return null;
end
$$;

-- ── schemas/auth/after_account_change.sql ──

-- Updates dependent rows after the auth service created, changed or deleted an account.
create function public.after_account_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- `purge_deleted_accounts` later removes other traces of the account.
    delete from public.alerts where address = lower(old.email) and status = 'unconfirmed';
    insert into public.deleted_accounts (account_id) values (old.id) on conflict do nothing;
    delete from public.verified_addresses where verified_by = 'account:' || old.id;
    return null;
  end if;
  -- An account with a confirmed address takes over the alerts that a guest created for it.
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform public.claim_alerts(new.id, new.email);
  end if;
  -- The former address belonged to the owner, so postings keep using it until their contact is changed (D43).
  if old.email is not null and lower(new.email) is distinct from lower(old.email) then
    insert into public.job_contacts as contact (account_id, address, was_own, confirmed_at)
      values (old.id, lower(old.email), true, case when old.email_confirmed_at is not null then now() end)
      on conflict (account_id, address) do update set was_own = true,
        confirmed_at = case when contact.declined_at is null then coalesce(excluded.confirmed_at, contact.confirmed_at) end;
  end if;
  -- On each write of a banned account, so that anything restored since the ban is taken down as well.
  if new.banned_until > now() then
    perform public.take_down_account(new.id);
  end if;
  -- Emails the owner about each new password, however it was set. The email contains no text of users.
  if old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and new.encrypted_password is distinct from old.encrypted_password then
    insert into public.outbox (kind, recipient, dedupe_key)
      values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
      on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' and (new.email, new.email_confirmed_at) is distinct from (old.email, old.email_confirmed_at) then
    perform public.update_verified_domain(new.id);
  end if;
  return null;
end
$$;

-- ── schemas/auth/take_down_account.sql ──

-- A ban in the auth service (`banned_until`, set by its admin API or SQL) takes effect at once, and hides the account's content. Nothing is
-- restored when the ban ends; the owner can reopen the jobs. Jobs are closed instead of filtered in each list, because every search, page,
-- feed, sitemap, alert and form already checks whether a job is open. Their pages, which ended jobs otherwise keep for 14 days, are removed
-- by the next scheduled work.

-- Ends a banned account's sessions, closes its jobs and warns their applicants, hides its profile and withdraws its unsent messages.
create function public.take_down_account(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = account_id;
  insert into public.stale_jobs (job_id, is_banned)
    select id, true from public.jobs where employer_id = account_id and ended_at > now() - public.ended_job_visibility()
    on conflict (job_id) do update set is_banned = true;
  update public.jobs set status = 'closed' where employer_id = account_id and status <> 'closed' and expires_at > now();
  insert into public.closing_emails (job_id, is_takedown)
    select job_id, true from public.stale_jobs where is_banned and job_id in (select id from public.jobs where employer_id = account_id)
    on conflict (job_id) do update set is_takedown = true;
  update public.job_seeker_profiles set is_visible = false where user_id = account_id and is_visible;
  -- The account's messages that are not sent yet. Applicants are notified about the closed jobs separately.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = account_id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = account_id)));
end
$$;

-- ── schemas/employers/after_company_write.sql ──

-- Calls after_company_row_write. Not a security definer, because current_user must be the writer's role.
create function public.after_company_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.after_company_row_write(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

-- ── schemas/employers/prepare_company.sql ──

-- Normalizes a company's location and name before a write, and prevents people from setting `is_demo` and `created_at`.
create function public.prepare_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- The company page's URL is derived from the name, so equal names need equal code points.
  new.company_name := normalize(trim(new.company_name), NFC);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- ── schemas/employers/verify_employer.sql ──

-- Sets the verified domain of a new company. If the site requires invitations, first checks and deletes the invitation of the account's
-- confirmed address. An account that already has a company needs no invitation, because its upsert fires this trigger too. Raises PT403
-- INVITATION_REQUIRED.
create function public.verify_employer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  invited text;
begin
  if new.is_demo then
    return new;
  end if;
  if public.setting('employers_by_invitation') <> 0
    and not exists (select from public.employer_profiles where user_id = new.user_id) then
    delete from public.employer_invitations as invitation using auth.users as account
      where account.id = new.user_id and account.email_confirmed_at is not null
        and invitation.address = lower(account.email) and invitation.invited_at > now() - interval '30 days'
      returning invitation.address into invited;
    if invited is null then
      raise exception 'INVITATION_REQUIRED' using errcode = 'PT403';
    end if;
  end if;
  new.verified_domain := public.get_account_domain(new.user_id);
  return new;
end
$$;

-- ── schemas/talents/after_talent_write.sql ──

-- Runs after a talent profile is written: claims its CV, and records a new or changed visible profile for match_changed_talents.
create function public.after_talent_write() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A CV must be the talent's own upload; otherwise a profile with another person's path would get a signed link to it. A replaced or
  -- deleted CV is discarded.
  if new.cv_url is distinct from old.cv_url then
    if old.cv_url is not null then
      update public.uploads set discarded_at = now() where path = old.cv_url;
    end if;
    if new.cv_url is not null then
      update public.uploads set claimed_at = now()
        where path = new.cv_url and bucket = 'applications' and owner_id = new.user_id
          and verified_at is not null and claimed_at is null and discarded_at is null;
      if not found then
        raise exception 'CV_MISSING' using errcode = 'PT409';
      end if;
    end if;
  end if;
  if new.is_visible and not new.is_demo then
    if old.is_visible is not true then
      insert into public.talent_changes (talent_id, was_visible) values (new.id, false) on conflict (talent_id) do nothing;
    elsif (new.search, new.skills, new.experience_years) is distinct from (old.search, old.skills, old.experience_years)
        or new.public_point operator(extensions.<>) old.public_point then
      insert into public.talent_changes (talent_id, was_visible, was_search, was_skills, was_years, was_point)
        values (new.id, true, old.search, old.skills, old.experience_years, old.public_point)
        on conflict (talent_id) do nothing;
    end if;
  end if;
  return null;
end
$$;

-- ── schemas/talents/prepare_talent.sql ──

-- Runs before a talent profile is written: normalizes location, pay and skills, and resets columns that only the service may set.
create function public.prepare_talent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Checked before the generated point is computed, which would fail with a less clear error.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'job_seeker_profiles_location_check';
  end if;
  new.desired_salary := public.unwrap_json(new.desired_salary);
  if jsonb_typeof(new.desired_salary) = 'null' then
    new.desired_salary := null;
  end if;
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as input (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  -- Hiding from a company is not a change of the profile.
  if tg_op = 'UPDATE' and new.is_hidden_from_some = old.is_hidden_from_some then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- ── schemas/trust/reject_removed_profile.sql ──

-- Keeps a removed profile hidden: its owner can neither show nor recreate it.
create function public.reject_removed_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if public.is_subject_removed(new.user_id, 'profile') then
    raise exception 'PROFILE_REMOVED' using errcode = 'PT409';
  end if;
  return new;
end
$$;

-- ── schemas/alerts/prepare_alert.sql ──

-- Runs before an alert is written. Security invoker, so that current_user shows whether a user or the server writes; prepare_alert_row is
-- security definer.
create function public.prepare_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return public.prepare_alert_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

-- ── schemas/jobs/after_job_write.sql ──

-- Calls run_after_job_write with whether a person writes. current_user shows it only here, because run_after_job_write runs as its owner.
create function public.after_job_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.run_after_job_write(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

-- ── schemas/jobs/prepare_job.sql ──

-- Calls prepare_job_row with whether a person writes. current_user shows it only here, because prepare_job_row runs as its owner.
create function public.prepare_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform public.prepare_job_row(null, old, false);
    return old;
  end if;
  return public.prepare_job_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

-- ── schemas/places/map_cells.sql ──

-- The cells of one size that a circle touches. The map is divided into bands of cell_km of latitude, and each band into cells of about the
-- same width, counted from the date line around the globe.
create function public.map_cells(lat double precision, lng double precision, radius_km double precision, cell_km double precision)
returns setof bigint
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return query select distinct (floor(cell_km)::bigint << 48) + ((band + 32768)::bigint << 24) + ((col % columns) + columns) % columns
  from (select cell_km / 111.19 as step, degrees(radius_km / 6371.0) as reach) as size,
    generate_series(floor(greatest(lat - reach, -90) / step)::integer, floor(least(lat + reach, 90) / step)::integer) as band,
    lateral (select greatest(1, floor(360 / step * greatest(
      cos(radians(least(90, greatest(abs(band * step), abs((band + 1) * step))))), 0.001)))::integer as columns) as row_of_cells,
    -- The circle's extent in longitude; 180 degrees if it contains a pole.
    lateral (select case when abs(lat) + reach >= 89.9 then 180
      else degrees(asin(least(1, sin(radians(reach)) / cos(radians(lat))))) end as width) as extent,
    generate_series(floor((lng + 180 - width) / 360 * columns)::integer,
      least(floor((lng + 180 + width) / 360 * columns)::integer,
        floor((lng + 180 - width) / 360 * columns)::integer + columns - 1)) as col;
end
$$;

grant execute on function public.map_cells(double precision, double precision, double precision, double precision) to service_role;

-- ── schemas/jobs/combine_with_and.sql ──

-- Combines queries with AND, without nulls; null if there are none.
create function public.combine_with_and(queries tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  query tsquery;
  combined tsquery;
begin
  foreach query in array coalesce(queries, '{}') loop
    combined := coalesce(combined && query, combined, query);
  end loop;
  return combined;
end
$$;

grant execute on function public.combine_with_and(tsquery[]) to service_role;

-- ── schemas/jobs/check_map_box.sql ──

-- Throws 22023 for an invalid box of degrees or one larger than a screen at its zoom.
create function public.check_map_box(west double precision, south double precision, east double precision, north double precision, zoom integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  first_square record;
  last_square record;
begin
  if not coalesce(west between -180 and 180 and east between -180 and 180 and west < east
      and south between -90 and 90 and north between -90 and 90 and south < north and zoom between 3 and 19, false) then
    raise exception 'A map shows a box of degrees at a zoom from 3 to 19.' using errcode = '22023';
  end if;
  first_square := public.map_tile(north, west, zoom + 2);
  last_square := public.map_tile(south, east, zoom + 2);
  -- 75 squares of 64 px, as in lib/jobs/map-response.ts: a screen of 4,000 px plus the margin that the page's map adds. One more, because a
  -- box begins and ends inside of squares.
  if greatest(last_square.x - first_square.x, last_square.y - first_square.y) > 76 then
    raise exception 'A map shows at most one screen at its zoom.' using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_map_box(double precision, double precision, double precision, double precision, integer) to service_role;

-- ── schemas/jobs/check_page.sql ──

-- Throws 22023 for a page size or offset that no page sends.
create function public.check_page(page_size integer, page_offset integer) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and public.max_page_size()
    or page_offset is null or page_offset not between 0 and 1000 then
    raise exception 'A page has 1 to % jobs and starts at 0 to 1000.', public.max_page_size() using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_page(integer, integer) to service_role;

-- ── schemas/jobs/job_search.sql ──

-- A search, parsed once by `parse_search`. Null means no filter.
create type public.job_search as (
  -- Place: within `max_chord` of `center` and in `areas`. `box` and `cells` contain both and are for indexes.
  center extensions.cube,
  max_chord double precision,
  areas polygon[],
  box extensions.cube,
  cells bigint[],
  -- Words and facets (`job_facets`) that a job must match.
  query tsquery,
  -- Whether the search has words. If so, matches are read from the index of words (jobs_search). Facets alone match too many jobs for that.
  has_words boolean,
  -- The words without the filters, for ranking. title_query: all are in the title. work_query: all are in the title (or its other names) or
  -- the tags. heading_query: all are in these or the company's name.
  title_query tsquery,
  work_query tsquery,
  heading_query tsquery,
  -- The words with corrected spelling, or null, and other names of the work that were searched too.
  understood_as text,
  included text[],
  -- Whether the words can't match any job ('🎉').
  is_impossible boolean,
  min_pay numeric,
  currency text,
  shifts text[],
  has_only_shifts boolean,
  -- Only jobs that list shifts, and none of these.
  excluded_shifts text[],
  hours_from integer,
  hours_to integer,
  age integer,
  posted_after timestamptz,
  start_by date,
  has_tips boolean,
  is_responsive boolean,
  -- Only jobs without a minimum pay, or without a schedule. For the counts of jobs that a filter hides.
  without_pay boolean,
  without_schedule boolean,
  -- distance, date, relevance, pay or fit.
  sort text
);

-- ── schemas/jobs/order_by_clause.sql ──

-- Returns the ORDER BY list of a search on `public.jobs as job`, with the search as $1. For best match and best fit, this order selects the
-- jobs that rank_matches then sorts.
create function public.order_by_clause(search public.job_search) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return concat_ws(', ',
    case when search.sort = 'pay' then
      'case when job.pay_currency = ($1).currency then job.min_pay_per_hour end desc nulls last' end,
    case when search.center is not null and search.sort <> 'date' then 'job.pt operator(extensions.<->) ($1).center' end,
    case when search.center is null or search.sort in ('date', 'pay') then 'job.created_at desc' end,
    'job.id');
end
$$;

grant execute on function public.order_by_clause(public.job_search) to service_role;

-- ── schemas/jobs/where_clause.sql ──

-- Returns the SQL conditions of a search on `public.jobs as job`, with the search as $1. Contains only filters that are set, so that the
-- planner can choose the right index.
create function public.where_clause(search public.job_search) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return concat_ws(' and ',
    $sql$job.status = 'open' and job.expires_at > now()$sql$,
    case when search.is_impossible then 'false' end,
    case when search.query is not null then 'job.search @@ ($1).query' end,
    -- The planner can estimate the jobs of a cell, but not of a cube.
    case when search.has_words and search.cells is not null then 'job.cells && ($1).cells'
      when search.box is not null then '($1).box operator(extensions.@>) job.pt' end,
    case when search.max_chord is not null then '(job.pt operator(extensions.<->) ($1).center) <= ($1).max_chord' end,
    case when search.areas is not null then 'public.is_in_areas(job.pt, ($1).areas)' end,
    case when search.min_pay is not null then
      'case when job.pay_currency = ($1).currency then job.min_pay_per_hour end >= ($1).min_pay' end,
    case when search.without_pay then 'job.min_pay_per_hour is null' end,
    case when search.shifts is not null then 'job.schedule && ($1).shifts' end,
    case when search.has_only_shifts then 'job.schedule <@ ($1).shifts' end,
    case when search.excluded_shifts is not null then $sql$job.schedule <> '{}' and not job.schedule && ($1).excluded_shifts$sql$ end,
    case when search.without_schedule then $sql$job.schedule = '{}'$sql$ end,
    -- Ranges of hours overlap; 80 means 80 or more.
    case when num_nonnulls(search.hours_from, search.hours_to) > 0 then
      'num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
        and least(coalesce(job.hours_per_week_min, 0), 80) <= least(coalesce(($1).hours_to, 80), 80)
        and least(coalesce(job.hours_per_week_max, 80), 80) >= least(coalesce(($1).hours_from, 0), 80)' end,
    case when search.age is not null then 'coalesce(job.minimum_age, 0) <= ($1).age' end,
    case when search.posted_after is not null then 'job.created_at >= ($1).posted_after' end,
    case when search.start_by is not null then 'coalesce(job.starts_on <= ($1).start_by, true)' end,
    case when search.has_tips then 'job.has_tips' end,
    case when search.is_responsive then 'job.is_responsive' end);
end
$$;

grant execute on function public.where_clause(public.job_search) to service_role;

-- ── schemas/search/suggest_work.sql ──

-- Completes typed words to titles, companies and categories (tags) of open jobs around a point or everywhere, with their number of jobs.
-- Each typed word must start a word of the name. Returns up to six titles and three of each other `kind`, most jobs first. Titles that
-- differ only in type or shift count as one. Requires three letters. Reads only the nearest or newest 1,050 jobs; `is_more` if there may be
-- more.
create function public.suggest_work(typed text, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null)
returns table (name text, kind text, jobs integer, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  parts constant text[] := (array(select part from regexp_split_to_table(public.fold_words(left(typed, 60)), '[^[:alnum:]]+') as part
    where part <> '' limit 6));
  prefix_query constant tsquery := (select string_agg(quote_literal(part) || ':*C', ' & ')::tsquery from unnest(parts) as part);
  search public.job_search := public.parse_search(center_lat, center_lng, radius_km, null, null, null, 'USD', 'distance', null, null);
  max_read constant integer := public.search_limit('ranked');
  ids uuid[];
begin
  if prefix_query is null or length(array_to_string(parts, '')) < 3 then
    return;
  end if;
  search.query := prefix_query;
  search.has_words := true;
  ids := public.list_matches(search, max_read);
  return query
    with found as materialized (
      select job.title, job.company_name, job.tags from unnest(ids) as listed (id) join public.jobs as job using (id)),
    named as (
      select title as name, 'title' as kind, count(*) as jobs from found group by title
      union all
      select company_name, 'company', count(*) from found group by company_name
      union all
      select tag, 'category', count(*) from found, unnest(found.tags) as tag group by tag),
    meant as (
      select (array_agg(named.name order by length(named.name), named.name))[1] as name, named.kind, sum(named.jobs)::integer as jobs
      from named
      where not exists (select from unnest(parts) as part where public.fold_words(named.name) !~ ('\m' || part))
      group by named.kind, case when named.kind = 'title' then public.occupation_words(named.name) else named.name end),
    ranked as (
      select meant.*, row_number() over (partition by meant.kind order by meant.jobs desc, meant.name) as position from meant
      -- Skip a category with the same name as a title.
      where meant.kind <> 'category' or not exists (
        select from meant as title where title.kind = 'title' and lower(title.name) = replace(meant.name, '-', ' ')))
    select ranked.name, ranked.kind, ranked.jobs, cardinality(ids) = max_read
    from ranked where ranked.position <= case ranked.kind when 'title' then 6 else 3 end
    order by array_position(array['title', 'company', 'category'], ranked.kind), ranked.position;
end
$$;

grant execute on function public.suggest_work(text, double precision, double precision, double precision)
  to anon, authenticated, service_role;

-- ── schemas/alerts/matches_conditions.sql ──

-- Whether an open job meets an alert's other filters (parse_conditions). Ignores 'posted_days', because the job has just
-- opened, and 'areas', because list_instant_alerts checks the alert's `areas`.
create function public.matches_conditions(more jsonb, job_id uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_conditions(more - array['areas', 'posted_days']);
  is_match boolean;
begin
  execute format('select exists (select from public.jobs as job where job.id = $2 and %s)', public.where_clause(search))
    into is_match using search, job_id;
  return is_match;
end
$$;

grant execute on function public.matches_conditions(jsonb, uuid) to service_role;

-- ── schemas/jobs/search_counts.sql ──

-- Returns the counts of a search, each up to `search_limit('counted')`. `total` and `is_more` come from `matches`, the number of jobs
-- found. `without_minimum` and `unscheduled` are the jobs hidden only because they list no minimum pay, or no schedule; 0 without such a
-- filter.
create function public.search_counts(search public.job_search, matches integer,
  out total bigint, out is_more boolean, out without_minimum bigint, out unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  variant public.job_search;
begin
  total := least(matches, max_counted);
  is_more := matches > max_counted;
  without_minimum := 0;
  unscheduled := 0;
  if search.min_pay is not null then
    variant := search;
    variant.min_pay := null;
    variant.without_pay := true;
    without_minimum := public.count_matches(variant, max_counted);
  end if;
  if num_nonnulls(search.shifts, search.excluded_shifts) > 0 then
    variant := search;
    variant.shifts := null;
    variant.has_only_shifts := null;
    variant.excluded_shifts := null;
    variant.without_schedule := true;
    unscheduled := public.count_matches(variant, max_counted);
  end if;
end
$$;

grant execute on function public.search_counts(public.job_search, integer) to service_role;

-- ── schemas/jobs/count_matches.sql ──

-- Counts matching jobs, up to `max_matches`.
create function public.count_matches(search public.job_search, max_matches integer) returns integer
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  total integer;
begin
  execute format('select count(*) from (select from public.jobs as job where %s limit $2) as job', public.where_clause(search))
    into total using search, max_matches;
  return total;
end
$$;

grant execute on function public.count_matches(public.job_search, integer) to service_role;

-- ── schemas/jobs/map_counts_in_box.sql ──

-- Returns `squares` as jobs_on_map does, but from map_counts, and `total`, the number of jobs of these types. Both are null if the jobs in
-- the box are few enough to be read one by one, and from zoom 12 on.
create function public.map_counts_in_box(west double precision, south double precision, east double precision, north double precision,
  zoom integer, search public.job_search, types text[], out squares json, out total bigint)
language plpgsql stable security definer
set search_path = ''
set jit = off
as $$
declare
  counted_level constant integer := (zoom - 3) / 3 * 3 + 7;
  -- The map joins 4^shift of the counted squares into one.
  shift constant integer := 2 - (zoom - 3) % 3;
  level constant integer := zoom + 2;
  first_square constant record := public.map_tile(north, west, counted_level);
  last_square constant record := public.map_tile(south, east, counted_level);
  all_jobs bigint;
begin
  if zoom > 11 or public.has_few_jobs() then
    return;
  end if;
  with counted as materialized (
    select * from public.map_counts as part
    where part.level = counted_level and part.x between first_square.x and last_square.x and part.y between first_square.y and last_square.y
      and part.lat between map_counts_in_box.south and map_counts_in_box.north and part.lng between map_counts_in_box.west and map_counts_in_box.east
      and (search.max_chord is null
        or (public.sphere_point(part.lat, part.lng) operator(extensions.<->) search.center) <= search.max_chord)),
  square as (
    select x >> shift as x, y >> shift as y, sum(jobs) as jobs, sum(lat * jobs) / sum(jobs) as lat, sum(lng * jobs) / sum(jobs) as lng
    from counted where types is null or type = any (types)
    group by 1, 2)
  select
      coalesce(json_agg(json_build_array(round(square.lat::numeric, 4), round(square.lng::numeric, 4), square.jobs,
        round(public.tile_latitude(square.y + 1, level)::numeric, 4), round((square.x * 360 / power(2, level) - 180)::numeric, 4),
        round(public.tile_latitude(square.y, level)::numeric, 4), round(((square.x + 1) * 360 / power(2, level) - 180)::numeric, 4))), '[]'),
      coalesce(sum(square.jobs), 0), (select sum(jobs) from counted)
    into squares, total, all_jobs from square;
  if coalesce(all_jobs, 0) <= public.search_limit('read on map') then
    squares := null;
    total := null;
  end if;
end
$$;

grant execute on function public.map_counts_in_box(double precision, double precision, double precision, double precision, integer,
  public.job_search, text[]) to service_role;

-- ── schemas/jobs/search_job_ids.sql ──

-- Returns the ids of one page and, if `is_counted`, the number of matches, up to one more than `search_limit('counted')`. A search by
-- distance or words lists and counts in one scan; for other orders a separate count is cheaper.
create function public.search_job_ids(search public.job_search, page_size integer, page_offset integer, is_counted boolean,
  out ids uuid[], out total integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  count_limit constant integer := public.search_limit('counted') + 1;
  max_ranked constant integer := public.search_limit('ranked');
  is_ranked constant boolean := search.sort in ('relevance', 'fit');
  is_one_scan constant boolean := is_counted and (search.has_words or (search.center is not null and search.sort not in ('date', 'pay')));
  max_matches integer := case when is_ranked then max_ranked else page_offset + page_size end;
begin
  ids := public.list_matches(search, case when is_one_scan then greatest(max_matches, count_limit) else max_matches end);
  if is_one_scan then
    total := least(cardinality(ids), count_limit);
  elsif is_counted then
    total := public.count_matches(search, count_limit);
  end if;
  if is_ranked then
    ids := public.rank_matches(ids[1:max_ranked], search);
  end if;
  ids := ids[page_offset + 1:page_offset + page_size];
end
$$;

grant execute on function public.search_job_ids(public.job_search, integer, integer, boolean) to service_role;

-- ── schemas/jobs/list_matches.sql ──

-- Returns the ids of the first matching jobs in the search's order (order_by_clause), at most `max_matches`.
create function public.list_matches(search public.job_search, max_matches integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  ids uuid[];
begin
  execute format('
      select array(
        select job.id
        from (select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour from public.jobs as job where %s %s) as job
        order by %s
        limit $2)',
      public.where_clause(search),
      -- Prevents a scan in order over all jobs, which takes seconds if few have the words.
      case when search.has_words then 'offset 0' end,
      public.order_by_clause(search))
    into ids using search, max_matches;
  return ids;
end
$$;

grant execute on function public.list_matches(public.job_search, integer) to service_role;

-- ── schemas/jobs/map_counts.sql ──

-- Open jobs of each type per square of a web map, and their mean position, for maps with too many jobs to read on request. Updated on
-- schedule by refresh_map_counts.
create table public.map_counts (
  -- The zoom of this square: 7, 10 or 13. A map whose squares are larger joins four or sixteen of them.
  level smallint not null,
  x integer not null,
  y integer not null,
  type text not null,
  jobs integer not null,
  lat double precision not null,
  lng double precision not null,
  primary key (level, x, y, type)
);

alter table public.map_counts enable row level security;
grant all on public.map_counts to service_role;

-- ── schemas/jobs/matches_in_box.sql ──

-- Returns matching jobs in a box of degrees, unordered, at most `max_matches`. With words, a box of up to 400 km is searched by the map
-- cells of the circle around it, because the planner can't estimate the jobs in a box.
create function public.matches_in_box(search public.job_search, west double precision, south double precision, east double precision,
  north double precision, max_matches integer)
returns table(id uuid, lat double precision, lng double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  middle_lat constant double precision := (south + north) / 2;
  middle_lng constant double precision := (west + east) / 2;
  -- The corner nearest to the equator is farthest from the middle.
  radius_km constant double precision := public.arc_km(public.sphere_point(middle_lat, middle_lng)
    operator(extensions.<->) public.sphere_point(case when middle_lat > 0 then south else north end, west)) + 0.001;
  cells bigint[];
begin
  if search.has_words and radius_km <= 200 then
    cells := public.search_cells(middle_lat, middle_lng, radius_km);
  end if;
  return query execute format('
      select job.id, job.lat, job.lng from public.jobs as job
      where %s and %s and job.lat between $4 and $5 and job.lng between $6 and $7
      limit $8', public.where_clause(search),
      case when cells is not null then 'job.cells && $2' when search.has_words then 'true' else '$3 operator(extensions.@>) job.pt' end)
    using search, cells, public.box_cube(west, south, east, north), south, north, west, east, max_matches;
end
$$;

grant execute on function public.matches_in_box(public.job_search, double precision, double precision, double precision, double precision, integer)
  to service_role;

-- ── schemas/jobs/parse_conditions.sql ──

-- Parses the filters in `more` (D102). Throws 22023 for other keys or values out of range. The keys:
-- `shifts`: the job has at least one of them, or with `all_shifts` no others. `without_nights`: it lists shifts, and none at night.
-- `hours_from`, `hours_to`: its hours per week overlap with this range. `age`: the visitor's age, at least the job's minimum age.
-- `posted_days`: the job was posted within this many days (UTC). `benefits`: it has all of these kinds. `tips`: it has tips.
-- `no_experience`: its text requires none. `company`: the company's name. `industry`: as a category ('healthcare'). `answers`:
-- the employer replies to most applicants. `start_by`: it starts on this day or earlier, or lists no start.
create function public.parse_conditions(more jsonb) returns public.job_search
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  search public.job_search;
  conditions record;
begin
  if more is null then
    return search;
  elsif jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'industry', 'answers', 'start_by'])) then
    raise exception 'Unknown search condition.' using errcode = '22023';
  end if;
  select * into conditions from jsonb_to_record(more) as conditions (shifts text[], all_shifts boolean, without_nights boolean,
    hours_from integer, hours_to integer, age integer, posted_days integer, benefits text[], tips boolean,
    no_experience boolean, company text, industry text, answers boolean,
    start_by date);
  if not coalesce(conditions.shifts <@ public.week_shifts() and cardinality(conditions.shifts) between 1 and 28, true)
    or not coalesce(conditions.hours_from between 0 and 168, true) or not coalesce(conditions.hours_to between 0 and 168, true)
    or conditions.hours_from > conditions.hours_to
    or not coalesce(conditions.age between 14 and 99, true) or not coalesce(conditions.posted_days between 1 and 60, true)
    or not coalesce(cardinality(conditions.benefits) <= 10, true) or not coalesce(length(trim(conditions.company)) between 1 and 120, true)
    or (conditions.industry is not null and public.category_kind(conditions.industry) <> 'industry')
    or not coalesce(conditions.start_by between date '2000-01-01' and date '2099-12-31', true) then
    raise exception 'A search condition is out of bounds.' using errcode = '22023';
  end if;
  search.query := public.combine_with_and(
    array(select public.any_facet_query(array['benefit-' || kind]) from unnest(conditions.benefits) as kind)
    || case when conditions.no_experience then public.any_facet_query(array['no-experience']) end
    || public.any_facet_query(array['company ' || public.company_key(conditions.company)])
    || public.any_facet_query(array['in ' || conditions.industry]));
  search.shifts := conditions.shifts;
  search.has_only_shifts := conditions.all_shifts and conditions.shifts is not null;
  if conditions.without_nights then
    search.excluded_shifts := array(select shift from unnest(public.week_shifts()) as shift where shift like '%-night');
  end if;
  search.hours_from := conditions.hours_from;
  search.hours_to := conditions.hours_to;
  search.age := conditions.age;
  search.posted_after := (today - conditions.posted_days)::timestamp at time zone 'UTC';
  -- A start day in the past means as soon as possible.
  search.start_by := greatest(conditions.start_by, case when conditions.start_by is not null then today end);
  search.has_tips := conditions.tips;
  search.is_responsive := conditions.answers;
  return search;
end
$$;

grant execute on function public.parse_conditions(jsonb) to service_role;

-- ── schemas/jobs/parse_search.sql ──

-- Parses the arguments of search_jobs into a search. Cuts `words` and `category` to 200 characters, and `job_types` to the number of
-- existing types. parse_conditions and parse_areas document `more`.
create function public.parse_search(
  center_lat double precision, center_lng double precision, radius_km double precision, words text, job_types text[], min_pay numeric,
  currency text, sort text, category text, more jsonb)
returns public.job_search
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search public.job_search;
  parsed record;
  circle record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort);
  search := public.parse_conditions(more - 'areas');
  search.center := public.sphere_point(center_lat, center_lng);
  search.max_chord := case when search.center is not null then public.chord_km(radius_km) end;
  search.areas := public.parse_areas(more -> 'areas');
  if search.areas is not null then
    circle := public.areas_bounding_circle(more -> 'areas');
    search.box := public.areas_bounding_cube(search.areas);
    search.cells := public.search_cells(circle.lat, circle.lng, circle.radius_km);
  elsif search.max_chord is not null then
    search.box := extensions.cube_enlarge(search.center, search.max_chord, 3);
    search.cells := public.search_cells(center_lat, center_lng, radius_km);
  end if;
  search.min_pay := min_pay;
  search.currency := currency;

  search.query := public.combine_with_and(array[
    search.query,
    public.any_facet_query(job_types[1:cardinality(public.job_types())]),
    case when category is not null then public.any_facet_query(array['in ' || left(category, 200)]) end]);
  if trim(left(words, 200)) <> '' then
    parsed := public.parse_job_words(left(words, 200));
    search.understood_as := parsed.corrected;
    search.included := parsed.included;
    search.is_impossible := parsed.query is null;
    -- 'Jobs near me' matches any job.
    search.has_words := parsed.query is not null and parsed.query <> public.any_job_query();
    if search.has_words then
      search.query := public.combine_with_and(array[parsed.query, search.query]);
      search.title_query := parsed.title_query;
      search.work_query := public.restrict_weights(parsed.query, 'AB');
      search.heading_query := public.restrict_weights(parsed.query, 'ABC');
    end if;
  end if;
  search.sort := case
    when (sort = 'relevance' and search.heading_query is null) or (sort = 'fit' and search.shifts is null) then 'distance'
    else sort end;
  return search;
end
$$;

grant execute on function public.parse_search(double precision, double precision, double precision, text, text[], numeric, text, text, text, jsonb)
  to service_role;

-- ── schemas/applications/asks_birth_date.sql ──

-- True if an application for a job in this state includes the birth date (D27). These laws forbid it on a first application: Colorado
-- SB23-058 (since 2024-07-01), Connecticut Public Act 21-69 (since 2021-10-01), Oregon HB 3187 (since 2025-09-26).
create function public.asks_birth_date(state_slug text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select state_slug not in ('colorado', 'connecticut', 'oregon') $$;

grant execute on function public.asks_birth_date(text) to service_role;

-- ── schemas/alerts/claim_alerts.sql ──

-- Moves the confirmed alerts of an address to its verified account, oldest first, up to `max_alerts_per_owner`. The rest stay guest alerts.
create function public.claim_alerts(account_id uuid, account_address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || account_id, 0));
  update public.alerts set user_id = account_id, address = null
    where id = any (array(
      select id from public.alerts
      where address = lower(account_address) and status <> 'unconfirmed'
      order by created_at, id
      limit greatest(0, public.max_alerts_per_owner() - (select count(*) from public.alerts where user_id = account_id and kind = 'job'))
      for update));
end
$$;

grant execute on function public.claim_alerts(uuid, text) to service_role;

-- ── schemas/alerts/delete_alert.sql ──

-- Deletes the alert with this token. False if there is none.
create function public.delete_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.alerts where manage_token = delete_alert.token;
  return found;
end
$$;

grant execute on function public.delete_alert(text) to service_role;

-- ── schemas/alerts/is_time_zone.sql ──

-- Whether PostgreSQL has a time zone of this name. Offsets and POSIX rules are rejected because they have no daylight saving time.
create function public.is_time_zone(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if name is null or name !~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$' or length(name) > 64 then
    return false;
  end if;
  perform timestamptz '2026-01-01 00:00Z' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;

grant execute on function public.is_time_zone(text) to authenticated, service_role;

-- ── schemas/alerts/limit_alerts.sql ──

-- Rejects more than `max_alerts_per_owner` alerts of a kind per account or address, even when two are created at once. Also rejects
-- alerts if the site has turned off alerts, and talent alerts if it has turned off talents.
create function public.limit_alerts(kind text, user_id uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if public.setting('alerts') = 0 or (kind = 'talent' and public.setting('talents') = 0) then
    raise exception 'ALERTS_ARE_OFF' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(user_id::text, address), 0));
  if (select count(*) from public.alerts as existing where (existing.user_id = limit_alerts.user_id or existing.address = limit_alerts.address)
      and existing.kind = limit_alerts.kind)
    >= public.max_alerts_per_owner() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
end
$$;

-- ── schemas/jobs/job_cells.sql ──

-- Returns the map cells of a point, one of each size: 1, 2, 4 … 64 km. Runs with its owner's rights, because other roles may not call
-- map_cells, which accepts any radius.
create function public.job_cells(lat double precision, lng double precision) returns bigint[]
language plpgsql immutable parallel safe security definer
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, 0, power(2, size)) from generate_series(0, 6) as size);
end
$$;

grant execute on function public.job_cells(double precision, double precision) to authenticated, service_role;

-- ── schemas/jobs/search_cells.sql ──

-- Returns the map cells that a circle touches. All have the same size: the largest of the sizes in job_cells (1 to 64 km) that is not above
-- the radius, or else 1 km.
create function public.search_cells(lat double precision, lng double precision, radius_km double precision) returns bigint[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, radius_km, least(64, greatest(1, power(2, floor(log(2, radius_km::numeric)))))::double precision));
end
$$;

grant execute on function public.search_cells(double precision, double precision, double precision) to service_role;

-- ── schemas/alerts/match_opened_jobs.sql ──

-- Finds the instant alerts that match the jobs opened since the last call, and queues one mail per alert in the same transaction.
-- Concurrent calls never process the same job. Returns the numbers of jobs and mails.
create function public.match_opened_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (jobs integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  opened uuid[];
  still_open uuid[];
  matched_alerts uuid[];
begin
  opened := array(
    select job_id from public.job_openings
    where matched_at is null and opened_at <= now_at
    order by opened_at
    limit least(max_jobs, 500)
    for update skip locked);
  jobs := cardinality(opened);
  mails := 0;
  if jobs = 0 then
    return next;
    return;
  end if;
  still_open := array(
    select job.id from public.jobs as job
    where job.id = any (opened) and job.status = 'open' and job.expires_at > now_at);
  perform public.resolve_unknown_alert_words(still_open);
  with inserted as (
    insert into public.alert_deliveries (alert_id, job_id)
      select alert.id, opening.job_id
      from public.job_openings as opening, public.list_instant_alerts(opening.job_id) as matched_id
        join public.alerts as alert on alert.id = matched_id
      where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at
      on conflict do nothing
      returning alert_id)
  select array_agg(distinct alert_id) into matched_alerts from inserted;
  mails := public.queue_alert_mails(matched_alerts);
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$$;

grant execute on function public.match_opened_jobs(integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/max_alerts_per_owner.sql ──

-- The maximum number of alerts of one kind (job or talent) per account or guest's address.
create function public.max_alerts_per_owner() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.max_alerts_per_owner() to service_role;

-- ── schemas/alerts/next_alert_due.sql ──

-- The first due time of a digest after `after`: at `hour` of each day or of the ISO weekday, in local time. An hour that daylight saving
-- skips is due an hour later; an hour that it repeats is due once. Null for instant alerts.
create function public.next_alert_due(frequency text, hour smallint, weekday smallint, time_zone text, after timestamptz)
returns timestamptz
language sql immutable parallel safe
set search_path = ''
as $$
  select case when frequency in ('daily', 'weekly') then (
    select min(due) from (
      select (local_day + make_interval(hours => hour)) at time zone time_zone as due, local_day
      from generate_series(0, 8) as days,
        lateral (select date_trunc('day', after at time zone time_zone) + make_interval(days => days) as local_day) as day) as candidate
    where due > after and (frequency = 'daily' or extract(isodow from local_day) = weekday)) end
$$;

grant execute on function public.next_alert_due(text, smallint, smallint, text, timestamp with time zone) to authenticated, service_role;

-- ── schemas/alerts/record_posted_jobs.sql ──

-- Adds the words of posted jobs to job_words, and the jobs to job_openings, with the time from which alerts treat them as new. Demo jobs
-- and copies of earlier postings trigger no instant alerts. `is_in_title_or_tag`: the word is in a title or tag, not only in the name of a company.
create function public.record_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Leaves out known words, because updating them would serialize all postings with a common word. The order prevents deadlocks.
  insert into public.job_words as known (word, is_in_title_or_tag)
    select extracted.word, extracted.is_in_title_or_tag from (
      select word, bool_or(is_in_title_or_tag) as is_in_title_or_tag from posted, (values (true), (false)) as kind (is_in_title_or_tag),
        public.extract_words(case when is_in_title_or_tag then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as extracted
    where not exists (select from public.job_words as existing
      where existing.word = extracted.word and (existing.is_in_title_or_tag or not extracted.is_in_title_or_tag))
    order by extracted.word
    on conflict (word) do update set is_in_title_or_tag = true where excluded.is_in_title_or_tag and not known.is_in_title_or_tag;
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(new_at, created_at), case when is_demo then created_at when new_at < now() then now() end
    from (select id, created_at, is_demo, public.alert_time_of_posting(id) as new_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;

-- ── schemas/alerts/record_unknown_alert_words.sql ──

-- Stores the unknown words of an instant alert (`is_unknown_word`), and each two adjacent words joined ('dishwasher' for 'dish washer') if
-- no title or tag has the joined word. The alert is parsed again when a job has one of these words or a similar one.
create function public.record_unknown_alert_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unknown_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    insert into public.unknown_alert_words (alert_id, word, stem)
      select distinct on (word) new.id, word, stem
      from (
        select typed as word from public.search_terms(new.words) where not skips_correction and public.is_unknown_word(typed)
        union
        select pair from regexp_split_to_table(public.joined_pairs(array[new.words]), ' ') as pair
          where pair ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = pair and is_in_title_or_tag)
      ) as uncertain, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
      order by word, stem;
  end if;
  return null;
end
$$;

-- ── schemas/alerts/preview_job_alert.sql ──

-- The open jobs that an alert would have found in the last seven days, newest first. `total` is at most 200; `is_more` is true if there are
-- more.
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5, more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
declare
  max_counted constant integer := public.search_limit('previewed');
  search public.job_search;
  ids uuid[];
begin
  perform public.check_page(page_size, 0);
  if center_lat is null or radius_km is null then
    return;
  end if;
  -- Drawn areas replace the circle.
  search := public.parse_search(center_lat, center_lng, case when not coalesce(more ? 'areas', false) then radius_km end, words, job_types,
    min_pay, currency, 'date', null, more);
  execute format('
      select array(
        select opening.job_id
        from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
        where opening.opened_at > now() - interval ''7 days'' and %s
        order by opening.opened_at desc, job.id
        limit $2)', public.where_clause(search))
    into ids using search, max_counted + 1;
  return query
    select page.id, page.slug, page.title, page.company_name, page.company_logo, page.location, page.type, page.salary, page.tags,
      page.created_at, page.distance_km, least(cardinality(ids), max_counted)::bigint, cardinality(ids) > max_counted
    from public.list_jobs_by_ids(ids[1:page_size], search.center) as page;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/alerts/preview_talent_alert.sql ──

-- The visible talents that match now, most recently changed first, with the names that a mail shows and the total. Empty unless the viewer
-- is a verified employer.
create function public.preview_talent_alert(
  keywords text default null, required_skills text[] default null, min_years integer default null,
  max_years integer default null, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null, page_size integer default 5)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  distance_km double precision, experience_years integer, available_from date, total bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  max_chord double precision := public.chord_km(radius_km);
  box extensions.cube := extensions.cube_enlarge(center, max_chord, 3);
  required text[] := array(select lower(trim(skill)) from unnest(required_skills[1:50]) as skill where trim(skill) <> '');
  word_query tsquery;
begin
  perform public.check_talent_search(public.talent_audience(), center_lat, center_lng, radius_km,
    case when public.is_verified_employer() then min_years end, case when public.is_verified_employer() then max_years end,
    null, null, 'date', page_size, 0);
  if center is null or max_chord is null or not public.is_verified_employer() then
    return;
  end if;
  if trim(keywords) <> '' then
    word_query := public.parse_talent_alert_words(left(keywords, 200));
    if word_query is null then
      return;
    end if;
  end if;
  return query
    select talent.id, public.short_name(talent.full_name), talent.headline, talent.skills, talent.location #>> '{address,city}',
      talent.location #>> '{address,state}', talent.available_from <= current_date,
      talent.desired_job_types, public.arc_km(talent.public_point operator(extensions.<->) center), talent.experience_years,
      talent.available_from, count(*) over ()
    from public.job_seeker_profiles as talent
    where talent.is_visible and talent.user_id <> viewer
      and (hidden is null or talent.id <> all (hidden))
      and box operator(extensions.@>) talent.public_point and (talent.public_point operator(extensions.<->) center) <= max_chord
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and talent.skills @> required
      and (word_query is null or talent.search @@ word_query)
    order by talent.updated_at desc, talent.id
    limit page_size;
end
$$;

grant execute on function public.preview_talent_alert(text, text[], integer, integer, double precision, double precision, double precision, integer)
  to authenticated, service_role;

-- ── schemas/alerts/parse_alert_words.sql ──

-- Parses words to a search query and to `stems`. Every matching job has at least one of the stems. They come from the part of the query
-- with the fewest alternatives, or from the longest of several such parts.
create function public.parse_alert_words(words text, out word_query tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  parts tsquery[];
begin
  select parsed.query, parsed.parts into word_query, parts from public.parse_job_words(words) as parsed;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from (select part from unnest(parts) as part order by numnode(part), length(part::text) desc, part::text limit 1) as fewest,
      regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
end
$$;

grant execute on function public.parse_alert_words(text) to service_role;

-- ── schemas/alerts/parse_talent_alert_words.sql ──

-- The keywords of a talent alert as a query. An unknown word, which no posting and no visible profile has, also matches its nearest
-- correction. The word itself stays in the query, because a later profile may have it.
create function public.parse_talent_alert_words(keywords text) returns tsquery
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed_query tsquery := (select parsed.word_query from public.parse_talent_words(keywords, '') as parsed);
  corrected_words text := public.correct_talent_words(keywords);
  corrected_query tsquery;
begin
  if corrected_words is null then
    return typed_query;
  end if;
  corrected_query := (select parsed.word_query from public.parse_talent_words(corrected_words, '') as parsed);
  return coalesce(typed_query || corrected_query, typed_query, corrected_query);
end
$$;

grant execute on function public.parse_talent_alert_words(text) to service_role;

-- ── schemas/alerts/request_job_alert.sql ──

-- Creates an unconfirmed guest alert and queues its confirmation, within the limit of unsolicited emails. Returns 'confirmation_sent',
-- 'too_many' (alerts or emails of the address) or 'stopped' (the address bounced or complained). Visitors see the same text for all three,
-- so that addresses can't be probed.
create function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text, more jsonb default null, in_miles boolean default false)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  recipient text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(recipient) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.email_suppressions as suppression
      where suppression.address = recipient and suppression.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.alerts as alert where alert.address = recipient) >= public.max_alerts_per_owner() then
    return 'too_many';
  elsif not public.claim_unsolicited_email(recipient, 1) then
    return 'too_many';
  end if;
  insert into public.alerts as alert (kind, user_id, address, words, job_types, min_pay, currency, more, location, radius_km, in_miles, frequency,
      hour, weekday, time_zone, status)
    values ('job', null, recipient, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), more, location,
      radius_km, coalesce(in_miles, false), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', recipient, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;

grant execute on function public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb, boolean)
  to service_role;

-- ── schemas/alerts/resolve_unknown_alert_words.sql ──

-- Parses alerts again if these jobs have one of their unknown words or a similar word.
create function public.resolve_unknown_alert_words(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  resolved uuid[];
begin
  if not exists (select from public.unknown_alert_words) then
    return;
  end if;
  resolved := array(
    select unknown_word.alert_id from public.jobs as job,
      unnest(tsvector_to_array(job.search)) as posted join public.unknown_alert_words as unknown_word on unknown_word.stem = posted
    where job.id = any (job_ids)
    union
    select unknown_word.alert_id from public.jobs as job,
      public.extract_words(job.title || ' ' || public.join_words(job.tags)) as posted
      join public.unknown_alert_words as unknown_word
        on left(unknown_word.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
          and length(unknown_word.word) between length(posted) - 2 and length(posted) + 3
    where job.id = any (job_ids) and extensions.levenshtein_less_equal(unknown_word.word, posted, 3) <= 3);
  -- Locked in one order to prevent deadlocks.
  perform from public.alerts where id = any (resolved) order by id for no key update;
  -- Setting `words` to itself parses them again.
  update public.alerts set words = words where id = any (resolved);
end
$$;

grant execute on function public.resolve_unknown_alert_words(uuid[]) to service_role;

-- ── schemas/alerts/stop_alert.sql ──

-- Unsubscribes by token: pauses the alert, or deletes it if it is unconfirmed. Returns true for a known token, even if the alert is
-- already paused.
create function public.stop_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.alerts where manage_token = stop_alert.token);
end
$$;

grant execute on function public.stop_alert(text) to service_role;

-- ── schemas/alerts/stop_all_alerts.sql ──

-- Pauses the alert with this token and suppresses its address, so that the other alerts of the address send nothing either. False if there
-- is no such alert.
create function public.stop_all_alerts(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text := public.get_alert_by_token(stop_all_alerts.token) ->> 'address';
begin
  if address is null then
    return false;
  end if;
  perform public.stop_alert(stop_all_alerts.token);
  perform public.suppress_address(address, 'unsubscribe-all');
  return true;
end
$$;

grant execute on function public.stop_all_alerts(text) to service_role;

-- ── schemas/alerts/email_suppressions.sql ──

-- Addresses that get no more alerts after a bounce, a complaint or an unsubscription from everything.
create table public.email_suppressions (
  address text primary key check (length(address) <= 254 and address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribe-all')),
  created_at timestamptz not null default now()
);

alter table public.email_suppressions enable row level security;
grant all on public.email_suppressions to service_role;

-- ── schemas/alerts/alert_recipient.sql ──

-- The address for an alert's mails: the guest's, or the account's confirmed one. Null if it is suppressed or missing.
create function public.alert_recipient(user_id uuid, address text) returns text
language sql stable security definer
set search_path = ''
as $$
  select found.address
  from (select coalesce(alert_recipient.address, (
    select lower(account.email) from auth.users as account
    where account.id = alert_recipient.user_id and account.email_confirmed_at is not null)) as address) as found
  where found.address is not null
    and not exists (select from public.email_suppressions as suppression where suppression.address = found.address)
$$;

grant execute on function public.alert_recipient(uuid, text) to service_role;

-- ── schemas/alerts/my_email_suppression.sql ──

-- Why the viewer's address gets no alerts: 'bounce', 'complaint' or 'unsubscribe-all'; null if it gets them.
create function public.my_email_suppression() returns text
language sql stable security definer
set search_path = ''
as $$
  select suppression.reason from public.email_suppressions as suppression
  join auth.users as account on lower(account.email) = suppression.address
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null
$$;

grant execute on function public.my_email_suppression() to authenticated, service_role;

-- ── schemas/alerts/remove_my_email_suppression.sql ──

-- Removes the suppression of the viewer's confirmed address, even one after a bounce or complaint, so that it gets alerts again.
create function public.remove_my_email_suppression() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.email_suppressions where address = (
    select lower(account.email) from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null)
$$;

grant execute on function public.remove_my_email_suppression() to authenticated, service_role;

-- ── schemas/alerts/suppress_address.sql ──

-- Suppresses alerts to an address. The first reason stays, except that any reason replaces 'unsubscribe-all'.
create function public.suppress_address(address text, reason text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.email_suppressions as suppression (address, reason)
    values (lower(trim(suppress_address.address)), suppress_address.reason)
    on conflict on constraint email_suppressions_pkey do update set reason = excluded.reason
      where suppression.reason = 'unsubscribe-all'
$$;

grant execute on function public.suppress_address(text, text) to service_role;

-- ── schemas/applications/add_application_link.sql ──

-- Adds a secret for a link in an email to an applicant, which opens the application's page. Stores only its hash. Returns the secret.
create function public.add_application_link(application_id uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  update public.applications set link_hashes = link_hashes || public.sha256_hex(secret)
    where id = add_application_link.application_id;
  return secret;
end
$$;

grant execute on function public.add_application_link(uuid) to service_role;

-- ── schemas/applications/reply_to_applications.sql ──

-- Replies to applicants of the viewer's own job: an invitation shortlists, a rejection rejects, a message leaves the status.
-- Returns counts as {"sent": …, "held": …, "repeated": …}: sent to verified addresses, held on the application's page for unverified
-- addresses, and skipped because the application had this reply before. Applications to other jobs are ignored.
-- Raises PT404 NOT_YOUR_JOB, PT400 INVALID_ANSWER, PT409 WORDS_REFUSED and PT429 TOO_MANY_MESSAGES.
create function public.reply_to_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  reply_key text := case when reply_to_applications.kind = 'message'
    then 'message:' || md5(reply_to_applications.subject || E'\n' || reply_to_applications.body) else reply_to_applications.kind end;
  replied_ids uuid[];
  unverified_id uuid;
  requested_count integer;
  sent_count integer;
begin
  if not public.owns_job(reply_to_applications.job_id) then
    raise exception 'NOT_YOUR_JOB' using errcode = 'PT404';
  end if;
  if not coalesce(reply_to_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(reply_to_applications.subject)) between 1 and 200 and reply_to_applications.subject !~ '[[:cntrl:]]'
    and length(trim(reply_to_applications.body)) between 1 and 5000
    and cardinality(reply_to_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  perform public.assert_words_allowed(concat_ws(E'\n', reply_to_applications.subject, reply_to_applications.body), 'body');
  select count(*) into requested_count from public.applications
    where job_id = reply_to_applications.job_id and id = any (reply_to_applications.application_ids);
  with written as (
    insert into public.application_events (application_id, job_id, kind, answer, subject, body)
      select id, job_id, 'mailed', reply_key, reply_to_applications.subject, reply_to_applications.body from public.applications
      where job_id = reply_to_applications.job_id and id = any (reply_to_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  select coalesce(array_agg(application_id order by application_id), '{}') into replied_ids from written;
  if reply_to_applications.kind = 'message' then
    perform public.count_messages(replied_ids);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', reply_to_applications.subject,
        'body', reply_to_applications.body, 'manageToken', public.add_application_link(application.id)),
      'application-answer:' || application.id || ':' || reply_key
    from public.applications as application where application.id = any (replied_ids) and application.email_verified_at is not null
    order by application.id
    on conflict (dedupe_key) do nothing;
  get diagnostics sent_count = row_count;
  for unverified_id in select id from public.applications where id = any (replied_ids) and email_verified_at is null
    order by public.normalize_mailbox(email) loop
    perform public.queue_reply_notice(unverified_id);
  end loop;
  if reply_to_applications.kind <> 'message' then
    update public.applications
      set status = case reply_to_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = reply_to_applications.job_id and id = any (reply_to_applications.application_ids)
        and status is distinct from case reply_to_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent_count, 'held', cardinality(replied_ids) - sent_count,
    'repeated', requested_count - cardinality(replied_ids));
end
$$;

grant execute on function public.reply_to_applications(uuid, uuid[], text, text, text) to authenticated, service_role;

-- ── schemas/applications/count_messages.sql ──

-- Counts the signed-in employer's messages toward the daily limits, per application and in total. Deleting an application doesn't reset the
-- counts. Above a limit, raises PT429 TOO_MANY_MESSAGES and counts nothing.
create function public.count_messages(application_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  hit_count integer;
begin
  if cardinality(application_ids) = 0 then
    return;
  end if;
  insert into public.rate_limits as counted (scope, key_hash, window_start, hits)
    values ('messages of an employer', public.sha256_hex((select auth.uid())::text), today, cardinality(application_ids))
    on conflict (scope, key_hash, window_start) do update set hits = counted.hits + excluded.hits
    returning counted.hits into hit_count;
  if hit_count > public.setting('messages_per_employer_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429';
  end if;
  with counted as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
      select 'messages to an applicant', public.sha256_hex(id::text), today from unnest(application_ids) as id order by 2
      on conflict (scope, key_hash, window_start) do update set hits = counted.hits + 1
      returning counted.hits)
  select max(hits) into hit_count from counted;
  if hit_count > public.setting('messages_per_application_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429', detail = 'one applicant';
  end if;
end
$$;

grant execute on function public.count_messages(uuid[]) to service_role;

-- ── schemas/applications/delete_application.sql ──

-- Deletes the application that a link with this secret opens, or the row that remains after its job was deleted. Also deletes the
-- verification of its address in browsers. The clean-up removes the CV later. Returns false for an unknown secret.
create function public.delete_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from public.applications where id = public.get_application_id(delete_application.manage_token) returning email into address;
  if found then
    delete from public.verified_addresses
      where address_hash = public.sha256_hex(lower(address)) and verified_by like 'browser:%';
    return true;
  end if;
  delete from public.deleted_applications
    where token_hash = public.sha256_hex(delete_application.manage_token)
      or link_hashes @> array[public.sha256_hex(delete_application.manage_token)];
  return found;
end
$$;

grant execute on function public.delete_application(text) to anon, authenticated, service_role;

-- ── schemas/applications/deleted_applications.sql ──

-- The remains of an application whose job was deleted: enough for its page to show the reason, but nothing that the applicant sent. A row
-- is deleted when the application would have been deleted.
create table public.deleted_applications (
  token_hash text primary key,
  applicant_id uuid references auth.users (id) on delete set null,
  job_title text not null,
  company_name text not null,
  state_slug text not null,
  city_slug text not null,
  reason text not null check (reason in ('job-deleted', 'employer-left', 'taken-down')),
  status text not null,
  applied_at timestamptz not null,
  deleted_at timestamptz not null default now(),
  -- When the job ended: the retention time counts from here.
  ended_at timestamptz not null,
  link_hashes text[] not null default '{}'
);

create index deleted_applications_applicant on public.deleted_applications (applicant_id) where applicant_id is not null;
create index deleted_applications_links on public.deleted_applications using gin (link_hashes);
create index deleted_applications_ended on public.deleted_applications (ended_at);

alter table public.deleted_applications enable row level security;
grant select (applicant_id, job_title, company_name, state_slug, city_slug, reason, status, applied_at, deleted_at)
  on public.deleted_applications to authenticated;
grant all on public.deleted_applications to service_role;

create policy "applicants read their own deleted applications" on public.deleted_applications
  for select to authenticated using (applicant_id = (select auth.uid()));

-- ── schemas/applications/guard_application.sql ──

-- Rejects setting an opened application back to new. Not a security definer, because it checks the caller's role.
create function public.guard_application() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.status = 'new' and old.status <> 'new' then
    raise exception 'An opened application cannot become new again.' using errcode = '23514';
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- ── schemas/applications/update_reply_record.sql ──

-- Computes an employer's reply record, and copies it to the employer's jobs that have not ended.
create function public.update_reply_record(employer uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  replies_to_most constant boolean := (
    select count(distinct mailbox) >= 10 and 2 * count(reply_time) > count(*)
    from public.list_reply_times(array(select job.id from public.jobs as job
      where job.employer_id = employer and job.ended_at > now() - public.ended_job_visibility())));
begin
  insert into public.reply_records (employer_id, is_responsive)
    select user_id, replies_to_most from public.employer_profiles where user_id = employer
    on conflict (employer_id) do update set is_responsive = excluded.is_responsive, checked_at = now();
  update public.jobs set is_responsive = replies_to_most
    where employer_id = employer and status <> 'closed' and expires_at > now() and is_responsive <> replies_to_most;
end
$$;

grant execute on function public.update_reply_record(uuid) to service_role;

-- ── schemas/applications/update_reply_records.sql ──

-- Updates the reply records of employers with an application that became a week old or got a reply since the last run (about 500 of each
-- per run), and of `max_old` employers not checked for a day. Returns their number.
create function public.update_reply_records(max_old integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  week constant interval := interval '7 days';
  -- Leaves a minute for open transactions to commit.
  until timestamptz := now() - interval '1 minute';
  since timestamptz;
  employers uuid[];
begin
  -- The first run looks back 90 days: jobs that ended before have no page, so they don't count.
  insert into public.scheduled_steps (step, completed_until) values ('reply records', now() - interval '90 days') on conflict (step) do nothing;
  select completed_until into since from public.scheduled_steps where step = 'reply records' for update;
  select coalesce(min(reached), until) into until from (
    select max(at) as reached from (
      select created_at + week as at from public.applications where created_at > since - week and created_at <= until - week
      order by created_at fetch first 500 rows with ties) as old having count(*) >= 500
    union all
    select max(at) from (
      select at from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until
      order by at fetch first 500 rows with ties) as replied having count(*) >= 500) as branch;
  employers := array(
    select job.employer_id from public.jobs as job
    where job.id in (
      select job_id from public.applications where created_at > since - week and created_at <= until - week
      union
      select job_id from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until)
    union
    (select employer_id from public.reply_records where checked_at < now() - interval '1 day' order by checked_at limit greatest(max_old, 0))
    order by 1);
  perform public.update_reply_record(employer) from unnest(employers) as employer;
  update public.scheduled_steps set completed_until = until where step = 'reply records';
  return cardinality(employers);
end
$$;

grant execute on function public.update_reply_records(integer) to service_role;

-- ── schemas/applications/max_application_cv_bytes.sql ──

-- The maximum size of an application's CV in bytes. A profile's CV is limited by the bucket.
create function public.max_application_cv_bytes() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 5 * 1024 * 1024 $$;

grant execute on function public.max_application_cv_bytes() to service_role;

-- ── schemas/applications/write_closing_emails.sql ──

-- For jobs that were closed, or that expired 14 days ago, queues one email to each applicant without a decision. For jobs that we took
-- down, queues a warning to all applicants. After an outage, catches up on jobs that expired up to 28 days ago. Returns the number of
-- emails.
create function public.write_closing_emails(max_jobs integer default 20, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  queued_count integer;
begin
  insert into public.scheduled_steps (step, completed_until) values ('closing-emails', now_at - public.ended_job_visibility() - interval '1 hour')
    on conflict (step) do nothing;
  select completed_until into since from public.scheduled_steps where step = 'closing-emails' for update skip locked;
  if since is not null then
    insert into public.closing_emails (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - 2 * public.ended_job_visibility()) and ended_at <= now_at - public.ended_job_visibility()
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set completed_until = greatest(since, now_at - public.ended_job_visibility()) where step = 'closing-emails';
  end if;
  with claimed as (
    delete from public.closing_emails where job_id = any (array(
      select job_id from public.closing_emails where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id, is_takedown),
  notified as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
        from claimed cross join lateral public.undecided_applications(claimed.job_id) as waiting where not claimed.is_takedown
      union all
      select application.id, application.job_id, 'job-removed'
        from claimed join public.applications as application on application.job_id = claimed.job_id where claimed.is_takedown
    on conflict do nothing
    returning application_id, kind)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select notified.kind, application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      notified.kind || ':' || application.id
    from public.claim_emailable_applications(array(select application_id from notified)) as application
    join notified on notified.application_id = application.id
    -- The applicant already got this email when the job was closed before.
    on conflict (dedupe_key) do nothing;
  get diagnostics queued_count = row_count;
  return queued_count;
end
$$;

grant execute on function public.write_closing_emails(integer, timestamp with time zone) to service_role;

-- ── schemas/auth/get_account_by_link.sql ──

-- An emailed link proves access to the mailbox. The password of an unconfirmed account may be another person's, so it is replaced before
-- the link is redeemed, not after.

-- Returns the account that a confirmation or reset token was emailed to: {"id", "email", "isConfirmed", "isExpired"}; null for a redeemed
-- or unknown token. An expired token still identifies the mailbox.
create function public.get_account_by_link(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', account.id, 'email', account.email,
    'isConfirmed', account.email_confirmed_at is not null,
    'isExpired', account.sent_at is null or account.sent_at < now() - interval '1 hour')
  from (
    -- Both conditions match the auth service's partial indexes, hosted and local.
    select id, email, email_confirmed_at, confirmation_sent_at as sent_at from auth.users
      where confirmation_token = get_account_by_link.token
        and length(confirmation_token) > 6 and confirmation_token !~ '^[0-9 ]*$'
    union all
    select id, email, email_confirmed_at, recovery_sent_at from auth.users
      where recovery_token = get_account_by_link.token
        and length(recovery_token) > 6 and recovery_token !~ '^[0-9 ]*$') as account
  limit 1
$$;

grant execute on function public.get_account_by_link(text) to service_role;

-- ── schemas/auth/expire_job_pages.sql ──

-- Backdates the end of jobs, so that they no longer have a page. Their applications are kept as long as those of other ended jobs.
create function public.expire_job_pages(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.jobs set expires_at = now() - public.ended_job_visibility() - interval '1 day'
    where id = any (expire_job_pages.job_ids) and ended_at > now() - public.ended_job_visibility();
  delete from public.stale_jobs where job_id = any (expire_job_pages.job_ids);
end
$$;

grant execute on function public.expire_job_pages(uuid[]) to service_role;

-- ── schemas/auth/delete_own_account.sql ──

-- Deletes the viewer's account and all its rows if `confirmation` is its email address. Sent applications are deleted if
-- `with_applications` is true; otherwise they stay with the employers, without the account. Unused files are deleted by the next clean-up.
-- Applicants who are waiting for a reply get an email. The account's own address gets a last email. Returns the deleted jobs, whose pages
-- have to be revalidated.
create function public.delete_own_account(confirmation text, with_applications boolean default false)
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
    delete from public.deleted_applications where applicant_id = viewer;
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

grant execute on function public.delete_own_account(text, boolean) to authenticated, service_role;

-- ── schemas/auth/purge_deleted_accounts.sql ──

-- Removes deleted accounts from the auth service's log and from the lists in `hidden_companies`, at least a minute after their deletion
-- (see `deleted_accounts`). Returns the number of removed log entries.
create function public.purge_deleted_accounts(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due uuid[] := array(select account_id from public.deleted_accounts where deleted_at <= now_at - interval '1 minute');
  deleted_count integer := 0;
begin
  if cardinality(due) = 0 then
    return 0;
  end if;
  update public.hidden_companies
    set employer_ids = array(select id from unnest(employer_ids) as id where id <> all (due))
    where employer_ids && due;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = any (due::text[]);
  get diagnostics deleted_count = row_count;
  delete from public.deleted_accounts where account_id = any (due);
  return deleted_count;
end
$$;

grant execute on function public.purge_deleted_accounts(timestamp with time zone) to service_role;

-- ── schemas/auth/deleted_accounts.sql ──

-- Deleted accounts whose ids `purge_deleted_accounts` still has to remove where no foreign key does it: in the auth service's log, and in
-- `hidden_companies`. A trigger adds each deleted account. It is purged a minute later, because the auth service still writes its log after
-- the deletion, and because a list in `hidden_companies` can't change while the same statement deletes its owner.
create table public.deleted_accounts (
  account_id uuid primary key,
  deleted_at timestamptz not null default now()
);

alter table public.deleted_accounts enable row level security;
grant all on public.deleted_accounts to service_role;

-- ── schemas/auth/own_data.sql ──

-- A talent's data includes the companies that saved the profile or requested contact, but not their private notes.

-- Returns all rows about the viewer by table, found by foreign keys, so that new tables are included automatically. Generated columns,
-- secrets and their hashes are left out.
create function public.own_data() returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  sources text;
  found_data json;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  -- One query for all tables: concatenating one result after another would copy all previous ones each time.
  select string_agg(format(
      'select %L, (select json_agg(found) from (select %s from public.%I as own where %s) as found)',
      source.table_name, source.columns, source.table_name, source.owner_condition), ' union all ')
    into sources
    from (
      select named.relname as table_name, string_agg(format('own.%I = $1', pointer.attname), ' or ') as owner_condition, (
        select string_agg(format('own.%I', attname), ', ') from pg_catalog.pg_attribute
        where attrelid = named.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname !~ '_hash$'
          and attname <> all (array['idempotency_key', 'manage_token', 'word_query', 'word_cell_keys'])
          -- The phone belongs to the talent, who can withdraw it.
          and not (named.relname = 'contact_requests' and attname = 'phone')) as columns
      from pg_catalog.pg_constraint as reference
      join pg_catalog.pg_class as named on named.oid = reference.conrelid
      join pg_catalog.pg_attribute as pointer
        on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
      join pg_catalog.pg_attribute as target
        on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
      where reference.contype = 'f' and cardinality(reference.conkey) = 1
        and named.relnamespace = 'public'::regnamespace
        -- Reports about the viewer would identify their reporters, and the reasons of cases would show how to evade the rules.
        and named.relname <> 'cases'
        and (reference.confrelid = 'auth.users'::regclass
          or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
            and target.attname = 'user_id'))
      group by named.oid, named.relname) as source;
  execute 'select json_object_agg(named, coalesce(data, ''[]''::json)) from (' || sources || ' union all values
      (''account'', $2), (''email_suppressions'', $3), (''interested_companies'', $4)) as each (named, data)'
    using viewer,
      (select json_build_object('email', account.email, 'role', account.raw_user_meta_data ->> 'role',
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
        from auth.users as account where account.id = viewer),
      (select json_agg(suppression) from public.email_suppressions as suppression
        join auth.users as account on lower(account.email) = suppression.address where account.id = viewer),
      (select json_agg(to_jsonb(company) - array['request_id', 'company_logo']) from public.my_interested_companies() as company)
    into found_data;
  return found_data;
end
$$;

grant execute on function public.own_data() to authenticated, service_role;

-- ── schemas/auth/require_live_session.sql ──

-- An access token is valid for an hour, but its session may end earlier. PostgREST calls this before each request, so that the token of an
-- ended or deleted session stops working.

-- Throws if the token's session has ended. Tokens without a session (API keys, service tokens) pass.
create function public.require_live_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '')::uuid;
begin
  if session is not null and not exists (select from auth.sessions where id = session) then
    raise exception 'SESSION_ENDED' using errcode = 'PT401';
  end if;
end
$$;

grant execute on function public.require_live_session() to anon, authenticated, service_role;

-- ── schemas/auth/set_password_by_link.sql ──

-- Sets the password of the account that a link was emailed to. Returns false if the account is confirmed or doesn't exist.
create function public.set_password_by_link(token text, password text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = extensions.crypt(set_password_by_link.password, extensions.gen_salt('bf', 10))
    where id = (public.get_account_by_link(set_password_by_link.token) ->> 'id')::uuid and email_confirmed_at is null;
  return found;
end
$$;

grant execute on function public.set_password_by_link(text, text) to service_role;

-- ── schemas/auth/claim_account_email.sql ──

-- Returns whether the auth service may email a typed address, and counts the email against the day's limit. `kind` is 'recovery' or
-- 'signup'. The service emails a recovery only to an account, a signup only to an address without a confirmed account. Otherwise nothing is
-- counted: 'recovery' returns false, and 'signup' returns true, so that the service returns its own error.
create function public.claim_account_email(kind text, recipient text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_confirmed boolean := (select email_confirmed_at is not null from auth.users
    where email = lower(trim(recipient)) and not is_sso_user limit 1);
begin
  if kind = 'recovery' and is_confirmed is null then
    return false;
  end if;
  if kind = 'signup' and is_confirmed then
    return true;
  end if;
  return public.claim_unsolicited_email(recipient);
end
$$;

grant execute on function public.claim_account_email(text, text) to service_role;

-- ── schemas/base/is_email.sql ──

-- Returns whether a text is one email address of at most 254 characters. `emailPattern` (lib/forms/fields.ts) is the same pattern, and
-- shared-numbers.test.ts compares them.
create function public.is_email(address text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$', false)
$$;

grant execute on function public.is_email(text) to authenticated, service_role;

-- ── schemas/base/is_phone.sql ──

-- Returns whether a text is a phone number of 7 to 15 digits with any usual separators. `isPhone` (lib/forms/fields.ts) is the same rule.
create function public.is_phone(number text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(number) <= 50 and length(regexp_replace(number, '[^0-9]', '', 'g')) between 7 and 15, false)
$$;

grant execute on function public.is_phone(text) to authenticated, service_role;

-- ── schemas/applications/is_applicant.sql ──

-- Whether an applicant's name, address and phone number are valid. Control characters could inject email headers.
create function public.is_applicant(full_name text, address text, phone text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(full_name || phone, E'\n') !~ '[[:cntrl:]]' and public.is_email(address) and public.is_phone(phone)
$$;

grant execute on function public.is_applicant(text, text, text) to service_role;

-- ── schemas/base/is_word_list.sql ──

-- Returns whether a list has at most `max_words` entries, none of them null, blank or longer than 100 characters.
create function public.is_word_list(words text[], max_words integer) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(cardinality(words) <= max_words
    and not exists (select from unnest(words) as word where word is null or length(trim(word)) not between 1 and 100), false)
$$;

grant execute on function public.is_word_list(text[], integer) to authenticated, service_role;

-- ── schemas/base/sync_configuration.sql ──

-- Stores the settings that follow the site's configuration; the site calls this when it starts. Returns the number of changed rows. Throws
-- for an unknown name.
create function public.sync_configuration(configuration jsonb) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform public.setting(name) from jsonb_object_keys(configuration) as name;
  update public.settings as setting set value = (configuration ->> setting.key)::integer
    where configuration ? setting.key and setting.value <> (configuration ->> setting.key)::integer;
  get diagnostics changed = row_count;
  return changed;
end
$$;

grant execute on function public.sync_configuration(jsonb) to service_role;

-- ── schemas/base/roles.sql ──

-- Limits the time of a call by a visitor and by a signed-in person. Hosted projects have these two limits by default; this sets them for
-- every installation.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
-- Without its own limit, the secret key's role has the eight seconds of a hosted project's authenticator.
alter role service_role set statement_timeout = '60s';

-- PostgREST calls this before each request.
alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';

-- ── schemas/base/setting.sql ──

-- Returns the current value of a setting. Throws for an unknown name.
create function public.setting(key text) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_value integer;
begin
  select entry.value into found_value from public.settings as entry where entry.key = setting.key;
  if not found then
    raise exception 'There is no setting %.', setting.key using errcode = 'P0002';
  end if;
  return found_value;
end
$$;

grant execute on function public.setting(text) to service_role;

-- ── schemas/auth/delete_expired_sessions.sql ──

-- Deletes sessions that were unused for `session_idle_days` or are older than `session_days`. Returns their number.
create function public.delete_expired_sessions() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where created_at < now() - make_interval(days => public.setting('session_days'))
      or greatest(created_at, refreshed_at at time zone 'utc') < now() - make_interval(days => public.setting('session_idle_days'))
    returning 1)
  select count(*)::integer from ended
$$;

grant execute on function public.delete_expired_sessions() to service_role;

-- ── schemas/base/settings.sql ──

-- Numbers that an admin may change without a deploy, mostly limits, each with a description. Some follow doorstep.config.ts, as their
-- description states. The first rows are in migrations/*_rows.sql; a new row needs a handwritten migration.

create table public.settings (
  key text primary key,
  value integer not null check (value >= 0),
  description text not null,
  -- For the few rows that the server writes and that aren't numbers (the loaded gazetteer, an external geocoder).
  state jsonb
);

alter table public.settings enable row level security;
grant all on public.settings to service_role;

-- ── schemas/base/sha256_hex.sql ──

-- Returns the SHA-256 hash of a secret as hex.
create function public.sha256_hex(secret text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$ select encode(extensions.digest(secret, 'sha256'), 'hex') $$;

grant execute on function public.sha256_hex(text) to service_role;

-- ── schemas/applications/get_deleted_application.sql ──

-- The remains of an application whose job was deleted, by the secret of its link; null for any other secret.
create function public.get_deleted_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'deletedAt', deleted_at)
  from public.deleted_applications
  where token_hash = public.sha256_hex(get_deleted_application.manage_token)
    or link_hashes @> array[public.sha256_hex(get_deleted_application.manage_token)]
$$;

grant execute on function public.get_deleted_application(text) to anon, authenticated, service_role;

-- ── schemas/base/slugify.sql ──

-- Returns the slug of a title or place name (D11): lower case, spaces to hyphens, '&' to '-and-', accents folded, letters of other scripts
-- kept, everything else removed, hyphens collapsed and trimmed. Empty if nothing is left. Idempotent. lib/slug.ts is the same rule; a test
-- compares the two. The character ranges replace \w, whose meaning depends on the installation's collation. They contain everything that
-- isn't a letter, mark, number, '_' or '-' in Unicode 17 after NFKD, and the exceptions in lib/slug.ts.
create function public.slugify(name text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select normalize(trim(both '-' from
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            regexp_replace(
              replace(replace(replace(replace(translate(
                lower(normalize(left(coalesce(name, ''), 1000), NFKD) collate "und-x-icu"),
                'øđðłıħŋ', 'oddlihn'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
              '[\u0300-\u036f]', '', 'g'),
            '&', '-and-'),
          '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'),
          '[\u0001-\u002c\u002e-\u002f\u003a-\u005e\u0060\u007b-\u00d7\u00f7\u02b9-\u02ff\u034f\u0375\u03f6\u0482\u055a-\u055f'
          '\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe'
          '\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3'
          '\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b'
          '\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f'
          '\u10fb\u115f-\u1160\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736'
          '\u17b4-\u17b5\u17d4-\u17d6\u17d8-\u17db\u1800-\u180f\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad'
          '\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u200b-\u214d\u214f'
          '\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004'
          '\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6'
          '\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877'
          '\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf'
          '\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff\ufbb2-\ufe46\ufeff-\ufffd\U00010100-\U00010102'
          '\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857'
          '\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6'
          '\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8'
          '\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143'
          '\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9'
          '\U000113d4-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643'
          '\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46'
          '\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71'
          '\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2'
          '\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f'
          '\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001cef0\U0001cf50-\U0001d15d\U0001d16a-\U0001d16c'
          '\U0001d173-\U0001d17a\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356'
          '\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f'
          '\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbfa'
          '\U000e0001-\U0010fffd]',
        '', 'g'),
      '-{2,}', '-', 'g')), NFC)
$$;

grant execute on function public.slugify(text) to authenticated, service_role;

-- ── schemas/base/touch_updated_at.sql ──

-- Sets `updated_at` to the current time.
create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

grant execute on function public.touch_updated_at() to anon, authenticated, service_role;

-- ── schemas/base/unwrap_json.sql ──

-- Parses a JSON string with JSON inside, and returns any other value unchanged, because the specification allows locations, salaries and
-- contacts to arrive as JSON strings.
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

grant execute on function public.unwrap_json(jsonb) to authenticated, service_role;

-- ── schemas/email/normalize_mailbox.sql ──

-- The mailbox behind an address, so that its spellings count as one: without '+tags', and without dots at Google.
create function public.normalize_mailbox(address text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(split_part(lower(trim(address)), '@', 1), '(.)\+.*$', '\1') as name,
    rtrim(split_part(lower(trim(address)), '@', 2), '.') as domain) as parts
$$;

grant execute on function public.normalize_mailbox(text) to service_role;

-- ── schemas/admin/extract_identifiers.sql ──

-- Returns the identifiers in a text that a ban may contain: addresses and phone numbers as hashes, and hosts with their parent domains. All
-- spellings of an address have the hash of its mailbox. A phone number counts by its last ten digits.
create function public.extract_identifiers(words text) returns table (kind text, value text)
language sql immutable parallel safe
set search_path = ''
as $$
  with input as (select lower(left(extract_identifiers.words, 30000)) as words),
  hosts as (
    select distinct string_to_array(matched[1], '.') as labels
    from input, regexp_matches(words, '((?:[[:alnum:]](?:[[:alnum:]-]*[[:alnum:]])?\.)+[[:alpha:]][[:alnum:]-]+)', 'g') as matched)
  select 'address', public.sha256_hex(public.normalize_mailbox(matched[1]))
    from input, regexp_matches(words, '([^[:space:]@<>(),;:"\\]+@[^[:space:]@<>(),;:"\\/]+[[:alnum:]])', 'g') as matched
  union
  select 'domain', array_to_string(labels[first:], '.') from hosts, generate_series(1, array_length(labels, 1) - 1) as first
  union
  select 'phone', public.sha256_hex(right(regexp_replace(matched[1], '[^0-9]', '', 'g'), 10))
    from input, regexp_matches(words, '(\d(?:[ ().-]{0,3}\d){6,14})', 'g') as matched
$$;

grant execute on function public.extract_identifiers(text) to service_role;

-- ── schemas/email/outbox.sql ──

-- Mails to send. They are written in the transaction of their cause and sent by a worker, so that an outage of the mail server loses none.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- Looser than is_email, because the auth service accepts more addresses than the forms. Lists and line breaks are excluded.
  recipient text not null check (length(recipient) <= 254 and recipient ~ '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$'),
  payload jsonb not null default '{}',
  -- The same cause has the same key, so that a retry never sends a mail twice.
  dedupe_key text not null unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_application on public.outbox ((payload ->> 'applicationId'));
create index outbox_done on public.outbox (coalesce(sent_at, failed_at)) where sent_at is not null or failed_at is not null;

alter table public.outbox enable row level security;
grant all on public.outbox to service_role;

-- ── schemas/email/claim_outbox.sql ──

-- Claims up to `max_mails` due mails for two minutes; concurrent workers never get the same mail. `any (array(…))` runs the inner query
-- once; `in (…)` may run it per row and claim too many.
create function public.claim_outbox(max_mails integer default 20) returns setof public.outbox
language sql volatile security definer
set search_path = ''
as $$
  update public.outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
      and (claimed_until is null or claimed_until < now())
    order by next_attempt_at, id
    limit least(max_mails, 100)
    for update skip locked))
  returning *
$$;

grant execute on function public.claim_outbox(integer) to service_role;

-- ── schemas/email/delete_old_mails.sql ──

-- Deletes up to 1,000 mails that were sent or failed more than `after_days` ago, because they contain personal data. Returns their number.
create function public.delete_old_mails(after_days integer default 30) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_mails(integer) to service_role;

-- ── schemas/email/verified_addresses.sql ──

-- The browsers and accounts that verified an address by a mailed link. A verification counts for that browser or account alone, because
-- anyone can type an address that its owner has verified.
create table public.verified_addresses (
  address_hash text not null,
  -- 'browser:' and a hash, or 'account:' and an id, as in application_senders.
  verified_by text not null,
  email_verified_at timestamptz not null default now(),
  primary key (address_hash, verified_by)
);

create index verified_addresses_verified_by on public.verified_addresses (verified_by);
create index verified_addresses_old on public.verified_addresses (email_verified_at);

alter table public.verified_addresses enable row level security;
grant all on public.verified_addresses to service_role;

-- ── schemas/email/delete_old_verified_addresses.sql ──

-- Deletes up to 1,000 verifications older than `after_days`. Returns their number.
create function public.delete_old_verified_addresses(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.verified_addresses where ctid = any (array(
      select ctid from public.verified_addresses where email_verified_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_verified_addresses(integer) to service_role;

-- ── schemas/email/is_verified_address.sql ──

-- Whether this browser or account verified the address in the last 180 days. The confirmed address of an account is always verified for it.
create function public.is_verified_address(address text, verified_by text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.verified_addresses as verified
      where verified.address_hash = public.sha256_hex(lower(trim(is_verified_address.address)))
        and verified.verified_by = is_verified_address.verified_by and verified.email_verified_at > now() - interval '180 days')
    or exists (select from auth.users as account
      where 'account:' || account.id = is_verified_address.verified_by and account.email_confirmed_at is not null
        and lower(account.email) = lower(trim(is_verified_address.address)))
$$;

grant execute on function public.is_verified_address(text, text) to service_role;

-- ── schemas/email/record_verified_address.sql ──

-- Records that this browser ('browser:' and a hash) or account ('account:' and an id) can read this address.
create function public.record_verified_address(address text, verified_by text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.verified_addresses (address_hash, verified_by)
    values (public.sha256_hex(lower(trim(address))), verified_by)
    on conflict (address_hash, verified_by) do update set email_verified_at = now()
$$;

grant execute on function public.record_verified_address(text, text) to service_role;

-- ── schemas/email/claim_unsolicited_email.sql ──

-- Claims one of the three unsolicited emails that a mailbox may get in 24 hours; receipts, confirmations, password resets and others count
-- together. False if the email must not be sent. `reserved` of the three are left for emails that restore access to an account. A rejected
-- call doesn't count, unlike in consume_rate_limit: otherwise a stranger could block the mailbox with repeated calls.

create function public.claim_unsolicited_email(recipient text, reserved integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  mailbox constant text := public.sha256_hex(public.normalize_mailbox(recipient));
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- Serializes the count and the insert.
  perform pg_advisory_xact_lock(hashtextextended('unsolicited email ' || mailbox, 0));
  insert into public.rate_limits as taken (scope, key_hash, window_start)
    select 'unsolicited email', mailbox, now()
    where (select coalesce(sum(earlier.hits), 0) from public.rate_limits as earlier
      where earlier.scope = 'unsolicited email' and earlier.key_hash = mailbox
        and earlier.window_start > now() - interval '24 hours') < 3 - reserved
    on conflict on constraint rate_limits_pkey do update set hits = taken.hits + 1;
  return found;
end
$$;

grant execute on function public.claim_unsolicited_email(text, integer) to service_role;

-- ── schemas/employers/company_key.sql ──

-- A key that is the same for all spellings of a company's name. Ignores case, accents, lookalike letters, spaces, punctuation, a leading
-- "the" and legal forms, unless the name has nothing but legal forms.
create function public.company_key(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (
    select trim(regexp_replace(
      -- Makes "L.L.C." and "Joe's" one word each.
      regexp_replace(
        lower(translate(
          normalize(regexp_replace(normalize(replace(replace(left(name, 300), 'ß', 'ss'), '&', ' and '), NFKD),
            '[\u0300-\u036f]', '', 'g'), NFC),
          -- Maps Cyrillic, Greek and non-decomposing Latin letters to the ASCII letters they resemble.
          'АВЕЅІЈКМНОРСТУХԚԜавеѕіјкмнорстухԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχØøŁłĐđÐðıħ0',
          'ABESIJKMHOPCTYXQWabesijkmhopctyxqwABEZHIKMNOPTYXaikvoptuxOoLlDdDdihO')
          collate "und-x-icu"),
        '[.''’`´]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g')) as words),
  bare as (
    select words, regexp_replace(
      regexp_replace(replace(regexp_replace(' ' || words, '^ the (?=.)', ' '), '  ', ' '),
        '( (and|inc|incorporated|llc|llp|lp|ltd|limited|co|company|corp|corporation|gmbh|mbh|ug|haftungsbeschrankt|ag|kg|kgaa|ohg|ev|se|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|aps|plc|pllc|pc|pty|pte|pvt|private|group|holding|holdings))+$', ''),
      '(gmbh|llc|ltd)$', '') as core
    from folded)
  select coalesce(nullif(replace(core, ' ', ''), ''), nullif(replace(words, ' ', ''), ''), lower(trim(left(name, 300)))) from bare
$$;

grant execute on function public.company_key(text) to authenticated, service_role;

-- ── schemas/employers/employer_invitations.sql ──

-- Email addresses whose accounts may create a company on a site that requires invitations (D85). Deleted when used or after 30 days.

create table public.employer_invitations (
  address text primary key check (public.is_email(address) and address = lower(address)),
  invited_at timestamptz not null default now()
);

alter table public.employer_invitations enable row level security;
grant all on public.employer_invitations to service_role;

-- ── schemas/employers/invite_employer.sql ──

-- Invites the owner of an address to create a company within 30 days, and deletes expired invitations. Raises 22023 for an invalid address.
create function public.invite_employer(address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if address is null or not public.is_email(lower(trim(address))) then
    raise exception 'Invalid address' using errcode = '22023';
  end if;
  delete from public.employer_invitations where invited_at < now() - interval '30 days';
  insert into public.employer_invitations as invitation (address) values (lower(trim(invite_employer.address)))
    on conflict on constraint employer_invitations_pkey do update set invited_at = now();
end
$$;

grant execute on function public.invite_employer(text) to service_role;

-- ── schemas/employers/update_verified_domain.sql ──

-- Updates a company's verified domain after the email address of its account changed, and marks the pages of its jobs as stale.
create function public.update_verified_domain(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  domain constant text := public.get_account_domain(account_id);
begin
  update public.employer_profiles set verified_domain = domain where user_id = account_id and verified_domain is distinct from domain;
  if found then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = account_id and ended_at > now() - public.ended_job_visibility()
      on conflict do nothing;
  end if;
end
$$;

-- ── schemas/employment/benefit_kinds.sql ──

-- The benefit kinds that match employers' own words: "Dental and vision" is 'health' (D102).
create function public.benefit_kinds(benefits text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select kind from (values
      ('health', '\m(health|medical|dental|vision)'),
      ('time-off', '\m(pto|vacation|holidays?|sick|time off|parental leave|days off)\M'),
      ('retirement', '401|403|\m(retirement|pension)'),
      ('training', '\m(training|tuition|apprentice|learning|classes|certification|scholarship)'),
      ('flexible', '\m(flexible|flex|choose your|work from home|remote)\M'),
      ('meals', '\m(meals?|lunch|food)\M(?! handler)'),
      ('discount', '\mdiscount'),
      ('commute', '\m(transit|commuter?|parking|mileage|company (truck|car|van))\M')) as kinds (kind, words)
    where left(array_to_string(benefits, ' · '), 4000) ~* words)
$$;

grant execute on function public.benefit_kinds(text[]) to authenticated, service_role;

-- ── schemas/employment/currencies.sql ──

-- The supported currencies (D18a).
create function public.currencies() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] $$;

grant execute on function public.currencies() to authenticated, service_role;

-- ── schemas/employment/matching_shifts.sql ──

-- How many of the shifts in a job's schedule are in `shifts`, and how many the schedule has: {4, 5} if four of five match. Null if the job
-- lists no shifts or `shifts` is null.
create function public.matching_shifts(schedule text[], shifts text[]) returns integer[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return (
    select array[count(*) filter (where shift = any (shifts)), count(*)]::integer[]
    from (select distinct unnest(schedule) as shift) as job_shifts
    having count(*) > 0);
end
$$;

grant execute on function public.matching_shifts(text[], text[]) to service_role;

-- ── schemas/employment/industries.sql ──

-- The industries a company can have.
create function public.industries() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['Technology', 'Healthcare', 'Retail', 'Manufacturing', 'Construction', 'Education', 'Finance', 'Hospitality',
  'Transportation', 'Other'] $$;

grant execute on function public.industries() to authenticated, service_role;

-- ── schemas/employment/job_types.sql ──

-- The job types. Their labels are in lib/messages/<language>/employment, their synonyms for searches in find_expression and
-- occupation_words.
create function public.job_types() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] $$;

grant execute on function public.job_types() to authenticated, service_role;

-- ── schemas/search/any_job_query.sql ──

-- Returns a query that matches every job, because every job has a type. For 'jobs near me', and for searches that only exclude ('-night').
create function public.any_job_query() returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$ select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(public.job_types()) as type $$;

grant execute on function public.any_job_query() to service_role;

-- ── schemas/employment/max_pay_amount.sql ──

-- The largest accepted amount of pay.
create function public.max_pay_amount() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100000000 $$;

grant execute on function public.max_pay_amount() to authenticated, service_role;

-- ── schemas/employment/is_plausible_pay.sql ──

-- True if each amount is plausible for its period. Rejects "$19 - $23 a year". Always true for volunteers. lib/employment/pay-warning.ts
-- has the same bounds.
create function public.is_plausible_pay(salary jsonb, type text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select type = 'volunteer' or salary is null or coalesce((
    select bool_and(amount between bounds.least and bounds.most)
    from (values ('hour', 1, 1000), ('day', 5, 8000), ('week', 10, 40000), ('month', 25, 175000),
        ('year', 200, public.max_pay_amount())) as bounds (period, least, most),
      unnest(array[(salary ->> 'min')::numeric, (salary ->> 'max')::numeric]) as amount
    where bounds.period = salary ->> 'period' and amount is not null), true)
$$;

grant execute on function public.is_plausible_pay(jsonb, text) to authenticated, service_role;

-- ── schemas/employment/pay_per_hour.sql ──

-- Converts pay to an hourly amount: 8-hour days, 40-hour weeks, 52 weeks, 12 months (D33).
create function public.pay_per_hour(amount numeric, period text) returns numeric
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case period
    when 'hour' then amount
    when 'day' then amount / 8
    when 'week' then amount / 40
    when 'month' then amount * 12 / (40 * 52)
    when 'year' then amount / (40 * 52)
  end
$$;

grant execute on function public.pay_per_hour(numeric, text) to authenticated, service_role;

-- ── schemas/employment/pay_periods.sql ──

-- The pay periods.
create function public.pay_periods() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['hour', 'day', 'week', 'month', 'year'] $$;

grant execute on function public.pay_periods() to authenticated, service_role;

-- ── schemas/employment/is_salary.sql ──

-- True if a salary is null or {min, max, currency, period} with at least one amount, none negative, and min at most max.
create function public.is_salary(salary jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select salary is null or coalesce(
    jsonb_typeof(salary) = 'object'
    and coalesce(jsonb_typeof(salary -> 'min'), 'null') in ('number', 'null')
    and coalesce(jsonb_typeof(salary -> 'max'), 'null') in ('number', 'null')
    and coalesce(salary ->> 'min', salary ->> 'max') is not null
    and coalesce((salary ->> 'min')::numeric, 0) between 0 and public.max_pay_amount()
    and coalesce((salary ->> 'max')::numeric, 0) between 0 and public.max_pay_amount()
    and coalesce((salary ->> 'min')::numeric, 0) <= coalesce((salary ->> 'max')::numeric, public.max_pay_amount())
    and salary ->> 'currency' = any (public.currencies())
    and salary ->> 'period' = any (public.pay_periods())
    and length(salary::text) <= 200, false)
$$;

grant execute on function public.is_salary(jsonb) to authenticated, service_role;

-- ── schemas/employment/talent_facets.sql ──

-- The job types a talent looks for, as lexemes like those of job_facets.
create function public.talent_facets(job_types text[]) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$ select array_to_tsvector(array(select '=' || type from unnest(job_types) as type)) $$;

grant execute on function public.talent_facets(text[]) to authenticated, service_role;

-- ── schemas/employment/week_shifts.sql ──

-- The shifts of a week in order: 'mon-morning' to 'sun-night'.
create function public.week_shifts() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select day || '-' || part
    from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) with ordinality as days (day, day_position),
      unnest(array['morning', 'afternoon', 'evening', 'night']) with ordinality as parts (part, part_position)
    order by day_position, part_position)
$$;

grant execute on function public.week_shifts() to authenticated, service_role;

-- ── schemas/home/count_claims.sql ──

-- The cached counts for the home page's claims (D3, D64): {"jobs", "neighborhoods", "job_seekers"}. Sums only; profiles stay private.
create function public.count_claims() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count('["claims"]') $$;

grant execute on function public.count_claims() to service_role;

-- ── schemas/jobs/any_facet_query.sql ──

-- Returns a query that matches jobs with any of these facets; null for an empty list. `names` are facets of job_facets without their '='.
create function public.any_facet_query(names text[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (select string_agg('''=' || replace(replace(name, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery from unnest(names) as name);
end
$$;

grant execute on function public.any_facet_query(text[]) to service_role;

-- ── schemas/jobs/check_job_search.sql ──

-- Throws 22023 for search arguments that no page sends.
create function public.check_job_search(center_lat double precision, center_lng double precision, radius_km double precision,
  min_pay numeric, sort text)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.max_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.max_radius_km() using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= public.max_pay_amount()) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance', 'pay', 'fit') then
    raise exception 'Sort by distance, date, relevance, pay or fit.' using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_job_search(double precision, double precision, double precision, numeric, text) to service_role;

-- ── schemas/jobs/count_jobs.sql ──

-- Returns the number of open jobs that match (`total`, up to 1,000; `is_more` if there are more), and the numbers of jobs that are hidden
-- only because they list no minimum pay (`without_minimum`, D33) or no schedule (`unscheduled`, D102). `understood_as`: the words with
-- corrected spelling, or null. `included`: other names of the work that were searched too.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null, more jsonb default null)
returns table(total bigint, without_minimum bigint, understood_as text, included text[], is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency,
    'distance', category, more);
begin
  return query
    select counts.total, counts.without_minimum, search.understood_as, search.included, counts.is_more, counts.unscheduled
    from public.search_counts(search, public.count_matches(search, public.search_limit('counted') + 1)) as counts;
end
$$;
grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/default_open_time.sql ──

-- How long a job is open by default (D20).
create function public.default_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '30 days' $$;

grant execute on function public.default_open_time() to authenticated, service_role;

-- ── schemas/jobs/search_and_count_jobs.sql ──

-- Returns the jobs of search_jobs and the counts of count_jobs in one call, with the same limits.
create function public.search_and_count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(jobs json, total bigint, without_minimum bigint, understood_as text, included text[], is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort,
    category, more);
  found_page record;
begin
  perform public.check_page(page_size, page_offset);
  found_page := public.search_job_ids(search, page_size, page_offset, true);
  return query
    select (select coalesce(json_agg(page), '[]') from public.list_jobs_by_ids(found_page.ids, search.center, search.shifts) as page),
      counts.total, counts.without_minimum, search.understood_as, search.included, counts.is_more, counts.unscheduled
    from public.search_counts(search, found_page.total) as counts;
end
$$;
grant execute on function public.search_and_count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/has_open_job.sql ──

-- Whether a job with the status 'open' matches the query.
create function public.has_open_job(query tsquery) returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- Force the index of words: a scan of all jobs is slow if none has the word.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
begin
  return exists (select from public.jobs where status = 'open' and search @@ has_open_job.query);
end
$$;

grant execute on function public.has_open_job(tsquery) to service_role;

-- ── schemas/jobs/job_slugs.sql ──

-- All slugs in use, now or before, with the last numeric suffix given out. Reserved words are rows too (D10).
create table public.job_slugs (
  slug text primary key,
  last_suffix integer not null default 0,
  -- Names of pages and files, which were never a job's slug. (Names of states are checked before the lookup.)
  is_reserved boolean not null default false
);

create index job_slugs_trigram on public.job_slugs using gin (slug extensions.gin_trgm_ops);

alter table public.job_slugs enable row level security;
grant all on public.job_slugs to service_role;

-- ── schemas/jobs/jobs_on_map.sql ──

-- Returns the matching open jobs in a box of degrees. `squares`: a list of squares of about 64 px at this zoom, each [latitude, longitude,
-- count, south, west, north, east]. `jobs`: at most 150 jobs, in public columns, from the squares whose jobs are all at one point. Reads at
-- most 5,000 jobs and leaves out the rest (`is_more`).
-- Exception: up to zoom 11, with no filters but types and a circle, more than 5,000 jobs are counted from map_counts. These counts are
-- usually up to ten minutes old, and at the circle's edge exact only to a square.
create function public.jobs_on_map(
  west double precision, south double precision, east double precision, north double precision, zoom integer,
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null,
  more jsonb default null)
returns table(squares json, jobs json, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set jit = off
as $$
#variable_conflict use_column
declare
  level constant integer := case when zoom > 16 then 25 else zoom + 2 end;
  max_read constant integer := public.search_limit('read on map');
  max_shown constant integer := public.search_limit('on map');
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency,
    'distance', category, more);
  counted record;
begin
  perform public.check_map_box(west, south, east, north, zoom);
  if num_nonnulls(min_pay, category, more) = 0 and search.has_words is not true and search.is_impossible is not true then
    counted := public.map_counts_in_box(west, south, east, north, zoom, search, nullif(job_types, '{}'));
    if counted.squares is not null then
      return query select counted.squares, '[]'::json, counted.total, false;
      return;
    end if;
  end if;
  return query
    with found as materialized (
      select * from public.matches_in_box(search, west, south, east, north, max_read + 1)),
    -- map_tile inlined, because a call for each job is slow.
    square as materialized (
      select located.x, located.y, count(*) as jobs, avg(located.lat) as lat, avg(located.lng) as lng,
        min(located.lat) as south, max(located.lat) as north, min(located.lng) as west, max(located.lng) as east, array_agg(located.id) as ids
      from (
        select found.*, floor((found.lng / 360 + 0.5) * power(2, level)) as x,
          floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, level)) as y
        from found, lateral (select sin(radians(greatest(-85, least(85, found.lat)))) as sine) as height
        limit max_read) as located
      group by located.x, located.y),
    at_one_point as (
      select square.ids[1:public.max_page_size()] as ids,
        sum(least(square.jobs, public.max_page_size())) over (order by square.jobs, square.x, square.y) as so_far
      from square where square.north - square.south < 0.00001 and square.east - square.west < 0.00001)
    select
      (select coalesce(json_agg(json_build_array(round(square.lat::numeric, 5), round(square.lng::numeric, 5), square.jobs,
          round(square.south::numeric, 5), round(square.west::numeric, 5), round(square.north::numeric, 5), round(square.east::numeric, 5))), '[]')
        from square),
      (select coalesce(json_agg(page), '[]') from public.list_jobs_by_ids(
          array(select unnest(at_one_point.ids) from at_one_point where at_one_point.so_far <= max_shown), search.center) as page),
      (select least(count(*), max_read) from found), (select count(*) > max_read from found);
end
$$;
grant execute on function public.jobs_on_map(double precision, double precision, double precision, double precision, integer,
  double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/max_page_size.sql ──

-- The maximum number of jobs or talents per call.
create function public.max_page_size() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.max_page_size() to service_role;

-- ── schemas/jobs/max_open_time.sql ──

-- The maximum time that a job is open (D20).
create function public.max_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '60 days' $$;

grant execute on function public.max_open_time() to authenticated, service_role;

-- ── schemas/jobs/search_jobs.sql ──

-- Returns one page of the matching open jobs in public columns. `category`: the slug of a job type, an industry or a tag. Without a radius:
-- everywhere. Without a center: the radius is ignored and distance_km is null.
-- Order: 'distance': nearest, then id. 'date': newest, then id; also replaces 'distance' without a center. 'pay': highest hourly pay in
-- `currency`. 'relevance' (D16) and 'fit': the order of rank_matches, among the 1,050 nearest matches (without a center the newest).
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, applies_elsewhere boolean, fit integer[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort,
    category, more);
begin
  perform public.check_page(page_size, page_offset);
  return query
    select * from public.list_jobs_by_ids((public.search_job_ids(search, page_size, page_offset, false)).ids, search.center, search.shifts);
end
$$;
grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/search_limit.sql ──

-- The limits of a search, independent of the number of jobs (D51).
create function public.search_limit(name text)
returns integer
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case name
    -- The maximum count, shown as '1,000+'; lists end there.
    when 'counted' then 1000
    -- The nearest or newest matches that are ranked: 1,000 of earlier pages and a page of 50 (max_page_size).
    when 'ranked' then 1050
    -- New jobs counted in the preview of an alert.
    when 'previewed' then 200
    -- Jobs read for a map. With more, map_counts is used if possible.
    when 'read on map' then 5000
    -- Jobs shown individually on a map; the rest are counts.
    when 'on map' then 150
    -- With more open jobs, counts are computed on schedule, not while a page is rendered (D64).
    when 'counted now' then 5000
  end;
end
$$;
grant execute on function public.search_limit(text) to service_role;

-- ── schemas/jobs/similar_jobs.sql ──

-- Returns up to six open jobs within 25 km whose titles share a word with this job's title, other than words for type and shift: most
-- similar title first, then nearest, then id (D16). Compares only the nearest 100 such jobs. The given job itself may have ended.
create function public.similar_jobs(job_id uuid)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  base record;
  search public.job_search;
begin
  select public.occupation_words(job.title) as words, job.lat, job.lng into base from public.jobs as job where job.id = job_id;
  if base is null then
    return;
  end if;
  search := public.parse_search(base.lat, base.lng, 25, null, null, null, 'USD', 'distance', null, null);
  search.query := public.any_word_query(string_to_array(base.words, ' '), 'pg_catalog.english', ':A');
  search.has_words := true;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) search.center)
    from unnest(public.list_matches(search, 101)) with ordinality as near (id, position) join public.jobs as job using (id)
    where job.id <> job_id
    order by extensions.similarity(public.occupation_words(job.title), base.words) desc, near.position
    limit 6;
end
$$;

grant execute on function public.similar_jobs(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/reserve_job_slug.sql ──

-- Reserves and returns the next free slug for a title (D11): barista, barista-1, barista-2 … One upsert gets the next suffix; concurrent
-- callers wait for each other. The loop repeats only if the suffixed slug is already another title's ('Barista 1').
create function public.reserve_job_slug(title text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  base text := coalesce(nullif(rtrim(left(public.slugify(title), 80), '-'), ''), 'job');
  candidate text;
  suffix integer;
begin
  loop
    insert into public.job_slugs as taken (slug) values (base)
      on conflict (slug) do update set last_suffix = taken.last_suffix + 1
      returning last_suffix into suffix;
    if suffix = 0 then
      return base;
    end if;
    candidate := base || '-' || suffix;
    insert into public.job_slugs (slug) values (candidate) on conflict do nothing;
    if found then
      return candidate;
    end if;
  end loop;
end
$$;

grant execute on function public.reserve_job_slug(text) to service_role;

-- ── schemas/jobs/ended_job_visibility.sql ──

-- How long an ended job keeps its page. Applicants of an expired job get the closing email only after this time, because its employer may
-- renew it (D20).
create function public.ended_job_visibility() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '14 days' $$;

grant execute on function public.ended_job_visibility() to service_role;

-- ── schemas/listings/category_directory.sql ──

-- Industries, types and frequent tags of open jobs, with their counts and top cities. A cached count (D64).
create function public.category_directory() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count('["categories"]') $$;

grant execute on function public.category_directory() to service_role;

-- ── schemas/listings/category_kind.sql ──

-- The kind of a category slug (D13): 'type', 'industry' or 'tag', checked in this order.
create function public.category_kind(category text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when category = any (public.job_types()) then 'type'
    when category in (select lower(industry) from unnest(public.industries()) as industry) then 'industry'
    else 'tag' end
$$;

grant execute on function public.category_kind(text) to authenticated, service_role;

-- ── schemas/listings/category_page.sql ──

-- One page of a category's open jobs around a place, nearest or newest first: {"total", "is_more", "newest", "name", "jobs"}. `total`,
-- `is_more` and `jobs` are as in search_and_count_jobs. `newest` is when the newest job was posted. `name` is the category as a job on the
-- page spells it in its tags; null if no job has it as a tag.
create function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('total', page.total, 'is_more', page.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (page.jobs #>> '{0,created_at}')::timestamptz
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from json_array_elements(page.jobs) as job, json_array_elements_text(job -> 'tags') as tag
      where public.slugify(tag) = category_page.category),
    'jobs', page.jobs)
  from public.search_and_count_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
    page_offset => category_page.page_offset, category => category_page.category) as page
$$;

grant execute on function public.category_page(double precision, double precision, double precision, text, integer, integer, text)
  to service_role;

-- ── schemas/listings/cities_with_jobs.sql ──

-- Cities with open jobs and their counts, most jobs first: the cities of one state, with one initial, or all. At most 2,000, filtered from
-- one cached count (D64).
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.has_few_jobs() then
    return public.compute_cities(state, initial, least(max_results, 2000));
  end if;
  return (
    select coalesce(jsonb_agg(city order by rank), '[]') from (
      select city, rank from jsonb_array_elements(public.get_cached_count('["cities"]')) with ordinality as cached (city, rank)
      where (cities_with_jobs.state is null or city ->> 'state_slug' = cities_with_jobs.state)
        and (cities_with_jobs.initial is null or public.city_initial(city ->> 'city_slug') = cities_with_jobs.initial)
      order by rank limit least(greatest(max_results, 1), 2000)) as page);
end
$$;

grant execute on function public.cities_with_jobs(text, text, integer) to service_role;

-- ── schemas/listings/count_employer_pages.sql ──

-- The number of company pages, which determines the number of their sitemaps. A cached count (D64).
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count('["employer pages"]')::bigint $$;

grant execute on function public.count_employer_pages() to service_role;

-- ── schemas/listings/get_employer_page.sql ──

-- One page of the open jobs of all companies with this name in upper or lower case, the jobs in the given city first (D12): {"name",
-- "total", "here", "is_more", "companies", "jobs"}. `here` is the number of jobs in the city. Null if no company of that name has a job in
-- the city that is open or ended within the last 14 days. Reads at most 1,000 jobs. get_company_summary describes each company.
create function public.get_employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  name_slug constant text := lower(left(company, 200) collate "und-x-icu");
  found_name text;
  result jsonb;
begin
  select job.company_name into found_name from public.jobs as job
    where job.company_slug = name_slug and job.state_slug = get_employer_page.state and job.city_slug = get_employer_page.city
      and job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held'
    limit 1;
  if found_name is null then
    return null;
  end if;
  with local as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = name_slug and status = 'open' and expires_at > now()
      and state_slug = get_employer_page.state and city_slug = get_employer_page.city
    limit max_counted + 1),
  elsewhere as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = name_slug and status = 'open' and expires_at > now()
      and (state_slug, city_slug) <> (get_employer_page.state, get_employer_page.city)
    limit max_counted + 1),
  matching as materialized (
    select *, true as is_here from local union all select *, false from elsewhere limit max_counted + 1),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.max_page_size()) offset least(greatest(page_offset, 0), max_counted)),
  companies as (
    select employer_id, count(*), bool_or(is_here) as is_here from matching group by employer_id
    order by is_here desc, count(*) desc, employer_id limit 12)
  select jsonb_build_object(
    'name', coalesce((
      select min(summary.name)
      from companies, lateral public.get_company_summary(employer_id, name_slug) as summary), found_name),
    'total', (select least(count(*), max_counted) from matching),
    'is_more', (select count(*) > max_counted from matching),
    'here', (select least(count(*), max_counted) from matching where is_here),
    'companies', coalesce((
      select jsonb_agg(to_jsonb(summary) || jsonb_build_object('id', employer_id, 'count', companies.count)
        order by companies.is_here desc, employer_id)
      from companies, lateral public.get_company_summary(employer_id, name_slug) as summary), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, page.created_at desc, id)
      from page join public.jobs as job using (id)), '[]'))
  into result;
  return result;
end
$$;

grant execute on function public.get_employer_page(text, text, text, integer, integer) to service_role;

-- ── schemas/listings/get_category_listing.sql ──

-- The listing of a category page (D13) in one call: the result of get_listing, and if that is a place, also `category` with the result of
-- category_page. Null if get_listing is null, for a tag without open jobs there, and for a page after the last.
create function public.get_category_listing(state text, city text, name text, category text, radius_km double precision,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  listing jsonb := public.get_listing(get_category_listing.state, get_category_listing.city, get_category_listing.name);
  page jsonb;
begin
  if listing is null or not listing ? 'place' then
    return listing;
  end if;
  page := public.category_page((listing #>> '{place,lat}')::double precision, (listing #>> '{place,lng}')::double precision,
    get_category_listing.radius_km, get_category_listing.category, get_category_listing.page_size, get_category_listing.page_offset);
  if (page ->> 'total')::integer <= page_offset and (page_offset > 0 or public.category_kind(category) = 'tag') then
    return null;
  end if;
  return listing || jsonb_build_object('category', page);
end
$$;

grant execute on function public.get_category_listing(text, text, text, text, double precision, integer, integer) to service_role;

-- ── schemas/listings/city_initial.sql ──

-- The page of /cities that lists a city: 'a' to 'z', '0' for the rest.
create function public.city_initial(city_slug text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end;
end
$$;

grant execute on function public.city_initial(text) to service_role;

-- ── schemas/listings/job_categories.sql ──

-- The category slugs of a job (category_kind): its type, its industry and its tags. Stored with the job, so that searches don't compute
-- slugs.
create function public.job_categories(type text, industry text, tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  -- Materialized, because otherwise each slug is computed three times.
  with tagged as materialized (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag)
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$$;

grant execute on function public.job_categories(text, text, text[]) to authenticated, service_role;

-- ── schemas/employment/job_facets.sql ──

-- A job's facts as lexemes that no word can equal: '=part-time', '=night', '=no-experience', '=benefit-health', '=company cornerbakery',
-- and '=in healthcare' for each of its categories.
create function public.job_facets(type text, schedule text[], words text, benefits text[], company_name text, industry text, tags text[])
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(
    array[
      '=' || type,
      -- Without a schedule, mornings and afternoons are taken from the text.
      case when slots ~ '-morning' or (slots = '' and left(words, 30000) ~* '\mmornings?\M') then '=morning' end,
      case when slots ~ '-afternoon' or (slots = '' and left(words, 30000) ~* '\mafternoons?\M') then '=afternoon' end,
      case when slots ~ '-evening' then '=evening' end,
      case when slots ~ '-night' then '=night' end,
      case when slots ~ '(sat|sun)-' then '=weekend' end,
      case when slots ~ '(mon|tue|wed|thu|fri)-' then '=weekday' end,
      case when left(words, 30000) ~* '\mwork(ing)? from home' then '=work-from-home' end,
      case when left(words, 30000) ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end,
      '=company ' || public.company_key(company_name)]
    || array(select '=benefit-' || kind from unnest(public.benefit_kinds(benefits)) as kind)
    || array(select '=in ' || slug from unnest(public.job_categories(type, industry, tags)) as slug),
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

grant execute on function public.job_facets(text, text[], text, text[], text, text, text[]) to authenticated, service_role;

-- ── schemas/listings/place_facts.sql ──

-- Statistics for a place's page: the number of open jobs around it (up to 1,000, then `is_more`), the newest posting date, and
-- compute_place_facts of the nearest 1,000.
create function public.place_facts(lat double precision, lng double precision, radius_km double precision,
  state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  search public.job_search := public.parse_search(lat, lng, radius_km, null, null, null, 'USD', 'distance', null, null);
  ids constant uuid[] := public.list_matches(search, max_counted + 1);
  newest uuid[];
begin
  search.sort := 'date';
  newest := public.list_matches(search, 1);
  return public.compute_place_facts(ids[1:max_counted], state, city) || jsonb_build_object(
    'total', least(cardinality(ids), max_counted), 'is_more', cardinality(ids) > max_counted,
    'newest', (select created_at from public.jobs where id = newest[1]));
end
$$;

grant execute on function public.place_facts(double precision, double precision, double precision, text, text) to service_role;

-- ── schemas/listings/compute_place_facts.sql ──

-- Statistics of these open jobs for a place's page. `pay` is in US dollars per hour, for each industry with at least 5 postings; each
-- posting counts with the middle of its range. `replies` counts the applications older than a week, and as `answered` those of them whose
-- status is no longer 'new'. `replies` is null below 20 applications, so that it identifies no one.
create function public.compute_place_facts(job_ids uuid[], state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  result jsonb;
begin
  with around as materialized (
    select job.id, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule, job.salary,
      job.state_slug, job.city_slug, job.neighborhood_slug, job.location -> 'address' as address
    from unnest(job_ids) as listed (id) join public.jobs as job using (id)),
  near as materialized (
    select around.*, address ->> 'neighborhood' as neighborhood, address ->> 'city' as city, address ->> 'state' as state,
      case when salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((salary ->> 'min')::numeric, (salary ->> 'max')::numeric)
          + coalesce((salary ->> 'max')::numeric, (salary ->> 'min')::numeric)) / 2, salary ->> 'period') end as pay
    from around)
  select jsonb_build_object(
    'pay', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.industry) from (
        select industry, count(pay),
          round(percentile_cont(0.5) within group (order by pay)::numeric, 2) as median,
          round(min(pay), 2) as low, round(max(pay), 2) as high
        from near where industry is not null and pay > 0
        group by industry having count(pay) >= 5) as entry), '[]'),
    'employers', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select min(company_name) as name, count(*), mode() within group (order by near.state) as state,
          mode() within group (order by near.city) as city
        from near where state_slug <> 'unknown' and city_slug <> 'unknown'
        group by company_slug having count(*) >= 2 order by count(*) desc, min(company_name) limit 6) as entry), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select type as name, count(*) from near group by type) as entry), '[]'),
    'industries', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select industry as name, count(*) from near where industry is not null group by industry) as entry), '[]'),
    'tags', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select tag as name, count(*) from near, unnest(tags) as tag
        group by tag having count(*) >= 3 order by count(*) desc, tag limit 16) as entry), '[]'),
    'neighborhoods', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.name) from (
        select min(neighborhood) as name, count(*) from near
        where state_slug = compute_place_facts.state and city_slug = compute_place_facts.city and neighborhood_slug <> ''
        group by neighborhood_slug order by count(*) desc limit 40) as entry), '[]'),
    'schedules', (select jsonb_build_object('count', count(*),
        'evenings', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '(evening|night)$')),
        'weekends', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '^(sat|sun)')))
      from near where schedule <> '{}'),
    'replies', (select jsonb_build_object('applications', count(*), 'answered', count(*) filter (where application.status <> 'new'))
      from public.applications as application join near on near.id = application.job_id
      where application.created_at < now() - interval '7 days'
      having count(*) >= 20))
  into result;
  return result;
end
$$;

grant execute on function public.compute_place_facts(uuid[], text, text) to service_role;

-- ── schemas/listings/list_places_around.sql ──

-- The place pages whose circle contains a point, as [state, city, neighborhood] slugs: cities and neighborhoods of the gazetteer, and
-- places known only from jobs, with the same centers as in get_listing.
create function public.list_places_around(lat double precision, lng double precision, radius_km double precision)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- The indexes of places need a plan for this circle.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  chord constant double precision := public.chord_km(least(radius_km, public.max_radius_km()));
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  -- The stored point of a place known only from jobs is that of one job, so the place's center can be nearer than this point.
  farther constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(least(radius_km * 5, public.max_radius_km())), 3);
begin
  return (
    with known as (
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'city' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord
      union
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'neighborhood' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord),
    -- Materialized, because otherwise the center of every city around is computed before the gazetteer is checked.
    unlisted as materialized (
      select candidate.state_slug, candidate.city_slug, nullif(candidate.neighborhood_slug, '') as neighborhood_slug
      from public.posted_places as candidate
      where farther operator(extensions.@>) candidate.pt
        and case when candidate.neighborhood_slug = '' then not exists (select from public.places as place
            where place.kind = 'city' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.namesake = 0)
          else not exists (select from public.places as place
            where place.kind = 'neighborhood' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.neighborhood_slug = candidate.neighborhood_slug and place.namesake = 0) end),
    posted as (
      select unlisted.* from unlisted
      where (public.posted_place_center(state_slug, city_slug, neighborhood_slug) operator(extensions.<->) center) <= chord)
    select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
    from (select * from known union select * from posted) as page);
end
$$;

grant execute on function public.list_places_around(double precision, double precision, double precision) to service_role;

-- ── schemas/listings/posted_places.sql ──

-- Places in which jobs were ever posted, so that places around a point are found without scanning jobs. A trigger of `jobs` adds rows;
-- they stay after the jobs are deleted.

create table public.posted_places (
  state_slug text not null,
  city_slug text not null,
  -- '' for the city itself.
  neighborhood_slug text not null,
  -- The point of one of its jobs.
  pt extensions.cube not null,
  primary key (state_slug, city_slug, neighborhood_slug)
);

create index posted_places_pt on public.posted_places using gist (pt);

alter table public.posted_places enable row level security;
grant all on public.posted_places to service_role;

-- ── schemas/listings/sitemap_employers.sql ──

-- Company pages with open jobs in their city: [name, state, city, changed]. Only names whose MD5 is in a range, so that a name stays in its
-- sitemap when others change. At most 50,000.
create function public.sitemap_employers(from_hash text default '', before_hash text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- A generic plan, made for any range, would read all rows.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed)), '[]') from (
      select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
      where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
        and md5(company_slug) >= from_hash and (before_hash is null or md5(company_slug) < before_hash)
      group by company_slug, state_slug, city_slug
      order by company_slug, state_slug, city_slug
      limit 50000) as page);
end
$$;

grant execute on function public.sitemap_employers(text, text) to service_role;

-- ── schemas/listings/sitemap_jobs.sql ──

-- Open jobs for a sitemap: [slug, state, city, neighborhood, changed]. Only ids in a range, so that each file reads only its share of the
-- jobs. At most 50,000.
create function public.sitemap_jobs(from_id uuid, before_id uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- A generic plan, made for any range, would read all rows.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(slug, state_slug, city_slug, neighborhood_slug, updated_at)), '[]') from (
      select slug, state_slug, city_slug, neighborhood_slug, updated_at from public.jobs
      where status = 'open' and expires_at > now() and id >= from_id and (before_id is null or id < before_id)
      order by id limit 50000) as page);
end
$$;

grant execute on function public.sitemap_jobs(uuid, uuid) to service_role;

-- ── schemas/places/arc_km.sql ──

-- The great-circle distance in km for a chord in km: 2R asin(d / 2R).
create function public.arc_km(chord double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * asin(least(1, chord / (2 * 6371))) $$;

grant execute on function public.arc_km(double precision) to authenticated, service_role;

-- ── schemas/places/box_cube.sql ──

-- The bounding cube on the sphere (sphere_point) of a box in degrees, for an index scan whose results are then checked exactly. West must
-- not exceed east.
create function public.box_cube(west double precision, south double precision, east double precision, north double precision)
returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  -- The distance from the earth's axis, largest at the equator.
  farthest constant double precision := case when south <= 0 and north >= 0 then 1
    else greatest(cos(radians(south)), cos(radians(north))) end;
  nearest constant double precision := least(cos(radians(south)), cos(radians(north)));
  xs double precision[] := array[cos(radians(west)), cos(radians(east))];
  ys double precision[] := array[sin(radians(west)), sin(radians(east))];
begin
  for quarter in -2..2 loop
    if quarter * 90 between west and east then
      xs := xs || cos(radians(quarter * 90));
      ys := ys || sin(radians(quarter * 90));
    end if;
  end loop;
  return (
    select extensions.cube_enlarge(extensions.cube(
      array[min(6371 * reach * x), min(6371 * reach * y), 6371 * sin(radians(south))],
      array[max(6371 * reach * x), max(6371 * reach * y), 6371 * sin(radians(north))]), 0.001, 3)
    from unnest(array[farthest, nearest]) as reach, unnest(xs, ys) as turn (x, y));
end
$$;

grant execute on function public.box_cube(double precision, double precision, double precision, double precision) to service_role;

-- ── schemas/places/chord_km.sql ──

-- A circle includes its edge: a job shown at 3.7 km is within 3.7 km.

-- The chord in km for a great-circle distance in km: 2R sin(d / 2R). Rounding errors of doubles may differ by direction, so a circle is
-- enlarged by a millionth of a meter and a billionth of its radius (0.1 mm at 100 km), which exceeds the error.
create function public.chord_km(arc_km double precision) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return 2 * 6371 * sin(least(arc_km * (1 + 1e-9) + 1e-9, pi() * 6371) / (2 * 6371));
end
$$;

grant execute on function public.chord_km(double precision) to authenticated, service_role;

-- ── schemas/places/areas_bounding_circle.sql ──

-- The bounding circle of areas (parse_areas), centered on their bounding box. The circle around the corners contains the edges too: up to a
-- latitude of 85 degrees, an edge is less curved than a circle of the largest radius.
create function public.areas_bounding_circle(areas jsonb, out lat double precision, out lng double precision, out radius_km double precision)
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  first_lng constant double precision := areas #>> '{0,0,1}';
begin
  with corners as (
    select (corner ->> 0)::double precision as lat,
      (corner ->> 1)::double precision + 360 * round((first_lng - (corner ->> 1)::double precision) / 360) as lng
    from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner),
  middle as materialized (
    select box.lat, box.lng, public.sphere_point(box.lat, box.lng) as pt
    from (select (min(corners.lat) + max(corners.lat)) / 2 as lat, (min(corners.lng) + max(corners.lng)) / 2 as lng from corners) as box)
  select middle.lat, middle.lng - 360 * round(middle.lng / 360),
      public.arc_km((select max(public.sphere_point(corners.lat, corners.lng) operator(extensions.<->) middle.pt) from corners))
    into lat, lng, radius_km from middle;
end
$$;

grant execute on function public.areas_bounding_circle(jsonb) to authenticated, service_role;

-- ── schemas/places/claim_geocode_slot.sql ──

-- Claims a geocoder's next free second for one request and returns the milliseconds until it begins. Null, without a claim, if they exceed
-- max_wait_ms, for example while the geocoder is paused. Claims of all processes are at least a second apart.
create function public.claim_geocode_slot(provider text, max_wait_ms integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  slot timestamptz;
begin
  insert into public.settings (key, value, description, state)
    values ('geocoder ' || claim_geocode_slot.provider, 0,
      'How many requests to this geocoder failed in a row. Its state has the earliest time of the next request.',
      jsonb_build_object('nextAt', clock_timestamp()))
    on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.settings as throttle
    set state = jsonb_build_object('nextAt',
      greatest((throttle.state ->> 'nextAt')::timestamptz, clock_timestamp()) + interval '1050 milliseconds')
    where throttle.key = 'geocoder ' || claim_geocode_slot.provider
      and (throttle.state ->> 'nextAt')::timestamptz <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning (throttle.state ->> 'nextAt')::timestamptz - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$$;

grant execute on function public.claim_geocode_slot(text, integer) to service_role;

-- ── schemas/places/areas_bounding_cube.sql ──

-- The bounding cube of these shapes (parse_areas), for an index scan whose results are then checked exactly.
create function public.areas_bounding_cube(shapes polygon[]) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  shape polygon;
  frame box;
  around extensions.cube;
  part extensions.cube;
begin
  foreach shape in array shapes loop
    frame := box(shape);
    -- The first corner of a box is the north-east one.
    part := public.box_cube((frame[1])[0] / 1e7, (frame[1])[1] / 1e7, (frame[0])[0] / 1e7, (frame[0])[1] / 1e7);
    around := case when around is null then part else extensions.cube_union(around, part) end;
  end loop;
  return around;
end
$$;

grant execute on function public.areas_bounding_cube(polygon[]) to service_role;

-- ── schemas/places/default_radius_km.sql ──

-- The default radius of a search, and the radius of place pages.
create function public.default_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_radius_km') $$;

grant execute on function public.default_radius_km() to authenticated, service_role;

-- ── schemas/listings/sitemap_places_key.sql ──

-- The key of sitemap_places in `run_count`, with the same defaults.
create function public.sitemap_places_key(state text, min_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable
set search_path = ''
as $$ select jsonb_build_array('places', state, min_jobs, radius_km) $$;

grant execute on function public.sitemap_places_key(text, integer, double precision) to service_role;

-- ── schemas/listings/sitemap_places.sql ──

-- The cached result of compute_sitemap_places (D64).
create function public.sitemap_places(state text default null, min_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count(public.sitemap_places_key(state, min_jobs, radius_km)) $$;

grant execute on function public.sitemap_places(text, integer, double precision) to service_role;

-- ── schemas/places/default_talent_radius_km.sql ──

-- The default radius of a search for talents.
create function public.default_talent_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_talent_radius_km') $$;

grant execute on function public.default_talent_radius_km() to authenticated, service_role;

-- ── schemas/places/found_place.sql ──

-- The result of the place functions. A separate type, because callers don't need the table's point and internal columns.
create type public.found_place as (
  kind text,
  name text,
  neighborhood text,
  city text,
  state text,
  state_code text,
  country text,
  zip text,
  lat double precision,
  lng double precision,
  population integer,
  state_slug text,
  city_slug text,
  neighborhood_slug text,
  -- For a typed text: the text before the place, and a ZIP code that is not in the place.
  street text,
  mismatched_zip text
);

-- ── schemas/listings/get_listing.sql ──

-- Returns what /{state}/{city} or /{state}/{city}/{name} shows (D8, D9). This is a place with its canonical slugs ({"place": …}) or a job
-- ({"jobId": …}). If nothing matches, the result is null for a city, and that of get_missing_job for a name. The first match counts: a
-- gazetteer place with these slugs; if jobs make this name a place, a job with this slug, or else that place; a job with this slug or
-- title; a job that had this URL before it moved; a gazetteer place with an alternative spelling.
create function public.get_listing(state text, city text, name text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  gazetteer_place public.found_place;
  job uuid;
begin
  -- A place known only from jobs takes precedence over an alternative spelling in the gazetteer, but not over a gazetteer name.
  select place.* into gazetteer_place from public.get_place(state, city, name) as place;
  if gazetteer_place.city_slug is null or gazetteer_place.state_slug <> state or gazetteer_place.city_slug <> city
      or (name is not null and gazetteer_place.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when get_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when get_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when get_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', get_listing.state, 'city_slug', get_listing.city, 'neighborhood_slug', get_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = get_listing.state and city_slug = get_listing.city and get_listing.city <> 'unknown'
            and get_listing.state <> 'unknown'
            and (get_listing.name is null or neighborhood_slug = get_listing.name)
            and ended_at > now() - public.ended_job_visibility() and status <> 'held'
          -- Enough to compute the center.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = get_listing.name and titled.state_slug = get_listing.state
            and titled.city_slug = get_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.ended_job_visibility() and titled.status <> 'held';
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (gazetteer_place.neighborhood_slug is null or gazetteer_place.neighborhood_slug <> name) then
    -- A job with exactly this URL takes precedence over an alternative spelling of a neighborhood.
    job := coalesce(public.get_job_id(name, state, city), public.get_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if gazetteer_place.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(gazetteer_place));
  end if;
  return case when name is not null then public.get_missing_job(name, state, city) end;
end
$$;

grant execute on function public.get_listing(text, text, text) to anon, authenticated, service_role;

-- ── schemas/places/geocode_cache.sql ──

-- Results of an external geocoder, misses included. Kept for 30 days, because its usage policy requires a cache.
create table public.geocode_cache (
  provider text not null,
  key text not null check (length(key) <= 300),
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, key)
);

create index geocode_cache_created_at on public.geocode_cache (created_at);

alter table public.geocode_cache enable row level security;
grant all on public.geocode_cache to service_role;

-- ── schemas/places/is_in_areas.sql ──

-- Whether a point on the sphere lies in one of these shapes (parse_areas) or on an edge. Everything that the edges enclose is inside,
-- even where they cross (the winding rule). Precise to a ten-millionth of a degree.
create function public.is_in_areas(pt extensions.cube, shapes polygon[]) returns boolean
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  -- A single expression, because it is evaluated for each job in a box.
  return point(round(degrees(atan2(extensions.cube_ll_coord(pt, 2), extensions.cube_ll_coord(pt, 1))) * 1e7),
    round(degrees(asin(extensions.cube_ll_coord(pt, 3) / 6371)) * 1e7)) <@ any (shapes);
end
$$;

grant execute on function public.is_in_areas(extensions.cube, polygon[]) to authenticated, service_role;

-- ── schemas/places/is_location.sql ──

-- Whether a stored location has numeric coordinates on the globe and a complete address of limited length. Compares as numeric, because
-- 1e400 is a JSON number but not a double.
create function public.is_location(location jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(location #> '{coordinates,lat}') = 'number'
    and jsonb_typeof(location #> '{coordinates,lng}') = 'number'
    and (location #>> '{coordinates,lat}')::numeric between -90 and 90
    and (location #>> '{coordinates,lng}')::numeric between -180 and 180
    and length(location #>> '{address,city}') between 1 and 120
    and length(location #>> '{address,state}') between 1 and 120
    and length(location #>> '{address,country}') between 1 and 120
    and length(coalesce(location #>> '{address,street}', '')) <= 300
    and length(coalesce(location #>> '{address,zipCode}', '')) <= 20
    and length(coalesce(location #>> '{address,neighborhood}', '')) <= 120
    and length(location::text) <= 1500, false)
$$;

grant execute on function public.is_location(jsonb) to authenticated, service_role;

-- ── schemas/places/is_po_box.sql ──

-- Whether a street is a post office box: 'PO Box 12', 'P.O. Box 12', 'POB 12'. The same rule as isPoBox in lib/places/po-box.ts.
create function public.is_po_box(street text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(street ~* '^\s*(p\.?\s*o\.?|post\s+office)\s*b(ox(?![a-z])|\.?\s*#?\d)', false)
$$;

grant execute on function public.is_po_box(text) to authenticated, service_role;

-- ── schemas/places/cache_geocode.sql ──

-- Saves a geocoder's result and deletes the results older than 30 days.
create function public.cache_geocode(provider text, key text, result jsonb) returns void
language sql
set search_path = ''
as $$
  delete from public.geocode_cache where created_at < now() - interval '30 days';
  insert into public.geocode_cache as cache (provider, key, result)
    values (cache_geocode.provider, cache_geocode.key, cache_geocode.result)
    on conflict on constraint geocode_cache_pkey do update set result = excluded.result, created_at = now();
$$;

grant execute on function public.cache_geocode(text, text, jsonb) to service_role;

-- ── schemas/places/max_radius_km.sql ──

-- The largest radius of a search.
create function public.max_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100 $$;

grant execute on function public.max_radius_km() to authenticated, service_role;

-- ── schemas/places/tile_latitude.sql ──

-- The latitude at which a row of web map tiles begins.
create function public.tile_latitude(y bigint, zoom integer) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return degrees(2 * atan(exp(pi() * (1 - 2 * y / power(2, zoom)))) - pi() / 2);
end
$$;

grant execute on function public.tile_latitude(bigint, integer) to service_role;

-- ── schemas/places/map_tile.sql ──

-- The web map tile (of 2^zoom by 2^zoom) that contains a point, counted from the north-west.
create function public.map_tile(lat double precision, lng double precision, zoom integer, out x bigint, out y bigint)
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  sine constant double precision := sin(radians(greatest(-85, least(85, lat))));
begin
  x := floor((lng / 360 + 0.5) * power(2, zoom));
  y := floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, zoom));
end
$$;

grant execute on function public.map_tile(double precision, double precision, integer) to service_role;

-- ── schemas/places/record_geocode_outcome.sql ──

-- Records the outcome of a request to a geocoder. Three failures in a row pause the geocoder for a minute. pause_seconds pauses it at once.
create function public.record_geocode_outcome(provider text, succeeded boolean, pause_seconds integer default 0)
returns void
language sql
set search_path = ''
as $$
  update public.settings as throttle set
    value = case when succeeded then 0 else throttle.value + 1 end,
    state = jsonb_build_object('nextAt', greatest((throttle.state ->> 'nextAt')::timestamptz,
      clock_timestamp() + make_interval(secs => case
        when pause_seconds > 0 then pause_seconds
        when not succeeded and throttle.value + 1 >= 3 then 60
        else 0 end)))
  where throttle.key = 'geocoder ' || record_geocode_outcome.provider
$$;

grant execute on function public.record_geocode_outcome(text, boolean, integer) to service_role;

-- ── schemas/places/place_key.sql ──

-- A place name reduced to letters and digits, so that spellings match: 'St. Louis' and 'Saint Louis', "O'Fallon" and 'O Fallon',
-- 'Winston-Salem' and 'Winston Salem'. The same rule as placeKey in supabase/seed/places/names.ts. In PL/pgSQL for its cached plan, because
-- a typed text needs many keys.
create function public.place_key(name text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(
      case word when 'saint' then 'st' when 'sainte' then 'ste' when 'mount' then 'mt' when 'fort' then 'ft' else word end,
      '' order by position), '')
    from unnest(string_to_array(public.slugify(replace(left(name, 1000), ',', ' ')), '-')) with ordinality as words (word, position));
end
$$;

grant execute on function public.place_key(text) to authenticated, service_role;

-- ── schemas/places/list_place_choices.sql ──

-- The places near a point among which a visitor can choose several (D103): of those within 50 km, the nearest fifteen neighborhoods, the
-- nearest fifteen ZIP codes where people live, and the nearest fifteen cities of at least 500 people.
create function public.list_place_choices(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  area constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(50), 3);
begin
  return query
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'neighborhood' and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'zip' and place.is_area and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'city' and place.population >= 500 and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15);
end
$$;

grant execute on function public.list_place_choices(double precision, double precision) to anon, authenticated, service_role;

-- ── schemas/places/parse_areas.sql ──

-- Converts drawn areas (D103) to the polygons that a search tests. `areas` is a list of shapes, each a list of corners [lat, lng]. A shape
-- becomes a polygon of x, y in ten-millionths of a degree (1 cm): whole numbers whose products fit into doubles, so that PostgreSQL's test
-- is exact. Edges are straight in longitude and latitude, the short way around the earth.
-- Raises an error for more than 100 corners, corners beyond 85 degrees (the edge of a map), and areas larger than a circle of the largest
-- radius.
create function public.parse_areas(areas jsonb) returns polygon[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  first_lng constant double precision := case when jsonb_typeof(areas #> '{0,0,1}') = 'number' then areas #>> '{0,0,1}' end;
  shapes polygon[];
  counts record;
begin
  if areas is null then
    return null;
  elsif length(areas::text) > 8000 or jsonb_typeof(areas) <> 'array' or areas = '[]'
    or exists (select from jsonb_array_elements(areas) as shape where jsonb_typeof(shape) <> 'array') then
    raise exception 'An area is a list of shapes, each a list of corners.' using errcode = '22023';
  end if;
  select min(jsonb_array_length(shape)) as min_corners, sum(jsonb_array_length(shape)) as corners into counts
    from jsonb_array_elements(areas) as shape;
  if counts.min_corners < 3 then
    raise exception 'A shape of an area has at least three corners.' using errcode = '22023';
  elsif counts.corners > 100 then
    raise exception 'An area has at most 100 corners.' using errcode = '22023';
  -- Compared as numeric, because 1e400 is a JSON number but not a double.
  elsif exists (
    select from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner
    where case when jsonb_typeof(corner) = 'array' then jsonb_array_length(corner) = 2 and jsonb_typeof(corner -> 0) = 'number'
        and jsonb_typeof(corner -> 1) = 'number' end is not true
      or not ((corner ->> 0)::numeric between -85 and 85 and (corner ->> 1)::numeric between -180 and 180)) then
    raise exception 'A corner of an area is a latitude from -85 to 85 and a longitude.' using errcode = '22023';
  end if;
  select array_agg(drawn.outline::polygon order by drawn.position) into shapes
    from (
      select shape.position, '(' || string_agg(format('(%s,%s)',
          round((corner.lng + 360 * round((first_lng - corner.lng) / 360)) * 1e7), round(corner.lat * 1e7)),
          ',' order by corner.position) || ')' as outline
      from jsonb_array_elements(areas) with ordinality as shape (corners, position),
        lateral (select (pair ->> 0)::double precision as lat, (pair ->> 1)::double precision as lng, listed.position
          from jsonb_array_elements(shape.corners) with ordinality as listed (pair, position)) as corner
      group by shape.position) as drawn;
  if (public.areas_bounding_circle(areas)).radius_km > public.max_radius_km() then
    raise exception 'An area fits into a circle of % km.', public.max_radius_km() using errcode = '22023';
  end if;
  -- Near the 180th meridian a shape is duplicated on the other side.
  if abs(first_lng) > 150 then
    shapes := shapes || array(select polygon(path(shape) - point(sign(first_lng) * 3600000000, 0)) from unnest(shapes) as shape);
  end if;
  return shapes;
end
$$;

grant execute on function public.parse_areas(jsonb) to authenticated, service_role;

-- ── schemas/places/sphere_point.sql ──

-- A point on the specification's sphere, in km from its center (R = 6371): chords are exact, and so are great-circle distances from them.
-- In plpgsql for its cached plan; a sql function with a search_path is planned at each call (D69).
create function public.sphere_point(lat double precision, lng double precision) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return extensions.cube(array[
    6371 * cos(radians(lat)) * cos(radians(lng)),
    6371 * cos(radians(lat)) * sin(radians(lng)),
    6371 * sin(radians(lat))]);
end
$$;

grant execute on function public.sphere_point(double precision, double precision) to authenticated, service_role;

-- ── schemas/places/places.sql ──

-- The gazetteer of the United States (D9, D30), loaded by supabase/seed/places/load.ts.

create table public.places (
  id integer primary key,
  kind text not null check (kind in ('city', 'neighborhood', 'zip', 'area', 'state', 'outside')),
  name text not null,
  -- For a ZIP code: its neighborhood, if a county or a post office makes it certain.
  neighborhood text,
  city text not null,
  state text not null,
  state_code text not null,
  country text not null default 'United States',
  zip text,
  city_id integer references public.places (id) on delete cascade,
  -- For a ZIP code: whether people live there; false for post office boxes and single large recipients.
  is_area boolean not null default false,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text,
  -- The rank by population among places with the same name and state. The place with rank 0 has the URL.
  namesake smallint not null default 0,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- Ranks suggestions and weights the nearest city. 0 if unknown, for a town known only from its post office.
  population integer not null default 0,
  pt extensions.cube generated always as (public.sphere_point(lat, lng)) stored
);

comment on column public.places.kind is
  'area: a county or region, at its population center. outside: a city or country that is not covered.';

create unique index places_city_slug on public.places (state_slug, city_slug, namesake) where kind = 'city';
create unique index places_neighborhood_slug on public.places (state_slug, city_slug, neighborhood_slug, namesake)
  where kind = 'neighborhood';
create unique index places_zip on public.places (zip collate "C") where kind = 'zip';
create index places_city_pt on public.places using gist (pt) where kind = 'city';
create index places_neighborhood_pt on public.places using gist (pt) where kind = 'neighborhood';
create index places_area_pt on public.places using gist (pt) where kind = 'zip' and is_area;
create index places_city_id on public.places (city_id);
create index places_outside_pt on public.places using gist (pt) where kind = 'outside';
create index places_state_population on public.places (state_code, population desc) where kind = 'city';

alter table public.places enable row level security;
-- Only for the server: visitors read the gazetteer through functions.
grant all on public.places to service_role;

-- ── schemas/places/list_places_abroad.sql ──

-- The place outside of the covered states at the end of an address: 'London, UK', 'Toronto ON', 'San Juan PR', or after a postal code:
-- '1010 Wien'. Empty if there is none.
create function public.list_places_abroad(words text[]) returns public.places[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  matches public.places[];
begin
  for length in 1 .. least(3, cardinality(words) - 1) loop
    matches := array(select place from public.list_places_by_key(
      ',' || public.place_key(array_to_string(words[cardinality(words) - length + 1:], ' ')), 1) as place);
    if cardinality(matches) > 0 then
      return matches;
    end if;
  end loop;
  if words[1] ~ '^[0-9]' then
    matches := array(select place from public.list_places_by_key(public.place_key(array_to_string(words[2:], ' ')), 1) as place
      where place.kind = 'outside');
  end if;
  return coalesce(matches, '{}');
end
$$;

grant execute on function public.list_places_abroad(text[]) to service_role;

-- ── schemas/places/list_places_within.sql ──

-- Resolves a name that is followed by the name of a containing place: 'Astoria, Queens', 'Koreatown LA'. Of the places with the first name,
-- returns the nearest to the containing place, at most 80 km away; empty if there is none.
create function public.list_places_within(words text[]) returns public.places[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  container public.places;
  matches public.places[];
begin
  for length in 1 .. least(cardinality(words) - 1, 6) loop
    select * into container from public.list_places_by_key(public.place_key(array_to_string(words[length + 1:], ' ')), 1);
    continue when container.id is null or container.kind in ('state', 'outside');
    matches := array(
      select place
      from public.list_places_by_key(public.place_key(array_to_string(words[:length], ' ')), 50) as place
      where place.kind in ('city', 'neighborhood', 'area') and place.pt operator(extensions.<->) container.pt <= public.chord_km(80)
      order by place.pt operator(extensions.<->) container.pt limit 1);
    if cardinality(matches) > 0 then
      return matches;
    end if;
  end loop;
  return '{}';
end
$$;

grant execute on function public.list_places_within(text[]) to service_role;

-- ── schemas/places/list_largest_cities.sql ──

-- The cities of a state, largest first.
create function public.list_largest_cities(in_state text, max_results integer) returns setof public.places
language sql stable security definer
set search_path = ''
as $$
  select * from public.places p
  where p.kind = 'city' and p.state_code = in_state
  order by p.population desc, p.id
  limit max_results
$$;

grant execute on function public.list_largest_cities(text, integer) to service_role;

-- ── schemas/admin/list_empty_searches.sql ──

-- Returns the searches without results from the first to the last day: words, town and how many, most frequent first.
create function public.list_empty_searches(first_day date, last_day date, max_rows integer default 30)
returns table (words text, city text, state text, searches bigint)
language sql stable security definer
set search_path = ''
as $$
  select empty.words, coalesce(max(place.city), ''), coalesce(max(place.state), ''), sum(empty.searches)
  from public.empty_searches as empty
  left join public.places as place on place.kind = 'city' and place.namesake = 0
    and place.state_slug = empty.state_slug and place.city_slug = empty.city_slug
  where empty.day between list_empty_searches.first_day and list_empty_searches.last_day
  group by empty.words, empty.state_slug, empty.city_slug
  order by sum(empty.searches) desc, empty.words, empty.state_slug, empty.city_slug
  limit least(max_rows, 200)
$$;

grant execute on function public.list_empty_searches(date, date, integer) to service_role;

-- ── schemas/places/search_similar_places.sql ──

-- Places with a similar key, best first; only of `in_state` if given. Two transposed letters ('Tuscon', 'Chigaco') rank highest, other
-- misspellings are scored by trigrams and edit distance. Of similar places the more populous one ranks first, because more people misspell
-- it; population doesn't lift nonsense ('Xqzzyville') above min_score.
create function public.search_similar_places(search_key text, min_score real, in_state text default null, max_results integer default 1)
returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    with spelled as (
      select n.place_id, 1.0::double precision as likeness
      from generate_series(1, length(search_key) - 1) as position cross join unnest(array[2, 3]) as letters
      join public.place_names n
        on n.key = overlay(search_key placing reverse(substr(search_key, position, letters)) from position for letters)
      union all
      select n.place_id, (extensions.similarity(n.key, search_key)
        + 1 - extensions.levenshtein(n.key, search_key)::double precision / greatest(length(n.key), length(search_key))) / 2
      from public.place_names n
      where n.key operator(extensions.%) search_key and length(n.key) <= 100
    )
    select p.*
    from (select place_id, max(spelled.likeness) as likeness from spelled group by place_id) as best
    join public.places p on p.id = best.place_id
    where p.kind <> 'outside' and (in_state is null or p.state_code = in_state)
      and best.likeness + ln(p.population + 1) / 50 >= min_score
      and best.likeness >= min_score - 0.1
    order by best.likeness + ln(p.population + 1) / 50 desc, p.id
    limit max_results;
end
$$;

grant execute on function public.search_similar_places(text, real, text, integer) to service_role;

-- ── schemas/places/get_place.sql ──

-- The place of a URL (D9), at most one row: exact slugs first, then alternative spellings, other names, state codes and trailing states
-- ('TX', 'saint-louis', 'austin-tx', 'nyc'). The row's slugs are the canonical URL; if they differ from the arguments, the caller
-- redirects. A known neighborhood passed as a city ('new-york/brooklyn') is returned as a neighborhood.
create function public.get_place(state_slug text, city_slug text, neighborhood_slug text default null)
returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  requested_state text := public.slugify(left(get_place.state_slug, 100));
  requested_city text := public.slugify(left(get_place.city_slug, 100));
  requested_neighborhood text := public.slugify(left(get_place.neighborhood_slug, 100));
  city public.places;
begin
  if length(requested_state) = 2 then
    select p.state_slug into requested_state from public.places p
      where p.kind = 'city' and p.state_code = upper(requested_state) limit 1;
  end if;
  select p.* into city from public.places p
    where p.kind = 'city' and p.state_slug = requested_state and p.city_slug = requested_city and p.namesake = 0;
  if city.id is null then
    select p.* into city
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(requested_city) and p.state_slug = requested_state
        and (p.kind = 'city' or p.kind = 'neighborhood' and get_place.neighborhood_slug is null)
      order by p.kind, p.population desc, p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  if get_place.neighborhood_slug is null then
    return next public.to_found_place(city);
    return;
  end if;
  return query
    select (public.to_found_place(p)).*
    from public.places p
    where p.kind = 'neighborhood' and p.city_id = city.id
      and (p.neighborhood_slug = requested_neighborhood or exists (
        select from public.place_names n where n.place_id = p.id and n.key = public.place_key(requested_neighborhood)))
    order by p.neighborhood_slug = requested_neighborhood desc, p.population desc, p.id
    limit 1;
end
$$;

grant execute on function public.get_place(text, text, text) to anon, authenticated, service_role;

-- ── schemas/places/geocode_place.sql ──

-- Geocodes a typed text. The first row is the place; places with the same name follow if they are not far smaller. After a state come its
-- largest cities, and after a place outside of the United States the US places with its name, because visitors can't search around the
-- first row. `street` is the text before the place. `mismatched_zip` is a typed ZIP code outside of the typed city; the city takes
-- precedence.
create function public.geocode_place(query text) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- Full-width digits are replaced one by one, because NFKC would also expand fractions in a street ('½').
  typed text := trim(both ' ,' from
    regexp_replace(translate(left(query, 200), '０１２３４５６７８９，', '0123456789,'), '\s+', ' ', 'g'));
  zip_last text;
  zip_first text;
  zip_place public.places;
  zip_fits boolean;
  split record;
begin
  typed := regexp_replace(typed, '(^|[ ,]+)(united states of america|united states|u\.?s\.?a?\.?)$', '', 'i');
  typed := trim(both ' ,' from regexp_replace(typed, '^zip( ?code)?:? +', '', 'i'));
  if typed ~* '^(near|around|close to|by) me$' then
    return;
  end if;

  zip_last := substring(typed from '(?:^|[^0-9-])([0-9]{5})(?:-[0-9]{4})?$');
  zip_first := case when zip_last is null then substring(typed from '^([0-9]{5})(?:-[0-9]{4})?[ ,]') end;
  select p.* into zip_place from public.places p
    where p.kind = 'zip' and p.zip collate "C" = coalesce(zip_last, zip_first);
  select * into split from public.split_address(trim(both ' ,' from case
    when zip_last is not null then regexp_replace(typed, '[0-9]{5}(-[0-9]{4})?$', '')
    when zip_first is not null then regexp_replace(typed, '^[0-9]{5}(-[0-9]{4})?', '')
    else typed end));

  -- The ZIP code has to be in the typed state and near the typed city, unless that city is a guess. A leading number before a street is a
  -- house number.
  zip_fits := zip_place.id is not null and (zip_last is not null or split.street is null)
    and case when cardinality(split.matches) = 0 then coalesce(split.in_state, zip_place.state_code) = zip_place.state_code
      else exists (select from unnest(split.matches) as p where p.state_code = zip_place.state_code
        and (p.kind = 'state' or split.is_guess or p.pt operator(extensions.<->) zip_place.pt <= public.chord_km(80))) end;
  if zip_fits then
    return next public.to_found_place(zip_place, split.street);
    return;
  end if;

  -- Military mail and the territories.
  if typed ~* '\m(apo|fpo|dpo),? +(aa|ae|ap)\M' or split.in_state is null and zip_last ~ '^(09|340|96[2-6])' then
    return next row('outside', null, null, null, null, null, 'Armed Forces', null, null, null, null, null, null, null,
      null, null)::public.found_place;
    return;
  elsif split.in_state is null and zip_last ~ '^(00[6-9]|969(1[0-9]|2[0-9]|3[0-2])|9695[0-2]|96799)' then
    return query select (public.to_found_place(p)).* from public.list_places_by_key(case
      when zip_last ~ '^008' then ',vi' when zip_last ~ '^00' then ',pr' when zip_last ~ '^9695' then ',mp'
      when zip_last = '96799' then ',as' else ',gu' end, 1) p;
    return;
  end if;

  if zip_first is not null then
    select * into split from public.split_address(typed);
  end if;
  if split.matches[1].kind = 'state' then
    return next public.to_found_place(split.matches[1]);
    return query select (public.to_found_place(p)).* from public.list_largest_cities(split.matches[1].state_code, 6) p;
  else
    return query select (public.to_found_place(p, split.street, case when p.kind <> 'outside' then zip_last end)).*
      from unnest(split.matches) as p
      where p.id = split.matches[1].id or split.matches[1].kind = 'outside' or p.population * 30 >= split.matches[1].population;
  end if;
end
$$;

grant execute on function public.geocode_place(text) to anon, authenticated, service_role;

-- ── schemas/places/place_names.sql ──

-- The keys (place_key) by which a typed text finds a place: each of its names alone and with the state, and a neighborhood's with its city.
-- Computed by supabase/seed/places/keys.ts.
create table public.place_names (
  key text collate "C" not null,
  place_id integer not null references public.places (id) on delete cascade,
  primary key (key, place_id)
);

create index place_names_place on public.place_names (place_id);
create index place_names_trigrams on public.place_names using gin (key extensions.gin_trgm_ops);

alter table public.place_names enable row level security;
grant all on public.place_names to service_role;

-- ── schemas/places/list_places_by_key.sql ──

-- The places with exactly this key, most likely first: several if the name is ambiguous. Counties, regions and states are included. A place
-- outside of the United States has a key only if it takes precedence over all US places with its name.
create function public.list_places_by_key(search_key text, max_results integer default 7) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.place_names n
    join public.places p on p.id = n.place_id
    where n.key = search_key
    order by p.kind = 'outside' desc, p.population desc, p.id
    limit max_results;
end
$$;

grant execute on function public.list_places_by_key(text, integer) to service_role;

-- ── schemas/places/reverse_geocode.sql ──

-- The address of a point; correct for 96 of 100 addresses. The city is the one of the nearest ZIP area if that city has 2,000 people,
-- otherwise the nearest city weighted by population, and never more than 30 km away. The neighborhood is the nearest within 0.8 km (beyond
-- that, a guess is more often wrong than right), otherwise that of the ZIP area, if known (places.neighborhood). If a place outside of the
-- United States is nearer than any city and ZIP area, returns that place.
create function public.reverse_geocode(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here extensions.cube := public.sphere_point(lat, lng);
  reach constant double precision := public.chord_km(30);
  area public.places;
  city public.places;
  outside public.places;
  result public.found_place;
begin
  if here is null or abs(lat) > 90 or abs(lng) > 180 then
    return;
  end if;
  select p.* into area from public.places p
    where p.kind = 'zip' and p.is_area
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into city from public.places p
    where p.kind = 'city'
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into outside from public.places p
    where p.kind = 'outside'
    order by p.pt operator(extensions.<->) here limit 1;
  if outside.pt operator(extensions.<->) here
      < least(area.pt operator(extensions.<->) here, city.pt operator(extensions.<->) here) then
    return next public.to_found_place(outside);
    return;
  end if;
  if area.id is not null then
    select p.* into city from public.places p
      where p.id = area.city_id and p.population >= 2000 and p.pt operator(extensions.<->) here <= reach;
  end if;
  if area.id is null or city.id is null then
    select p.* into city
      from (
        select near.id, near.pt operator(extensions.<->) here as chord from public.places near
        where near.kind = 'city'
        order by near.pt operator(extensions.<->) here limit 40
      ) near
      join public.places p on p.id = near.id
      where near.chord <= reach
      order by (near.chord + 0.5) / power(p.population + 100, 1.0 / 3), p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  result := public.to_found_place(city);
  result.lat := lat;
  result.lng := lng;
  select p.neighborhood, p.neighborhood_slug into result.neighborhood, result.neighborhood_slug
    from (
      select near.*, near.pt operator(extensions.<->) here as chord from public.places near
      where near.kind = 'neighborhood'
      order by near.pt operator(extensions.<->) here limit 1
    ) p
    where p.city_id = city.id and p.chord <= public.chord_km(0.8);
  if result.neighborhood is null and area.city_id = city.id then
    result.neighborhood := area.neighborhood;
    result.neighborhood_slug := area.neighborhood_slug;
  end if;
  if result.neighborhood is not null then
    result.kind := 'neighborhood';
    result.name := result.neighborhood;
  end if;
  return next result;
end
$$;

grant execute on function public.reverse_geocode(double precision, double precision) to anon, authenticated, service_role;

-- ── schemas/places/snap_point.sql ──

-- The center of the cell of about 1 km by 1 km that contains a point. Cells are 0.009 degrees of latitude high and equally wide.
create function public.snap_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select public.sphere_point(row_lat, (floor(lng / step) + 0.5) * step)
  from (select row_lat, 0.009 / greatest(cos(radians(row_lat)), 0.01) as step
        from (select (floor(lat / 0.009) + 0.5) * 0.009 as row_lat) as cell_row) as cell
$$;

grant execute on function public.snap_point(double precision, double precision) to authenticated, service_role;

-- ── schemas/places/split_address.sql ──

-- Splits an address without its ZIP code. `matches`: the places that it ends with, most likely first. `in_state`: the code of the state at
-- its end. `street`: the text before the place, or before the state if no place is known. The place is the longest known name that begins
-- the text or follows a comma, otherwise the longest known name at the end. `is_guess`: no place has exactly this name, only a similar one.
create function public.split_address(typed text, out street text, out in_state text, out matches public.places[], out is_guess boolean)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  all_words constant text[] := string_to_array(regexp_replace(typed, ' *, *', ', ', 'g'), ' ');
  words text[];
  has_number constant boolean := typed ~ '[0-9]';
  surroundings constant text := '^(the|downtown,?|greater|metro|metropolitan|central|city of|near|in) +'
    '| +(metro area|area|metro|international airport|airport|downtown|region)$';
  last_part integer;
  start_at integer;
  inner_split record;
begin
  is_guess := false;
  select state.state_code, state.other_words into in_state, words from public.split_state(all_words) as state;

  matches := array(select p from public.list_places_by_key(public.place_key(typed)) p);
  if cardinality(matches) > 0 or public.place_key(typed) = '' then
    return;
  end if;

  if in_state is null then
    matches := public.list_places_abroad(words);
    if cardinality(matches) > 0 then
      return;
    end if;
  end if;
  if not has_number then
    matches := public.list_places_within(all_words);
    if cardinality(matches) > 0 then
      return;
    end if;
  end if;

  -- 'Downtown Austin', 'the Boston area'.
  if typed ~* surroundings then
    select * into inner_split from public.split_address(regexp_replace(typed, surroundings, '', 'i'));
    if cardinality(inner_split.matches) > 0 and inner_split.street is null then
      in_state := inner_split.in_state;
      matches := inner_split.matches;
      is_guess := inner_split.is_guess;
      return;
    end if;
  end if;

  last_part := (select max(i) from generate_subscripts(words, 1) as i where i = 1 or words[i - 1] like '%,');
  -- Words before a name are a street if one of them is a number; otherwise the whole text may be a misspelled name.
  for attempt in 1 .. 2 loop
    select start.at into start_at
      from (select i as at, i = 1 or words[i - 1] like '%,' as is_part from generate_subscripts(words, 1) as i) as start
      where (start.is_part or start.at > cardinality(words) - 8 and (has_number or attempt = 2 and in_state is not null))
        and exists (
          select from public.place_names n
          join public.places p on p.id = n.place_id
          where n.key = public.place_key(array_to_string(words[start.at:], ' ')) || coalesce(lower(in_state), '')
            -- Without a comma or a state, only a large city after a street's name: '1300 Broadway Oakland', but not '500 E Washington'.
            and (start.is_part or in_state is not null
              or p.population >= 50000 and array_to_string(words[:start.at - 1], ' ') ~ '[[:alpha:]]{3}'))
      order by start.is_part desc, start.at limit 1;
    if start_at is not null then
      matches := array(select p from public.list_places_by_key(
        public.place_key(array_to_string(words[start_at:], ' ')) || coalesce(lower(in_state), '')) p);
    elsif attempt = 1 and in_state is not null and (last_part > 1 or not has_number) then
      start_at := last_part;
      matches := array(select p from public.search_similar_places(
        public.place_key(array_to_string(words[start_at:], ' ')) || lower(in_state),
        case when last_part > 1 then 0.75 else 0.6 end, in_state) p);
      is_guess := true;
    elsif attempt = 1 and last_part = 1 and not has_number and length(public.place_key(typed)) >= 4 then
      start_at := 1;
      matches := array(select p from public.search_similar_places(left(public.place_key(typed), 100), 0.6) p);
      is_guess := true;
    end if;
    if cardinality(matches) > 0 then
      street := rtrim(array_to_string(words[:start_at - 1], ' '), ',');
      -- A number alone is not a street.
      street := case when street ~ '[[:alpha:]]' then street end;
      return;
    end if;
  end loop;
  street := array_to_string(words, ' ');
end
$$;

grant execute on function public.split_address(text) to service_role;

-- ── schemas/places/suggest_places.sql ──

-- Places whose name, or name and state, starts with the typed text, most populous first; an exact name ranks above longer ones, ZIP codes
-- match by digits. Without a match: the result of geocode_place, or places with a similar spelling. At most 20. A place outside of the
-- United States is returned only if the whole text names it.
create function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  search_key text := public.place_key(typed);
  parts constant text[] := regexp_split_to_array(typed, ' *, *');
  max_rows integer := least(greatest(coalesce(max_results, 8), 1), 20);
  exact_match public.places;
begin
  if typed ~ '^[0-9]{2,5}$' then
    return query
      select (public.to_found_place(p)).*
      from public.places p
      where p.kind = 'zip' and p.zip collate "C" >= typed and p.zip collate "C" < typed || ':'
      order by p.is_area desc, p.zip
      limit max_rows;
    return;
  end if;
  if length(search_key) < 2 then
    return;
  end if;
  if typed !~ '[0-9]' then
    select * into exact_match from public.list_places_by_key(search_key, 1);
    if exact_match.kind in ('state', 'outside') then
      return query select * from public.geocode_place(typed) limit max_rows;
      if found and exact_match.kind = 'state' then
        return;
      end if;
      -- Seven of the rows are reserved for the places above.
      max_rows := greatest(max_rows - 7, 0);
    end if;
    return query
      select (public.to_found_place(p)).*
      from (
        select n.place_id, bool_or(n.key = search_key) as is_whole
        from public.place_names n
        where n.key >= search_key and n.key < search_key || chr(1114111)
        group by n.place_id
      ) hit
      join public.places p on p.id = hit.place_id
      where p.kind <> 'outside'
      -- Counties and states are large, but rarely meant by less than their full name.
      order by (p.population + 1) * case when is_whole then 20.0 when p.kind in ('area', 'state') then 0.05 else 1.0 end desc, p.id
      limit max_rows;
    if found or exact_match.id is not null then
      return;
    end if;
  end if;
  return query select * from public.geocode_place(typed) limit max_rows;
  if found then
    return;
  end if;
  -- After a street, an incomplete name: '1300 S Congress Ave, Aus'.
  if cardinality(parts) between 2 and 6 then
    return query
      select p.kind, p.name, p.neighborhood, p.city, p.state, p.state_code, p.country, p.zip, p.lat, p.lng, p.population,
        p.state_slug, p.city_slug, p.neighborhood_slug, concat_ws(', ', parts[1], p.street), p.mismatched_zip
      from public.suggest_places(array_to_string(parts[2:], ', '), max_rows) as p;
    if found then
      return;
    end if;
  end if;
  if length(search_key) >= 4 and typed !~ '[0-9]' then
    return query
      select (public.to_found_place(p)).* from public.search_similar_places(search_key, 0.45, null, max_rows) p;
  end if;
end
$$;

grant execute on function public.suggest_places(text, integer) to anon, authenticated, service_role;

-- ── schemas/places/to_found_place.sql ──

-- Converts a row of the gazetteer to the result type of the place functions.
create function public.to_found_place(place public.places, street text default null, mismatched_zip text default null)
returns public.found_place
language sql immutable parallel safe
set search_path = ''
as $$
  select row(place.kind, place.name, place.neighborhood, place.city, place.state, place.state_code, place.country,
    place.zip, place.lat, place.lng, place.population, place.state_slug, place.city_slug,
    place.neighborhood_slug, street, mismatched_zip)::public.found_place
$$;

grant execute on function public.to_found_place(public.places, text, text) to service_role;

-- ── schemas/places/nearby_places.sql ──

-- Cities of at least 2,000 people within a distance in km, nearest first; at most 50.
create function public.nearby_places(
  lat double precision, lng double precision, max_km double precision default 50, max_results integer default 8)
returns setof public.found_place
language sql stable security definer
set search_path = ''
as $$
  select (public.to_found_place(p)).*
  from public.places p
  where p.kind = 'city' and p.population >= 2000 and p.namesake = 0
    and extensions.cube_enlarge(public.sphere_point(nearby_places.lat, nearby_places.lng), public.chord_km(least(max_km, 200)), 3)
      operator(extensions.@>) p.pt
    and p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng) <= public.chord_km(least(max_km, 200))
  order by p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng), p.id
  limit least(greatest(max_results, 1), 50)
$$;

grant execute on function public.nearby_places(double precision, double precision, double precision, integer) to anon, authenticated, service_role;

-- ── schemas/places/us_states.sql ──

-- The fifty states and the District of Columbia. The gazetteer has no other territory.
create function public.us_states() returns table (code text, name text)
language sql immutable parallel safe
set search_path = ''
as $$
  values
    ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
    ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
    ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
    ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
    ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
    ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
    ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
    ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
    ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
    ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming')
$$;

grant execute on function public.us_states() to authenticated, service_role;

-- ── schemas/places/us_state_name.sql ──

-- The full name of a US state given as a code, a name or a slug ('TX', 'texas', 'New-York'). Returns any other text unchanged.
create function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select known.name from public.us_states() as known
    where public.slugify(us_state_name.state) in (lower(known.code), replace(lower(known.name), ' ', '-'))), state)
$$;

grant execute on function public.us_state_name(text) to authenticated, service_role;

-- ── schemas/places/normalize_location.sql ──

-- A location in stored form: a blank city, state or country is 'Unknown', other blank parts are null (section 5 of the specification). A US
-- state is stored by its full name, so that a city doesn't have two URLs.
create function public.normalize_location(location jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(location -> 'coordinates') = 'object' then jsonb_build_object(
    'coordinates', jsonb_build_object('lat', location #> '{coordinates,lat}', 'lng', location #> '{coordinates,lng}'),
    'address', jsonb_build_object(
      'city', coalesce(nullif(trim(location #>> '{address,city}'), ''), 'Unknown'),
      'state', case
        when coalesce(nullif(trim(location #>> '{address,state}'), ''), 'Unknown') = 'Unknown' then 'Unknown'
        -- WA is Washington, but also Western Australia.
        when public.slugify(coalesce(location #>> '{address,country}', ''))
            in ('', 'unknown', 'united-states', 'united-states-of-america', 'usa', 'us')
          then public.us_state_name(trim(location #>> '{address,state}'))
        else trim(location #>> '{address,state}') end,
      'country', coalesce(nullif(trim(location #>> '{address,country}'), ''), 'Unknown'),
      'street', nullif(trim(location #>> '{address,street}'), ''),
      'zipCode', nullif(trim(location #>> '{address,zipCode}'), ''),
      'neighborhood', nullif(trim(location #>> '{address,neighborhood}'), '')))
  else location end
$$;

grant execute on function public.normalize_location(jsonb) to authenticated, service_role;

-- ── schemas/postings/respond_to_job_contact.sql ──

-- Records the response to a consent request; a later response replaces it, and null changes nothing. Returns the result of get_job_contact.
create function public.respond_to_job_contact(manage_token text, accepts_applications boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if accepts_applications is not null then
    update public.job_contacts
      set confirmed_at = case when accepts_applications then coalesce(confirmed_at, now()) end,
        declined_at = case when not accepts_applications then coalesce(declined_at, now()) end
      where token_hash = public.sha256_hex(respond_to_job_contact.manage_token);
  end if;
  return public.get_job_contact(respond_to_job_contact.manage_token);
end
$$;

grant execute on function public.respond_to_job_contact(text, boolean) to anon, authenticated, service_role;

-- ── schemas/postings/update_postings_contact.sql ──

-- Sets the account's current address as contact of the viewer's postings whose contact is a former address and that haven't ended. Returns
-- the number of postings.
create function public.update_postings_contact() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  updated integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.job_contacts as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.account_id = account.id
      and former.was_own and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics updated = row_count;
  return updated;
end
$$;

grant execute on function public.update_postings_contact() to authenticated, service_role;

-- ── schemas/postings/job_contacts.sql ──

-- Employers can enter any email address as a contact. An address that is not the account's own gets one email that requests consent. Until
-- it consents, emails about the job go to the account.

-- The response of an address to the account that entered it. Kept when the account's jobs are deleted.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  emails_sent integer not null default 0,
  emailed_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  -- True for a former address of the account. Postings with it as contact can be updated to the current address.
  was_own boolean not null default false,
  token_hash text unique,
  primary key (account_id, address)
);

create index job_contacts_emailed on public.job_contacts (account_id, emailed_at);

alter table public.job_contacts enable row level security;
grant all on public.job_contacts to service_role;

-- ── schemas/postings/email_job_contact.sql ──

-- Emails an address to request consent for receiving the applications to an account's jobs. False if it may not be emailed now.
create function public.email_job_contact(account_id uuid, address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := email_job_contact.account_id;
  contact public.job_contacts;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Serializes per account: concurrent requests would otherwise all pass the daily limit.
  perform pg_advisory_xact_lock(hashtextextended('job-contacts:' || account, 0));
  insert into public.job_contacts (account_id, address) values (account, lower(trim(email_job_contact.address)))
    on conflict (account_id, address) do nothing;
  select * into contact from public.job_contacts
    where account_id = account and address = lower(trim(email_job_contact.address)) for update;
  if contact.confirmed_at is not null or contact.declined_at is not null
    or contact.emailed_at > now() - interval '1 day' or contact.emails_sent >= public.setting('contact_emails_each')
    or public.setting('contact_emails_a_day') <= (select count(*) from public.job_contacts as other
      where other.account_id = account and other.emailed_at > now() - interval '1 day')
    or not public.claim_unsolicited_email(contact.address, 1) then
    return false;
  end if;
  update public.job_contacts set emails_sent = emails_sent + 1, emailed_at = now(), token_hash = public.sha256_hex(secret)
    where account_id = account and address = contact.address;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('job-contact', contact.address, jsonb_build_object('manageToken', secret),
      'job-contact:' || account || ':' || public.sha256_hex(contact.address) || ':' || contact.emails_sent);
  return true;
end
$$;

grant execute on function public.email_job_contact(uuid, text) to service_role;

-- ── schemas/postings/is_job_contact.sql ──

-- True if an address may receive emails about an account's jobs: it is the account's confirmed address, or it has consented, or it has not
-- responded yet but was verified by the account.
create function public.is_job_contact(account_id uuid, address text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.users as account where account.id = is_job_contact.account_id
      and account.email_confirmed_at is not null and lower(account.email) = lower(trim(is_job_contact.address)))
    or coalesce(
      (select contact.declined_at is null from public.job_contacts as contact
        where contact.account_id = is_job_contact.account_id and contact.address = lower(trim(is_job_contact.address))
          and coalesce(contact.confirmed_at, contact.declined_at) is not null),
      public.is_verified_address(is_job_contact.address, 'account:' || is_job_contact.account_id))
$$;

grant execute on function public.is_job_contact(uuid, text) to service_role;

-- ── schemas/postings/copy_paused_token.sql ──

-- Keeps the token of the "Still hiring?" email when its job is paused. The email about the pause has a new token, but the links in the
-- earlier email must still work. The next question replaces both tokens.
create function public.copy_paused_token() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.paused_token_hash := case
    when new.question_sent_at is distinct from old.question_sent_at then null
    when new.paused_at is not null and old.paused_at is null then old.token_hash
    else old.paused_token_hash end;
  return new;
end
$$;

-- ── schemas/postings/posting_hash.sql ──

-- A hash of a posting's title, description and place, to find duplicates. Ignores spacing and case. The place is the street, else the ZIP
-- code, else the coordinates rounded to 100 m.
create function public.posting_hash(title text, location jsonb, description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select public.sha256_hex(concat_ws(E'\n',
    trim(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g')),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    coalesce(nullif(lower(trim(location #>> '{address,street}')), ''), nullif(trim(location #>> '{address,zipCode}'), ''),
      concat_ws(' ', round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3))),
    trim(regexp_replace(lower(description), '\s+', ' ', 'g'))))
$$;

grant execute on function public.posting_hash(text, jsonb, text) to service_role;

-- ── schemas/postings/posting_limits.sql ──

-- An account's limits of open jobs and postings a day. They grow with the time since its first posting. `stage` is null when they no longer
-- grow.
create function public.posting_limits(account_id uuid, out stage text, out open_jobs integer, out open_jobs_next integer,
  out postings_a_day integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  age interval := now() - coalesce(
    (select min(posted_at) from public.posting_log as posted where posted.account_id = posting_limits.account_id), now());
begin
  stage := case when age < interval '1 day' then 'first_day' when age < interval '7 days' then 'first_week'
    when age < interval '30 days' then 'first_month' end;
  open_jobs := public.setting(concat_ws('_', 'open_jobs', stage));
  open_jobs_next := case stage when 'first_day' then public.setting('open_jobs_first_week')
    when 'first_week' then public.setting('open_jobs_first_month') when 'first_month' then public.setting('open_jobs') end;
  postings_a_day := public.setting(case stage when 'first_day' then 'postings_first_day' else 'postings_a_day' end);
end
$$;

grant execute on function public.posting_limits(uuid) to service_role;

-- ── schemas/postings/posting_log.sql ──

-- The postings of each account in the last 30 days, and its first posting. Separate from the jobs, because deleting a job must not reset
-- the posting limits. Writes of the service role (demonstration data, imports) are not logged.
create table public.posting_log (
  job_id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  words_hash text not null,
  posted_at timestamptz not null default now()
);

create index posting_log_account on public.posting_log (account_id, posted_at);
create index posting_log_day on public.posting_log (posted_at);

alter table public.posting_log enable row level security;
grant all on public.posting_log to service_role;

-- ── schemas/alerts/first_identical_posting_at.sql ──

-- When this job's account first posted the same title, description and place, in an earlier job of the last `same_posting_days` days. Null if there is no such job.
create function public.first_identical_posting_at(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select min(same.posted_at)
  from public.posting_log as posted join public.posting_log as same
    on same.account_id = posted.account_id and same.job_id <> posted.job_id
  where posted.job_id = first_identical_posting_at.job_id
    and same.words_hash = posted.words_hash
    and same.posted_at < posted.posted_at and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))
$$;

grant execute on function public.first_identical_posting_at(uuid) to service_role;

-- ── schemas/alerts/alert_time_of_posting.sql ──

-- Returns the time from which alerts treat a posting as new: when it was posted. On the account's first day of posting, the time is some
-- minutes later, so that abuse can be removed before it is mailed. A posting identical to earlier ones of the account gets the time of the
-- first of them.
create function public.alert_time_of_posting(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when earlier.first is not null then earlier.first
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  cross join lateral (select public.first_identical_posting_at(posted.job_id) as first offset 0) as earlier
  where posted.job_id = alert_time_of_posting.job_id
$$;

grant execute on function public.alert_time_of_posting(uuid) to service_role;

-- ── schemas/postings/postpone_still_hiring.sql ──

-- Sets the due date of the next question to a week after the last question or answer.
create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.due_at := greatest(new.question_sent_at, new.answered_at) + interval '7 days';
  return new;
end
$$;

-- ── schemas/auth/users.sql ──

-- The triggers on the auth service's table of accounts.

create trigger reject_banned_address before insert or update of email on auth.users
  for each row when (new.email is not null) execute function public.reject_banned_address();
create trigger after_account_change after insert or update or delete on auth.users
  for each row execute function public.after_account_change();

-- ── schemas/postings/skip_posted_draft.sql ──

-- Ignores the save of a draft whose form was already posted. Takes the same lock as delete_posted_draft, so that they run one after the
-- other.
create function public.skip_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  if exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return null;
  end if;
  return new;
end
$$;

-- ── schemas/postings/claim_expired_jobs.sql ──

-- Returns the jobs with the status 'open' that expired since the last call, or in the last hour for the first call; oldest first. A row
-- lock prevents concurrent calls from returning the same jobs.
create function public.claim_expired_jobs(max_jobs integer default 500)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  until timestamptz;
begin
  insert into public.scheduled_steps (step, completed_until) values ('freshness', now() - interval '1 hour')
    on conflict (step) do nothing;
  select completed_until into since from public.scheduled_steps where step = 'freshness' for update;
  select max(expires_at) into until from (
    select expires_at from public.jobs
    where status = 'open' and expires_at > since and expires_at <= now()
    order by expires_at limit max_jobs) as batch;
  if until is null then
    return;
  end if;
  update public.scheduled_steps set completed_until = until where step = 'freshness';
  return query
    select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug from public.jobs as job
    where job.status = 'open' and job.expires_at > since and job.expires_at <= until
    order by job.expires_at;
end
$$;

grant execute on function public.claim_expired_jobs(integer) to service_role;

-- ── schemas/postings/serialize_posting.sql ──

-- Lets only one person at a time post or edit a job, so that the second of two identical postings is detected (D96). There is one lock for
-- all people, taken before any row lock, because a request can post several jobs in any order. The service role takes no lock, because its
-- postings are not checked and its bulk writes would block people.
create function public.serialize_posting() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('postings', 0));
  end if;
  return null;
end
$$;

-- ── schemas/rate-limits/rate_limits.sql ──

-- Counts for the limits on use without an account, in the database so that they apply across processes (D35).

create table public.rate_limits (
  scope text not null,
  key_hash text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (scope, key_hash, window_start)
);

create index rate_limits_old on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;
grant all on public.rate_limits to service_role;

-- ── schemas/rate-limits/delete_old_rate_limits.sql ──

-- Deletes up to 5,000 counts whose window started more than a day ago. Returns their number.
create function public.delete_old_rate_limits() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where window_start < now() - interval '1 day' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_rate_limits() to service_role;

-- ── schemas/rate-limits/consume_rate_limit.sql ──

-- Counts one hit for a key. Returns false if the key has more than `max_hits` within any `window_seconds`. Hits are stored per sixth of the
-- window and the last seven sixths are summed, because fixed windows would allow twice as many hits around a boundary.
create function public.consume_rate_limit(scope text, key_hash text, max_hits integer, window_seconds integer)
returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with hit as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
    values (scope, key_hash,
      to_timestamp(floor(extract(epoch from now()) / (window_seconds / 6.0)) * (window_seconds / 6.0)))
    on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
    returning hits, window_start)
  select hit.hits + coalesce((
    select sum(earlier.hits) from public.rate_limits as earlier
    where earlier.scope = consume_rate_limit.scope and earlier.key_hash = consume_rate_limit.key_hash
      and earlier.window_start < hit.window_start
      and earlier.window_start >= hit.window_start - make_interval(secs => window_seconds)), 0)::integer <= max_hits
  from hit
$$;

grant execute on function public.consume_rate_limit(text, text, integer, integer) to service_role;

-- ── schemas/saved/request_contact.sql ──

-- Requests contact with a talent who is visible to the viewer's company, and queues an email. Returns the status of the request. If there
-- is an earlier request, only returns its status. A request that was deleted still counts: for good if it was declined, otherwise for 30
-- days. PT403 unless the viewer is a verified employer, PT404 for an unknown talent, PT429 over the daily limit.
create function public.request_contact(talent_id uuid, message text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  talent_user_id uuid;
  address text;
  request_id uuid;
  current_status text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_verified_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- Serializes the employer's requests, so that two tabs can't exceed the limit.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into current_status from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  current_status := coalesce(current_status, public.get_past_request_status(viewer, talent_user_id));
  if current_status is not null then
    return current_status;
  end if;
  if (select count(*) from public.contacted_talents as contacted
      where contacted.employer_id = viewer and contacted.requested_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  perform public.assert_words_allowed(message, 'message');
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$$;

grant execute on function public.request_contact(uuid, text) to authenticated, service_role;

-- ── schemas/saved/contacted_talents.sql ──

-- The employers' accounts that requested contact with talents' accounts. A row outlives the company and the profile,
-- so recreating one of them doesn't allow another request after a decline, or more requests per day.

create table public.contacted_talents (
  employer_id uuid not null references auth.users (id) on delete cascade,
  talent_user_id uuid not null references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  is_declined boolean not null default false,
  primary key (employer_id, talent_user_id)
);

create index contacted_talents_newest on public.contacted_talents (employer_id, requested_at);
create index contacted_talents_talent on public.contacted_talents (talent_user_id);

alter table public.contacted_talents enable row level security;
grant all on public.contacted_talents to service_role;

-- ── schemas/saved/set_saved_note_time.sql ──

-- Sets the time of an edited note, because save_jobs keeps the newer of two notes. Doesn't run for save_jobs, which runs as the owner and
-- sets the times itself.
create function public.set_saved_note_time() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.note := nullif(trim(new.note), '');
  new.noted_at := case when new.note is not null then now() end;
  return new;
end
$$;

-- ── schemas/saved/list_saved_jobs.sql ──

-- Public facts of at most 50 saved jobs that still have a page, and when the viewer's account or the browser with `browser_key` applied.
-- Applications of others never show (D28). PT400 for more than 50.
create function public.list_saved_jobs(job_ids uuid[], browser_key text default null)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, status text, expires_at timestamptz, ended_at timestamptz,
  applied_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(list_saved_jobs.browser_key)], null);
begin
  if cardinality(list_saved_jobs.job_ids) > 50 then
    raise exception 'TOO_MANY_JOBS' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, job.status, job.expires_at, job.ended_at,
      least(
        (select min(application.created_at) from public.applications as application
          where application.job_id = job.id and application.applicant_id = (select auth.uid())),
        -- A withdrawn application doesn't count. The time is from application_senders, because another person's application with the same
        -- address may have replaced the row in applications.
        (select min(sent.created_at) from public.application_senders as sent
          where sent.job_id = job.id and sent.sender = any (senders)
            and exists (select from public.applications as application where application.job_id = job.id
              and public.sha256_hex(job.id || ':' || lower(application.email)) = sent.email_hash)))
    from public.jobs as job
    where job.id = any (list_saved_jobs.job_ids) and job.ended_at > now() - public.ended_job_visibility()
      and job.status <> 'held';
end
$$;

grant execute on function public.list_saved_jobs(uuid[], text) to anon, authenticated, service_role;

-- ── schemas/saved/save_seen_jobs.sql ──

-- Saves jobs that the viewer viewed or hid: one, or a browser's list after sign-in. Each is {"kind", "job_id", "seen_at", "title"}. The
-- merge is idempotent; the latest time stays. The title comes from the job while it has a page. The newest `max_seen_jobs` of each kind
-- stay. PT401 without a viewer, PT400 if `jobs` is not an array or too long.
create function public.save_seen_jobs(jobs jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array'
    or jsonb_array_length(jobs) > public.max_seen_jobs('viewed') + public.max_seen_jobs('hidden') then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- Serializes the viewer's calls, which could exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('seen_jobs:' || viewer, 0));
  insert into public.seen_jobs as stored (user_id, kind, job_id, seen_at, title)
  select distinct on (input.kind, input.job_id) viewer, input.kind, input.job_id, input.seen_at, input.title
  from (
    select item.kind, item.job_id, least(coalesce(item.seen_at, now()), now()) as seen_at,
      coalesce(job.title, nullif(trim(left(item.title, 160)), '')) as title
    from jsonb_to_recordset(jobs) as item (kind text, job_id uuid, seen_at timestamptz, title text)
    left join public.jobs as job on job.id = item.job_id and job.ended_at > now() - public.ended_job_visibility()
      and job.status <> 'held') as input
  where input.kind in ('viewed', 'hidden') and input.job_id is not null and input.title is not null
  order by input.kind, input.job_id, input.seen_at desc
  on conflict (user_id, kind, job_id) do update set seen_at = greatest(stored.seen_at, excluded.seen_at), title = excluded.title;
  delete from public.seen_jobs as old
  using (
    select seen.kind, seen.job_id, row_number() over (partition by seen.kind order by seen.seen_at desc, seen.job_id) as position
    from public.seen_jobs as seen where seen.user_id = viewer) as listed
  where old.user_id = viewer and old.kind = listed.kind and old.job_id = listed.job_id
    and listed.position > public.max_seen_jobs(listed.kind);
end
$$;

grant execute on function public.save_seen_jobs(jsonb) to authenticated, service_role;

-- ── schemas/saved/max_saved_jobs.sql ──

-- The maximum number of saved jobs per account.
create function public.max_saved_jobs() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 1000 $$;

grant execute on function public.max_saved_jobs() to service_role;

-- ── schemas/saved/max_seen_jobs.sql ──

-- The maximum number of viewed or hidden jobs per account; the newest stay (D107).
create function public.max_seen_jobs(kind text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select case kind when 'viewed' then 30 when 'hidden' then 200 end $$;

grant execute on function public.max_seen_jobs(text) to service_role;

-- ── schemas/saved/my_saved_talents.sql ──

-- The viewer's saved talents, newest first, at most 1,000. A talent who is no longer visible is a row without a profile. After the day's
-- limit of full profiles, further cards are short. Email, phone and CV need an accepted request; `is_cv_scanned`: a virus scan found
-- nothing.
create function public.my_saved_talents()
returns table (talent_id uuid, saved_at timestamptz, note text, is_available boolean, name text, headline text, bio text,
  skills text[], experience_years integer, available_from date, desired_job_types text[], desired_salary jsonb, city text,
  state text, request_status text, email text, phone text, has_cv boolean,
  is_cv_scanned boolean)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  readable uuid[];
begin
  if not public.is_employer() then
    return;
  end if;
  if public.is_verified_employer() then
    -- Called once per list, not per row.
    readable := public.record_talent_views(array(
      select saved.talent_id from public.saved_talents as saved
      join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
      where saved.employer_id = viewer and not saved.was_read
      order by saved.created_at desc, saved.talent_id limit 1000));
    update public.saved_talents set was_read = true
      where employer_id = viewer and talent_id = any (readable) and not was_read;
  end if;
  return query
    select saved.talent_id, saved.created_at, saved.note, talent.id is not null,
      case when is_full then talent.full_name when talent.id is not null then public.short_name(talent.full_name) end,
      talent.headline, case when is_full then talent.bio end, talent.skills,
      case when is_full then talent.experience_years end, case when is_full then talent.available_from end,
      talent.desired_job_types, case when is_full then talent.desired_salary end,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      coalesce(request.status, public.get_past_request_status(viewer, talent.user_id)),
      case when request.status = 'accepted' then (select account.email::text from auth.users as account where account.id = talent.user_id) end,
      case when request.status = 'accepted' then request.phone end,
      request.status = 'accepted' and talent.cv_url is not null,
      exists (select from public.uploads as cv where cv.path = talent.cv_url and cv.scanned_at is not null)
    from public.saved_talents as saved
    left join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
    left join public.contact_requests as request
      on request.employer_id = saved.employer_id and request.talent_id = talent.id,
    lateral (select saved.was_read or request.status = 'accepted' as is_full) as reading
    where saved.employer_id = viewer
    order by saved.created_at desc, saved.talent_id
    limit 1000;
end
$$;

grant execute on function public.my_saved_talents() to authenticated, service_role;

-- ── schemas/saved/record_contacted_talent.sql ──

-- Records that the employer's account contacted the talent's account, and whether the request is declined.
create function public.record_contacted_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.contacted_talents as contacted (employer_id, talent_user_id, requested_at, is_declined)
    select new.employer_id, talent.user_id, new.created_at, new.status = 'declined'
    from public.job_seeker_profiles as talent where talent.id = new.talent_id
    on conflict (employer_id, talent_user_id) do update
      set requested_at = greatest(contacted.requested_at, excluded.requested_at), is_declined = excluded.is_declined;
  return null;
end
$$;

-- ── schemas/saved/get_past_request_status.sql ──

-- The status of a contact request whose row may have been deleted. A declined one stays 'declined' for good; any other counts as unanswered for 30
-- days. Null if the talent may be contacted.
-- In plpgsql, which caches its plan, because lists call it per row (D69).
create function public.get_past_request_status(employer_id uuid, talent_user_id uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select case when contacted.is_declined then 'declined' when contacted.requested_at > now() - interval '30 days' then 'asked' end
    from public.contacted_talents as contacted
    where contacted.employer_id = get_past_request_status.employer_id and contacted.talent_user_id = get_past_request_status.talent_user_id);
end
$$;

grant execute on function public.get_past_request_status(uuid, uuid) to service_role;

-- ── schemas/saved/save_jobs.sql ──

-- Saves jobs for the viewer: one from its page, or a browser's list after sign-in. Each is {"job_id", "saved_at", "note", "noted_at",
-- "title", "company_name"}. The merge is idempotent and independent of order: it keeps the earliest time, and both notes or, if they are
-- too long together, the newer note. Title and company come from the job while it has a page, otherwise from the browser; only the viewer
-- reads them.
-- Returns the ids that were not saved because the account is full (`max_saved_jobs`); the newest are saved first. PT401 without a viewer,
-- PT400 if `jobs` is not an array or too long.
create function public.save_jobs(jobs jsonb) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  free_slots integer;
  unsaved_ids uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > public.max_saved_jobs() then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- Serializes the viewer's calls, which could exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select public.max_saved_jobs() - count(*) into free_slots from public.saved_jobs where user_id = viewer;
  with input as materialized (
    select distinct on (item.job_id) item.job_id,
      least(coalesce(item.saved_at, now()), now()) as saved_at,
      nullif(trim(left(item.note, 2000)), '') as note,
      least(coalesce(item.noted_at, item.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(item.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(item.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as item (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = item.job_id and job.ended_at > now() - public.ended_job_visibility()
      and job.status <> 'held'
    where item.job_id is not null
    order by item.job_id, item.saved_at),
  ranked as materialized (
    select input.*, existing.job_id is not null as is_saved,
      row_number() over (partition by existing.job_id is not null order by input.saved_at desc, input.job_id) as rank
    from input left join public.saved_jobs as existing on existing.user_id = viewer and existing.job_id = input.job_id
    where input.title is not null and input.company_name is not null),
  written as (
    insert into public.saved_jobs as saved (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_saved or rank <= free_slots
    on conflict (user_id, job_id) do update set
      saved_at = least(saved.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in saved.note) > 0 then saved.note
        when saved.note is null or position(saved.note in excluded.note) > 0 then excluded.note
        when length(saved.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > saved.noted_at then excluded.note else saved.note end
        when excluded.noted_at >= saved.noted_at then saved.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || saved.note end,
      noted_at = greatest(saved.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into unsaved_ids from ranked where not is_saved and rank > free_slots;
  return unsaved_ids;
end
$$;

grant execute on function public.save_jobs(jsonb) to authenticated, service_role;

-- ── schemas/saved/saved_jobs.sql ──

-- Jobs that a person saved (D22). A row outlives its job, so that the list can show that the job was deleted.

create table public.saved_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No foreign key: a deleted job stays on the list until the person removes it.
  job_id uuid not null,
  saved_at timestamptz not null default now(),
  note text check (length(note) between 1 and 2000),
  noted_at timestamptz check ((note is null) = (noted_at is null)),
  -- Copies from when the job was saved, shown once the job is deleted.
  title text not null check (length(title) between 1 and 160),
  company_name text not null check (length(company_name) between 1 and 120),
  primary key (user_id, job_id)
);

create index saved_jobs_newest on public.saved_jobs (user_id, saved_at desc, job_id);

create trigger set_note_time before update of note on public.saved_jobs
  for each row when (current_user in ('authenticated', 'service_role')) execute function public.set_saved_note_time();

alter table public.saved_jobs enable row level security;
grant select, delete on public.saved_jobs to authenticated;
grant update (note) on public.saved_jobs to authenticated;
grant all on public.saved_jobs to service_role;

create policy "people read their own saved jobs" on public.saved_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change notes on their own saved jobs" on public.saved_jobs
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own saved jobs" on public.saved_jobs
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/saved/seen_jobs.sql ──

-- Jobs that a person viewed, and jobs that the person hid from lists (D107). A row outlives its job.

create table public.seen_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('viewed', 'hidden')),
  -- No foreign key: a list shows the title of a deleted job.
  job_id uuid not null,
  seen_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 160),
  primary key (user_id, kind, job_id)
);

create index seen_jobs_newest on public.seen_jobs (user_id, kind, seen_at desc, job_id);

alter table public.seen_jobs enable row level security;
grant select, delete on public.seen_jobs to authenticated;
grant all on public.seen_jobs to service_role;

create policy "people read their own seen jobs" on public.seen_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people delete their own seen jobs" on public.seen_jobs
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/scheduled-work/describe_installation.sql ──

-- Facts for `npm run doctor` that the API doesn't expose: version, migrations, clock, last run of scheduled work, number of admins, waiting
-- cases. `migrations` is null if none are recorded; `guard` is the function that the API calls before each request.

create function public.describe_installation() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  end if;
  return jsonb_build_object(
    'server_version', current_setting('server_version_num')::int,
    'migrations', migrations,
    'now', clock_timestamp(),
    'scheduled_work', (select max(step.completed_until) from public.scheduled_steps as step where step.step = 'still-hiring'),
    'admins', (select count(*) from public.admins),
    'cases', (select jsonb_build_object('total', total, 'oldest_at', oldest_at) from public.count_waiting_cases()),
    'guard', (
      select split_part(setting, '=', 2)
      from pg_catalog.pg_db_role_setting as role_setting, unnest(role_setting.setconfig) as setting
      where role_setting.setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
      limit 1
    )
  );
end
$$;

grant execute on function public.describe_installation() to service_role;

-- ── schemas/scheduled-work/scheduled_steps.sql ──

-- How far each step of the scheduled work has come. Steps run every minute, may run concurrently and do bounded work.

create table public.scheduled_steps (
  step text primary key,
  completed_until timestamptz not null
);

alter table public.scheduled_steps enable row level security;
grant all on public.scheduled_steps to service_role;

-- ── schemas/jobs/occupation_words.sql ──

-- Words for time and type say nothing about the work: 'Part-Time Barista' and 'Part-Time Accountant' are not similar.

-- Returns a title, folded, without words for job type and shift; the whole title if nothing else is left. Contract, internship and
-- volunteer are removed only at the end: 'Contract Manager' is an occupation.
create function public.occupation_words(title text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (select translate(public.fold_words(title), '(),;|–—·*!', '          ') as words),
  bare as (
    select words, regexp_replace(regexp_replace(words,
      '\m((full|part) ?times?|ft|pt|per diem|prn|temp(orary)?|seasonal|(first|second|third|1st|2nd|3rd|day|late|early|swing|graveyard|opening|closing) shifts?|shifts?|nights?|overnights?|evenings?|mornings?|afternoons?|weekends?|weekdays?)\M',
      ' ', 'g'), '\m(contract|internship|volunteer)\M\s*$', '') as rest
    from folded)
  select trim(regexp_replace(case when rest ~ '[[:alnum:]]' then rest else words end, '\s+', ' ', 'g')) from bare
$$;

grant execute on function public.occupation_words(text) to service_role;

-- ── schemas/talents/check_talent_search.sql ──

-- Raises an error for invalid arguments, and for filters on columns that the audience can't see, because filtering would reveal them.
create function public.check_talent_search(audience text, center_lat double precision, center_lng double precision,
  radius_km double precision, min_years integer, max_years integer, available text, max_pay numeric, sort text,
  page_size integer, page_offset integer)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if public.setting('talents') = 0 then
    raise exception 'TALENTS_ARE_OFF' using errcode = 'PT404';
  elsif (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.max_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.max_radius_km() using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= public.max_pay_amount()) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.max_page_size()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % talents and starts at 0 to 100000.', public.max_page_size() using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$$;

grant execute on function public.check_talent_search(text, double precision, double precision, double precision, integer, integer, text, numeric, text, integer, integer)
  to service_role;

-- ── schemas/talents/correct_talent_words.sql ──

-- Replaces each misspelled word with the nearest word of postings; null if there is nothing to correct. A word is misspelled if neither a
-- posting nor a profile visible to the viewer has it. Corrections come only from postings, because words of profiles would reveal hidden
-- profiles. Only columns that the viewer's audience sees are searched (D25).

create function public.correct_talent_words(words text)
returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  is_employer constant boolean := public.talent_audience() = 'employer' and public.remaining_talent_views() > 0;
  weights text := case when is_employer then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  term record;
  term_query tsquery;
  spelling text;
begin
  for term in select * from public.search_terms(left(words, 200)) loop
    spelling := term.typed;
    term_query := public.any_word_query(array[term.typed], 'pg_catalog.english', weights);
    if term_query is not null and not term.skips_correction and public.is_unknown_word(term.typed)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ term_query and (is_employer or not talent.is_hidden_from_some)
          and (hidden is null or talent.id <> all (hidden))) then
      spelling := coalesce((public.nearest_job_words(term.typed))[1], term.typed);
      is_corrected := is_corrected or spelling <> term.typed;
    end if;
    spelled := spelled || case when term.is_excluded then '-' || spelling when term.is_phrase then '"' || spelling || '"' else spelling end;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.correct_talent_words(text) to anon, authenticated, service_role;

-- ── schemas/talents/count_talents.sql ──

-- The number of visible talents that match (`total`), and the number excluded only because they list no desired pay (`without_pay`, D33).
create function public.count_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD')
returns table(total bigint, without_pay bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  latest date;
  word_query tsquery;
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    'distance', 1, 0);
  -- After the day's limit of profiles, a company gets the visitors' view and filters; nothing is rejected.
  if audience = 'employer' and public.remaining_talent_views() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select parsed.word_query into word_query
      from public.parse_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as parsed;
    if word_query is null then
      return query select 0::bigint, 0::bigint;
      return;
    end if;
  end if;
  return query
    select
      count(*) filter (where max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency)),
      count(*) filter (where max_pay is not null and talent.desired_pay_per_hour is null)
    from public.job_seeker_profiles as talent
    where talent.is_visible
      and (audience = 'employer' or not talent.is_hidden_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (word_query is null or talent.search @@ word_query);
end
$$;

grant execute on function public.count_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text)
  to anon, authenticated, service_role;

-- ── schemas/talents/normalize_name_order.sql ──

-- A full name without titles ('Dr.') and suffixes ('Jr.', ', RN'), and 'Gomez, Maria' as 'Maria Gomez'. lib/talents/short-name.ts has the
-- same rule; a test compares them.
create function public.normalize_name_order(full_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(full_name,
          '\s*[,，]\s*(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|d\.?o|rn|bsn|msn|lpn|lvn|cna|np|pa|pa-c|dds|dmd|pt|ot|mba|cpa|ma|ms|bs|ba|pe)\.?(?=\s*([,，]|$))', '', 'gi'),
        '\s+(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|rn|lpn|cna|dds)\.?(?=\s*([,，]|$))', '', 'gi'),
      '^\s*([^,，]+)[,，]([^,，]+)$', '\2 \1'),
    '^\s*((dr|mr|mrs|ms|mx|miss|prof|professor|rev|sir)\.?\s+)+(?=\S)', '', 'i')
$$;

grant execute on function public.normalize_name_order(text) to service_role;

-- ── schemas/talents/get_initial.sql ──

-- The first letter of a word with its combining characters (accents, vowel signs, letters joined by a virama); null if it has no letter.
-- Characters that are no letter, digit, space or punctuation count as combining. In plpgsql, which caches its plan, because lists call it
-- per row (D69).
create function public.get_initial(word text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select (regexp_match(word collate "und-x-icu",
      '[[:alpha:]](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?[[:alpha:]]|[^[:alnum:][:space:][:punct:]])*'))[1]);
end
$$;

grant execute on function public.get_initial(text) to service_role;

-- ── schemas/talents/set_hidden_employers.sql ──

-- Stores the accounts that have the company name now, so that renaming a company doesn't show the talent to it again.
create function public.set_hidden_employers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.company_name := trim(new.company_name);
  new.employer_ids := array(
    select employer.user_id from public.employer_profiles as employer
    where public.company_key(employer.company_name) = public.company_key(new.company_name));
  return new;
end
$$;

-- ── schemas/talents/hide_from_renamed_company.sql ──

-- Called when a company takes a new name: hides from it the talents who hide from companies of that name. They stay hidden from it under
-- its later names.
create function public.hide_from_renamed_company(employer_id uuid, company_name text) returns void
language plpgsql
set search_path = ''
as $$
declare
  talent_user_id uuid;
begin
  for talent_user_id in
    update public.hidden_companies as hidden set employer_ids = employer_ids || employer_id
      where hidden.company_key = public.company_key(hide_from_renamed_company.company_name) and not hidden.employer_ids @> array[employer_id]
      returning hidden.user_id
  loop
    perform public.delete_talent_at_employers(array[employer_id], talent_user_id);
  end loop;
end
$$;

-- ── schemas/talents/parse_talent_words.sql ──

-- Parses words into a query on the given weights (`word_query`); null if nothing is left to search. All words must match, as in the job
-- search but without its synonyms. If all words are stop words, they match as written. `in_headline_query` and `in_heading_query`, for
-- ranking: the words in the headline; in headline, skills and name. correct_talent_words corrects misspellings.
create function public.parse_talent_words(words text, weights text,
  out word_query tsquery, out in_headline_query tsquery, out in_heading_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  has_stems constant boolean := public.any_word_query(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
  excluded tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if term.is_phrase or (has_stems and not (term.typed = 'it' and term.skips_correction)) then
      part := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':ABC');
    else
      part := public.any_word_query(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_word_query(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_word_query(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    if term.is_excluded then
      excluded := coalesce(excluded && !!part, !!part);
      continue;
    end if;
    word_query := coalesce(word_query && part, part);
    in_headline_query := coalesce(in_headline_query && in_headline, in_headline);
    in_heading_query := coalesce(in_heading_query && in_heading, in_heading);
  end loop;
  word_query := coalesce(word_query && excluded, word_query);
end
$$;

grant execute on function public.parse_talent_words(text, text) to service_role;

-- ── schemas/talents/record_talent_views.sql ──

-- Counts these talents as viewed, in the given order, up to the daily limit. Returns the ids among them whose full profile the viewer may
-- read today.
create function public.record_talent_views(talent_ids uuid[]) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  readable uuid[] := array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
begin
  if readable @> talent_ids then
    return readable;
  end if;
  -- Serializes the viewer's calls, so that concurrent requests can't exceed the limit.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('talent_views ' || viewer, 0));
  insert into public.talent_views (viewer_id, day, talent_id)
    select viewer, current_date, requested.id from unnest(talent_ids) with ordinality as requested (id, position)
    where requested.id <> all (readable) and not exists (select from public.talent_views as seen
      where seen.viewer_id = viewer and seen.day = current_date and seen.talent_id = requested.id)
    order by requested.position limit public.remaining_talent_views()
    on conflict do nothing;
  return array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
end
$$;

grant execute on function public.record_talent_views(uuid[]) to service_role;

-- ── schemas/talents/search_talents.sql ──

-- One page of the visible talents that match, with the columns of the viewer's audience (table in supabase/README.md). Counts the full
-- profiles on the page as viewed. Distances, cell_lat and cell_lng refer to the center of the talent's map cell (D14, D23, D25). Without a
-- radius, searches everywhere; without a center, distance_km is null.
-- Order: 'distance' = nearest, then id; 'date' = newest, then id, also without a center; 'relevance' (D16) = all words in the headline,
-- then in headline, skills and name, then with the bio; then nearest, newest, id.
create function public.search_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD', sort text default 'distance',
  page_size integer default 20, page_offset integer default 0)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  cell_lat double precision, cell_lng double precision, distance_km double precision, experience_years integer,
  available_from date, bio text, desired_salary jsonb, is_saved boolean)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  latest date;
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  word_query tsquery;
  in_headline tsquery;
  in_heading tsquery;
  found_ids uuid[];
  readable uuid[];
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    sort, page_size, page_offset);
  -- After the day's limit of profiles, a company gets the visitors' view and filters; nothing is rejected.
  if audience = 'employer' and public.remaining_talent_views() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select parsed.word_query, in_headline_query, in_heading_query into word_query, in_headline, in_heading
      from public.parse_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as parsed;
    if word_query is null then
      return;
    end if;
  end if;
  found_ids := array(
    select talent.id
    from public.job_seeker_profiles as talent
    where talent.is_visible
      and (audience = 'employer' or not talent.is_hidden_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency))
      and (word_query is null or talent.search @@ word_query)
    order by
      case when ordering = 'relevance' and word_query is not null then
        case when talent.search @@ in_headline then 1 when talent.search @@ in_heading then 2 else 3 end end,
      case when ordering <> 'date' and center is not null then talent.public_point operator(extensions.<->) center end,
      case when ordering <> 'distance' then talent.created_at end desc,
      talent.id
    limit page_size offset page_offset);
  if audience = 'employer' then
    readable := public.record_talent_views(found_ids);
  end if;
  return query select * from public.list_talents_by_ids(found_ids, readable, audience, center);
end
$$;

grant execute on function public.search_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text, text, integer, integer)
  to anon, authenticated, service_role;

-- ── schemas/talents/update_hidden_flag.sql ──

-- Updates is_hidden_from_some after a talent hides from a company or shows the profile to it again.
create function public.update_hidden_flag() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid := coalesce(new.user_id, old.user_id);
begin
  -- Serializes the changes of a talent, so that the last one sees the others.
  perform from public.job_seeker_profiles where user_id = talent_user_id for update;
  update public.job_seeker_profiles as talent set is_hidden_from_some = not talent.is_hidden_from_some
    where talent.user_id = talent_user_id and talent.is_hidden_from_some
      <> exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);
  if tg_op = 'INSERT' then
    perform public.delete_talent_at_employers(new.employer_ids, talent_user_id);
  end if;
  return null;
end
$$;

-- ── schemas/talents/short_name.sql ──

-- The part of a full name that visitors see: the first word and the initial of the last, 'Maria G.', after normalize_name_order. A single
-- word is its initial ('Madonna': 'M.'), and so is a name that begins in Chinese, Japanese or Korean characters, where the family name
-- comes first ('佐藤 健': '佐.'). An initial that is the whole word is left out ('Maria G': 'Maria'; 'X': 'Job seeker'). Words without a letter
-- don't count. lib/talents/short-name.ts has the same rule; a test compares them. In plpgsql, which caches its plan, because lists call it
-- per row (D69).
create function public.short_name(full_name text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  -- A fast path for most names.
  if full_name ~ '^[A-Za-z]{2,}( [A-Za-z]+)* [A-Za-z]{2,}$' and public.normalize_name_order(full_name) = full_name then
    return split_part(full_name, ' ', 1) || ' ' || upper(left(split_part(full_name, ' ', -1), 1)) || '.';
  end if;
  return (
    with words as (
      -- Bidirectional marks and invisible characters are not part of a name.
      select array_agg(word order by position) as all_words
      from regexp_split_to_table(
        regexp_replace(normalize(public.normalize_name_order(full_name), NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00b7\u30fb]+') with ordinality as part (word, position)
      where word collate "und-x-icu" ~ '[[:alpha:]]'),
    ends as (
      select rtrim(all_words[1], ',;') as first_word, all_words[cardinality(all_words)] as last_word,
        cardinality(all_words) = 1 or all_words[1] ~
          '^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' as is_initial_alone
      from words),
    shown as (
      select first_word, is_initial_alone, public.get_initial(word) as initial,
        public.get_initial(word) <> regexp_replace(word collate "und-x-icu", '[[:digit:][:punct:]]', '', 'g')
          or (is_initial_alone and first_word <> last_word) as is_part
      from ends, lateral (select case when is_initial_alone then first_word else last_word end as word) as initialed)
    select coalesce((
      select case
        when is_part then case when is_initial_alone then '' else first_word || ' ' end || upper(initial collate "und-x-icu") || '.'
        when not is_initial_alone then first_word end
      from shown), 'Job seeker'));
end
$$;

grant execute on function public.short_name(text) to service_role;

-- ── schemas/talents/talent_views.sql ──

-- The full profiles that each account viewed per day. Verified employers may view a limited number per day, also through the API
-- (`talent_profiles_a_day`); after that they see the visitors' cards.

-- Views belong to the account, so that creating the company again doesn't reset the limit.
create table public.talent_views (
  viewer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  talent_id uuid not null,
  primary key (viewer_id, day, talent_id)
);

create index talent_views_day on public.talent_views (day);

alter table public.talent_views enable row level security;
grant all on public.talent_views to service_role;

-- ── schemas/talents/delete_old_talent_views.sql ──

-- Deletes up to 5,000 profile views from before yesterday. Returns their number.
create function public.delete_old_talent_views() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.talent_views where ctid = any (array(
      select ctid from public.talent_views where day < current_date - 1 limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_talent_views() to service_role;

-- ── schemas/talents/remaining_talent_views.sql ──

-- The number of full profiles that the viewer may still read today.
create function public.remaining_talent_views() returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(0, public.setting('talent_profiles_a_day') - count(*)::integer)
  from public.talent_views where viewer_id = (select auth.uid()) and day = current_date
$$;

grant execute on function public.remaining_talent_views() to service_role;

-- ── schemas/trust/cases.sql ──

-- Subjects that an admin has to review: at most one open case per subject, with any number of reasons (D90, D94).
create table public.cases (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('job', 'company', 'profile', 'message', 'account')),
  -- The id of a row of jobs, employer_profiles, job_seeker_profiles, contact_requests or applications (messages), or auth.users. No foreign
  -- key: a case outlives its subject, so that deleting and reposting is detected.
  subject_id uuid not null,
  account_id uuid references auth.users (id) on delete cascade,
  -- [{"rule", "weight", "words", "source"}], the latest first.
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  risk integer not null default 0,
  opened_at timestamptz not null default now(),
  -- When an admin last sent the owner a question; the case is waiting for the reply.
  question_sent_at timestamptz,
  closed_at timestamptz,
  -- 'mended': the owner's edit removed the reasons.
  outcome text check (outcome in ('approved', 'removed', 'mended', 'dismissed', 'warned', 'suspended', 'banned', 'lifted')),
  check ((closed_at is null) = (outcome is null))
);

create unique index cases_open on public.cases (subject_kind, subject_id) where closed_at is null;
create index cases_queue on public.cases (risk desc, opened_at, id) where closed_at is null and question_sent_at is null;
create index cases_awaiting_reply on public.cases (question_sent_at) where closed_at is null and question_sent_at is not null;
create index cases_subject on public.cases (subject_id, id desc);
create index cases_account on public.cases (account_id);

alter table public.cases enable row level security;
grant all on public.cases to service_role;

-- ── schemas/trust/may_share_postings.sql ──

-- Returns whether an admin allowed two accounts to post the same text, according to the last decision about a copy between them.
create function public.may_share_postings(first_account uuid, second_account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'approved' from public.cases as decided
    where decided.subject_kind = 'job' and decided.outcome in ('approved', 'removed')
      and ((decided.account_id = first_account
          and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', second_account)))
        or (decided.account_id = second_account
          and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', first_account))))
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.may_share_postings(uuid, uuid) to service_role;

-- ── schemas/trust/record_removed_texts.sql ──

-- Stores fingerprints of the texts of removed jobs (one job, or all of a removed company or banned account), and deletes them when the
-- removal is reversed. Removed copies are skipped: their text belongs to another account.
create function public.record_removed_texts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  decided public.cases;
  job_ids uuid[];
begin
  delete from public.removed_texts where removed_at < now() - interval '1 year';
  select * into decided from public.cases where id = new.case_id and subject_kind in ('job', 'company', 'account');
  job_ids := case when decided.subject_kind = 'job' then array[decided.subject_id]
    else array(select id from public.jobs where employer_id = decided.account_id) end;
  if new.decision in ('remove', 'ban') then
    insert into public.removed_texts (job_id, text_fingerprint)
      select job.id, public.text_fingerprint(job.description) from public.jobs as job
      where job.id = any (job_ids) and not exists (select from public.cases as copied
          where copied.subject_kind = 'job' and copied.subject_id = job.id and copied.reasons @> '[{"rule": "a copy"}]')
      on conflict (job_id) do update set removed_at = now();
  -- A job that was removed on its own stays removed, and so do all jobs while their account is banned or their company removed.
  elsif decided.subject_kind = 'job' or not ((decided.subject_kind = 'account' and public.is_subject_removed(decided.account_id, 'company'))
      or exists (select from public.bans as standing
        where standing.kind = 'account' and standing.value = decided.account_id::text and standing.lifted_at is null
          and coalesce(standing.until, 'infinity') > now())) then
    delete from public.removed_texts as removed
      where removed.job_id = any (job_ids) and (decided.subject_kind = 'job' or not public.is_job_removed(removed.job_id));
  end if;
  return null;
end
$$;

-- ── schemas/trust/decide_case.sql ──

-- Decides an open case: shows or hides its subject, emails the owner the reason with a link to appeal, and records the decision in the
-- audit log. 'ask' leaves the case open. A trigger on `decisions` applies decisions about accounts. Returns the decision's id. Throws
-- CASE_CLOSED if another admin was faster, UNDECIDABLE if the decision doesn't apply to the case.
create function public.decide_case(case_id bigint, decision text, reason text, decided_by uuid default null) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  pending public.cases;
  decided uuid;
  was_removed boolean;
  is_appeal boolean;
  notifies_owner boolean := true;
  -- The secret of the appeal link.
  secret text;
  new_outcome constant text := case decide_case.decision when 'approve' then 'approved' when 'remove' then 'removed'
    when 'dismiss' then 'dismissed' when 'warn' then 'warned' when 'suspend' then 'suspended' when 'ban' then 'banned'
    when 'lift' then 'lifted' end;
begin
  -- Locks the job before its case, as posting and reporting do, so that they can't deadlock.
  perform from public.jobs as job join public.cases as decided_case
      on decided_case.subject_kind = 'job' and decided_case.subject_id = job.id
    where decided_case.id = decide_case.case_id for update of job;
  select * into pending from public.cases where id = decide_case.case_id for update;
  if not found or pending.closed_at is not null then
    raise exception 'CASE_CLOSED' using errcode = 'PT409';
  end if;
  if not coalesce(decide_case.decision in ('ask', 'dismiss') or case pending.subject_kind
        when 'account' then decide_case.decision in ('warn', 'suspend', 'ban', 'lift')
        else decide_case.decision in ('approve', 'remove') end, false)
      -- Only claims by other people can be dismissed, not a rule's finding or the owner's appeal.
      or (decide_case.decision = 'dismiss' and exists (select from jsonb_array_elements(pending.reasons) as reason
        where reason ->> 'source' in ('posting', 'copy', 'appeal'))) then
    raise exception 'UNDECIDABLE' using errcode = 'PT400';
  end if;
  is_appeal := exists (select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' = 'appeal');
  was_removed := case pending.subject_kind when 'job' then public.is_job_removed(pending.subject_id)
    else public.is_subject_removed(pending.account_id, pending.subject_kind) end;
  insert into public.decisions (case_id, decision, reason, decided_by)
    values (pending.id, decide_case.decision, trim(decide_case.reason), decide_case.decided_by)
    returning id into decided;
  update public.cases set question_sent_at = case decide_case.decision when 'ask' then now() else question_sent_at end,
    closed_at = case when new_outcome is not null then now() end, outcome = new_outcome where id = pending.id;
  if decide_case.decision = 'remove' then
    perform public.hide_subject(pending.subject_kind, pending.subject_id);
  elsif decide_case.decision in ('approve', 'dismiss') then
    -- An owner whose content was never hidden gets no email about its approval.
    notifies_owner := public.restore_subject(pending.subject_kind, pending.subject_id, was_removed) or is_appeal;
  end if;
  -- A decision that an appeal has confirmed is final. Any other decision against the owner allows an appeal.
  if decide_case.decision in ('remove', 'warn', 'suspend', 'ban') and not exists (
      select from public.decisions as first
      where first.appeal_case_id = pending.id and first.decision = decide_case.decision) then
    secret := encode(extensions.gen_random_bytes(32), 'hex');
    update public.decisions set appeal_token_hash = public.sha256_hex(secret) where id = decided;
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'case-decided', owner.email, jsonb_strip_nulls(jsonb_build_object('decisionId', decided, 'manageToken', secret)),
      'case-decided:' || decided
    from auth.users as owner where owner.id = pending.account_id and public.is_email(owner.email) and notifies_owner
    on conflict (dedupe_key) do nothing;
  perform public.record_audit_event(decide_case.decision, pending.subject_kind, pending.subject_id::text,
    jsonb_build_object('case', pending.id, 'decision', decided), decide_case.decided_by);
  return decided;
end
$$;

grant execute on function public.decide_case(bigint, text, text, uuid) to service_role;

-- ── schemas/trust/is_subject_removed.sql ──

-- Returns whether the last decision about an account's 'company' or 'profile' removed it. A removal also applies to a company or profile
-- that the account creates later.
create function public.is_subject_removed(account_id uuid, subject_kind text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'removed' from public.cases as decided
    where decided.account_id = is_subject_removed.account_id and decided.subject_kind = is_subject_removed.subject_kind
      and decided.outcome in ('approved', 'removed')
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.is_subject_removed(uuid, text) to service_role;

-- ── schemas/trust/hide_jobs.sql ──

-- Hides jobs of any owner: open and paused ones become held, and closed ones lose their page. Queues their pages for rendering and a
-- warning to their applicants. Returns how many jobs were hidden.
create function public.hide_jobs(job_ids uuid[]) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  hidden uuid[];
begin
  with held as (
    update public.jobs set status = 'held' where id = any (hide_jobs.job_ids) and status in ('open', 'paused') returning id),
  expired as (
    update public.jobs set expires_at = least(expires_at, now() - public.ended_job_visibility() - interval '1 day')
    where id = any (hide_jobs.job_ids) and status = 'closed' and ended_at > now() - public.ended_job_visibility() returning id),
  stale as (
    insert into public.stale_jobs (job_id) select id from held union all select id from expired on conflict do nothing)
  select coalesce(array_agg(id), '{}') into hidden from (select id from held union all select id from expired) as seen;
  insert into public.closing_emails (job_id, is_takedown)
    select id, true from public.jobs where id = any (hide_jobs.job_ids) and (status = 'held' or id = any (hidden))
    on conflict (job_id) do update set is_takedown = true;
  return cardinality(hidden);
end
$$;

grant execute on function public.hide_jobs(uuid[]) to service_role;

-- ── schemas/trust/hide_subject.sql ──

-- Takes down a case's subject: a job, the jobs of a company, a profile or a message. Returns whether jobs, a profile or a reply were
-- hidden.
create function public.hide_subject(subject_kind text, subject_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case hide_subject.subject_kind
    when 'job' then
      changed := public.hide_jobs(array[hide_subject.subject_id]);
    when 'company' then
      changed := public.hide_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id where company.id = hide_subject.subject_id));
    when 'profile' then
      update public.job_seeker_profiles set is_visible = false where id = hide_subject.subject_id and is_visible;
      get diagnostics changed = row_count;
    when 'message' then
      delete from public.contact_requests where id = hide_subject.subject_id;
      -- Deletes the message's text but keeps the event.
      update public.application_events set subject = null, body = null
        where application_id = hide_subject.subject_id and kind = 'mailed' and body is not null;
      get diagnostics changed = row_count;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.hide_subject(text, uuid) to service_role;

-- ── schemas/trust/is_job_removed.sql ──

-- Returns whether the last decision about a job removed it.
create function public.is_job_removed(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select outcome = 'removed' from public.cases
    where subject_id = is_job_removed.job_id and subject_kind = 'job' and outcome in ('approved', 'removed')
    order by id desc limit 1), false)
$$;

grant execute on function public.is_job_removed(uuid) to service_role;

-- ── schemas/trust/job_identifiers.sql ──

-- Returns the identifiers of a posting: the contact's address and its domain, the domain of the link, the phone number, and a fingerprint
-- of the text. Indexed, so that finding postings of other accounts with the same identifiers is fast even among a million jobs (D94).
create function public.job_identifiers(contact jsonb, application_url text, description text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array_remove(array[
    'email:' || lower(left(contact ->> 'email', 254)),
    'domain:' || split_part(lower(left(contact ->> 'email', 254)), '@', 2),
    'domain:' || regexp_replace(lower(substring(left(application_url, 1000) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''),
    'phone:' || nullif(right(regexp_replace(left(contact ->> 'phone', 200), '\D', '', 'g'), 10), ''),
    public.text_fingerprint(description)], null)
$$;

grant execute on function public.job_identifiers(jsonb, text, text) to authenticated, service_role;

-- ── schemas/employers/employer_profiles.sql ──

-- Company profiles. Owning one makes an account an employer (D26).

create table public.employer_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text not null check (length(trim(company_description)) between 1 and 5000),
  industry text not null check (industry = any (public.industries())),
  location jsonb not null check (public.is_location(location)),
  company_logo text check (length(company_logo) <= 1000),
  -- Set by verify_employer and by a trigger on auth.users (D97).
  verified_domain text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index employer_profiles_company_key on public.employer_profiles (public.company_key(company_name));

create trigger prepare_company before insert or update on public.employer_profiles
  for each row execute function public.prepare_company();
-- Fires after prepare_company, because triggers fire in alphabetical order.
create trigger verify_employer before insert on public.employer_profiles
  for each row execute function public.verify_employer();
create trigger after_company_write after insert or update or delete on public.employer_profiles
  for each row execute function public.after_company_write();

alter table public.employer_profiles enable row level security;
grant select, delete on public.employer_profiles to authenticated;
grant insert (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant update (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant all on public.employer_profiles to service_role;

create policy "employers read their own company" on public.employer_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create their own company" on public.employer_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "employers change their own company" on public.employer_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "employers delete their own company" on public.employer_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/admin/merge_companies.sql ──

-- Merges the company of `from_account` into the company of the account with `into_address`. Moves the first company's saved talents,
-- contact requests, contact addresses and jobs, with the applications to them. Then deletes that company; its account stays. Emails both
-- owners the reason. Returns the number of moved jobs. Throws NO_COMPANY if either account has no company, SAME_COMPANY if both accounts
-- are the same.
create function public.merge_companies(from_account uuid, into_address text, reason text, merged_by uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  into_account constant uuid := (select id from auth.users
    where lower(email) = lower(trim(merge_companies.into_address)) limit 1);
  moved_jobs integer;
  removed public.employer_profiles;
  remaining public.employer_profiles;
begin
  if merge_companies.from_account = into_account then
    raise exception 'SAME_COMPANY' using errcode = 'PT400';
  end if;
  if coalesce(length(trim(merge_companies.reason)) not between 3 and 2000, true) then
    raise exception 'REASON_MISSING' using errcode = 'PT400';
  end if;
  perform from public.employer_profiles
    where user_id in (merge_companies.from_account, into_account) order by user_id for update;
  select * into removed from public.employer_profiles where user_id = merge_companies.from_account;
  select * into remaining from public.employer_profiles where user_id = into_account;
  if removed.id is null or remaining.id is null then
    raise exception 'NO_COMPANY' using errcode = 'PT404';
  end if;
  insert into public.job_contacts (account_id, address, confirmed_at)
    select remaining.user_id, address, confirmed_at from (
      select address, confirmed_at from public.job_contacts where account_id = removed.user_id and confirmed_at is not null
      union select lower(email), email_confirmed_at from auth.users where id = removed.user_id and email_confirmed_at is not null) as own
    on conflict do nothing;
  perform set_config('merge_companies.runs', 'yes', true);
  update public.jobs set employer_id = remaining.user_id, idempotency_key = null,
      company_name = remaining.company_name, company_description = remaining.company_description, company_logo = remaining.company_logo,
      industry = remaining.industry
    where employer_id = removed.user_id;
  get diagnostics moved_jobs = row_count;
  perform set_config('merge_companies.runs', '', true);
  perform public.update_reply_record(remaining.user_id);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = remaining.user_id and ended_at > now() - public.ended_job_visibility()
    on conflict do nothing;
  update public.cases set account_id = remaining.user_id
    where account_id = removed.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = remaining.user_id where employer_id = removed.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = remaining.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = remaining.user_id where employer_id = removed.user_id
    and not exists (select from public.contact_requests as own
      where own.employer_id = remaining.user_id and own.talent_id = request.talent_id);
  delete from public.employer_profiles where id = removed.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'companies-merged', account.email, jsonb_build_object('removedName', removed.company_name,
        'remainingName', remaining.company_name,
        'jobs', moved_jobs, 'reason', trim(merge_companies.reason), 'isRemaining', account.id = remaining.user_id),
      'companies-merged:' || removed.id || ':' || account.id
    from auth.users as account where account.id in (removed.user_id, remaining.user_id) and public.is_email(account.email)
    on conflict (dedupe_key) do nothing;
  perform public.record_audit_event('companies merged', 'account', account::text,
      jsonb_build_object('from', removed.user_id, 'into', remaining.user_id, 'jobs', moved_jobs), merge_companies.merged_by)
    from unnest(array[removed.user_id, remaining.user_id]) as account;
  return moved_jobs;
end
$$;

grant execute on function public.merge_companies(uuid, text, text, uuid) to service_role;

-- ── schemas/employers/after_company_row_write.sql ──

-- Updates everything that depends on a company after its row was written. `before` is null for an insert, and `company` is null for a
-- deletion. `is_person` is false for writes of the service role. Raises PT403 if it is not called by a trigger.
create function public.after_company_row_write(company public.employer_profiles, before public.employer_profiles, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can process a company.' using errcode = 'PT403';
  end if;
  if company.company_logo is distinct from before.company_logo then
    perform public.claim_company_logo(company, before);
  end if;
  if company.id is null then
    return;
  end if;
  -- Jobs have copies of the company's fields, which are updated until the job ends (D18b).
  if before.id is not null and (company.company_name, company.company_description, company.company_logo, company.industry)
      is distinct from (before.company_name, before.company_description, before.company_logo, before.industry) then
    update public.jobs
      set company_name = company.company_name, company_description = company.company_description,
          company_logo = company.company_logo, industry = company.industry
      where employer_id = company.user_id and status <> 'closed' and expires_at > now();
  end if;
  if is_person then
    perform public.moderate_company(company, before.id is null);
  end if;
  if company.company_name is distinct from before.company_name then
    perform public.hide_from_renamed_company(company.user_id, company.company_name);
  end if;
end
$$;

grant execute on function public.after_company_row_write(public.employer_profiles, public.employer_profiles, boolean)
  to authenticated, service_role;

-- ── schemas/employers/claim_company_logo.sql ──

-- Claims a company's logo. Raises PT409 LOGO_MISSING unless it is a verified upload of the owner, so that visitors' browsers don't load
-- images from other servers. A replaced or removed logo is discarded. The change also applies to ended jobs, which otherwise keep their
-- copies of the company's fields.
create function public.claim_company_logo(company public.employer_profiles, before public.employer_profiles) returns void
language plpgsql
set search_path = ''
as $$
begin
  if company.company_logo is not null then
    update public.uploads set claimed_at = now()
      where public_url = company.company_logo and bucket = 'companies' and owner_id = company.user_id
        and verified_at is not null and claimed_at is null and discarded_at is null;
    if not found then
      raise exception 'LOGO_MISSING' using errcode = 'PT409';
    end if;
  end if;
  if before.company_logo is not null then
    update public.uploads set discarded_at = now() where public_url = before.company_logo;
    if company.id is not null then
      update public.jobs set company_logo = company.company_logo
        where employer_id = before.user_id and company_logo = before.company_logo;
    end if;
  end if;
end
$$;

-- ── schemas/trust/moderate_company.sql ──

-- Moderates a company's name and description, which its jobs show. A hard rule rejects the text with a message. A weight of `hold_weight`
-- or more hides the company's jobs until an admin reviews the text or an edit lowers the weight. A new company has no jobs yet; its text is
-- moderated with each job. Approved text isn't moderated again (D91).
create function public.moderate_company(company public.employer_profiles, is_new boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
begin
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard),
    (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', broken.field) order by broken.weight desc)
      filter (where broken.is_hard)) -> 0
    into reasons, refused
    from (
      select distinct on (rule) * from (
        select 'companyName' as field, in_name.* from public.match_trust_rules(company.company_name) as in_name
        union all
        select 'companyDescription', in_description.* from public.match_trust_rules(company.company_description) as in_description
        union all
        select 'companyName', borrowed.rule, 'scam', borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null
        from public.list_name_risks(company.company_name, company.user_id, company.location) as borrowed) as each
      order by rule, field desc) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'company' and approved.subject_id = company.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if is_new then
    return;
  end if;
  select * into pending from public.cases where subject_kind = 'company' and subject_id = company.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('company', company.id, company.user_id, reasons);
    -- The jobs haven't ended, so waiting applicants get no email.
    with held as (
      update public.jobs set status = 'held' where employer_id = company.user_id and status = 'open' and expires_at > now() returning id)
    insert into public.stale_jobs (job_id) select id from held on conflict do nothing;
  elsif pending.id is not null and pending.reasons <> '[]' and not exists (
      select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.restore_subject('company', company.id, false);
    perform public.record_audit_event('case mended', 'company', company.id::text, jsonb_build_object('case', pending.id), company.user_id);
  end if;
end
$$;

-- ── schemas/applications/reply_records.sql ──

-- Whether each employer replied to more than half of their applicants, counted as in reply_record over all jobs that have a page (D110).
create table public.reply_records (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  is_responsive boolean not null,
  checked_at timestamptz not null default now()
);

create index reply_records_checked_at on public.reply_records (checked_at);

alter table public.reply_records enable row level security;
grant all on public.reply_records to service_role;

-- ── schemas/employers/is_employer.sql ──

-- True if the viewer owns a company profile, the basis of all employer rights (D26).
create function public.is_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.employer_profiles where user_id = (select auth.uid())) $$;

grant execute on function public.is_employer() to authenticated, service_role;

-- ── schemas/alerts/alerts.sql ──

-- Job alerts of accounts and guests, and talent alerts of companies. A paused job alert is a saved search without email (D22, D29, D67,
-- D108).

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('job', 'talent')),
  -- The account that owns the alert. Null for a guest, whose alert has an `address`.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  -- Only for talent alerts, which are deleted with their company.
  company_id uuid generated always as (case when kind = 'talent' then user_id end) stored
    references public.employer_profiles (user_id) on delete cascade,
  address text check (address is null or (public.is_email(address) and address = lower(address))),
  -- The owner's name for a saved search.
  name text check (length(name) between 1 and 60),
  words text check (length(words) <= 200),
  -- Filters of a job alert. Pay is per hour (D33).
  job_types text[] not null default '{}' check (cardinality(job_types) <= cardinality(public.job_types())
    and job_types <@ public.job_types()),
  min_pay numeric check (min_pay between 0 and public.max_pay_amount()),
  currency text not null default 'USD' check (currency = any (public.currencies())),
  -- Filters of a talent alert.
  skills text[] not null default '{}' check (public.is_word_list(skills, 20)),
  min_years integer check (min_years between 0 and 50),
  max_years integer check (max_years between 0 and 50 and max_years >= min_years),
  -- Other filters of a job alert, in the format of `more` of search_jobs (D102, D103). Drawn areas also set the location and the radius.
  more jsonb check (length(more::text) <= 8000),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null check (radius_km between 1 and public.max_radius_km()),
  -- The unit of distances in its emails (D106). `radius_km` is always kilometers.
  in_miles boolean not null default false,
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('unconfirmed', 'active', 'paused')),
  next_due_at timestamptz,
  -- Jobs that opened before this time are already matched.
  searched_until timestamptz not null default now(),
  -- The secret of the links in its mails. Stored in the clear because every mail contains it; no grant exposes it.
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the alert was last confirmed, created or resumed. The alert finds only what opened or changed later.
  active_since timestamptz not null default now(),
  -- As in job_search: matches are within `max_chord` of `center` and in `areas`; `box` is for indexes. Stored, so that matching doesn't
  -- compute them for every alert.
  center extensions.cube not null generated always as (public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  box extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
      public.chord_km(radius_km), 3)) stored,
  max_chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  areas polygon[] generated always as (public.parse_areas(more -> 'areas')) stored,
  -- The words of talent alerts and instant job alerts as a query; `word_cell_keys` indexes instant job alerts.
  word_query tsquery,
  word_cell_keys bigint[],
  constraint alerts_owner check (num_nonnulls(user_id, address) = 1),
  constraint alerts_unconfirmed check (status <> 'unconfirmed' or address is not null),
  constraint alerts_search check (case kind
    when 'job' then skills = '{}' and num_nonnulls(min_years, max_years) = 0
    else job_types = '{}' and num_nonnulls(min_pay, address, more, name) = 0 end)
);

comment on column public.alerts.weekday is 'ISO: 1 is Monday, 7 is Sunday. For weekly alerts.';

create index alerts_user on public.alerts (user_id) where user_id is not null;
create index alerts_company on public.alerts (company_id) where company_id is not null;
create index alerts_address on public.alerts (address) where address is not null;
create index alerts_due on public.alerts (next_due_at) where next_due_at is not null;
create index alerts_unconfirmed on public.alerts (created_at) where status = 'unconfirmed';
-- Job alerts without words are found by their circle. Alerts with words are found by a word and a map cell together, because up to 100,000
-- circles can contain one job.
create index alerts_box on public.alerts
  using gist (box) include (id, center, max_chord, job_types, min_pay, currency, active_since)
  where kind = 'job' and status = 'active' and frequency = 'instant' and words is null and more is null;
-- For alerts with other filters, which are checked per row.
create index alerts_conditions_box on public.alerts using gist (box)
  where kind = 'job' and status = 'active' and frequency = 'instant' and words is null and more is not null;
create index alerts_word_cell_keys on public.alerts using gin (word_cell_keys) with (fastupdate = off)
  where status = 'active' and frequency = 'instant';
create index alerts_talent_box on public.alerts using gist (box) where kind = 'talent' and status = 'active';

-- Updates of the scheduler's columns don't run the trigger. Setting `words` to itself parses them again (resolve_unknown_alert_words).
create trigger prepare_alert
  before insert or update of kind, user_id, address, name, words, job_types, min_pay, currency, skills, min_years, max_years,
    more, location, radius_km, frequency, hour, weekday, time_zone, status, manage_token, created_at
  on public.alerts for each row execute function public.prepare_alert();
create trigger record_unknown_alert_words after insert or update of words, frequency on public.alerts
  for each row when (new.kind = 'job') execute function public.record_unknown_alert_words();

alter table public.alerts enable row level security;
grant select (id, kind, user_id, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km,
    in_miles, frequency, hour, weekday, time_zone, status, next_due_at, created_at, updated_at)
  on public.alerts to authenticated;
grant insert (kind, user_id, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km,
    in_miles, frequency, hour, weekday, time_zone, status)
  on public.alerts to authenticated;
grant update (name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km, in_miles, frequency, hour,
    weekday, time_zone, status)
  on public.alerts to authenticated;
grant delete on public.alerts to authenticated;
grant all on public.alerts to service_role;

create policy "people read their own alerts" on public.alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create job alerts, employers talent alerts" on public.alerts
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (kind = 'job' or (select public.is_employer())));
create policy "people change their own alerts" on public.alerts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own alerts" on public.alerts
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/prepare_alert_row.sql ──

-- Returns the alert row to write. `before` is the old row, or null for a new alert. `is_person` is false if the service role writes it.
-- Raises PT403 outside of a trigger.
create function public.prepare_alert_row(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can prepare an alert.' using errcode = 'PT403';
  end if;
  alert := public.guard_alert(alert, before, is_person);
  alert := public.schedule_alert(alert, before);
  if before.id is null then
    perform public.limit_alerts(alert.kind, alert.user_id, alert.address);
  end if;
  -- Raises an error for invalid conditions.
  perform public.parse_conditions(alert.more - 'areas');
  select parsed.word_query, parsed.word_cell_keys into alert.word_query, alert.word_cell_keys
    from public.compute_alert_word_columns(alert.kind, alert.frequency, alert.words, alert.location, alert.radius_km) as parsed
    where alert.words is not null;
  -- A new owner or token is not a change of the search.
  if before.id is not null and (alert.user_id, alert.address, alert.manage_token) is not distinct from
      (before.user_id, before.address, before.manage_token) then
    alert.updated_at := now();
  end if;
  return alert;
end
$$;

grant execute on function public.prepare_alert_row(public.alerts, public.alerts, boolean) to authenticated, service_role;

-- ── schemas/alerts/guard_alert.sql ──

-- Normalizes an alert before it is written. A person (`is_person`, not the server) can't change the alert's owner, token or the times that
-- the scheduler sets.
create function public.guard_alert(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql
set search_path = ''
as $$
declare
  circle record;
begin
  -- [[:space:]] alone misses most control characters and, in some locales, Unicode spaces.
  alert.name := nullif(trim(regexp_replace(alert.name, '[[:space:][:cntrl:]\u00a0\u2028\u2029]+', ' ', 'g')), '');
  alert.words := nullif(regexp_replace(trim(alert.words), '\s+', ' ', 'g'), '');
  -- In the format of profile skills.
  alert.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(alert.skills) with ordinality as input (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  alert.location := public.normalize_location(public.unwrap_json(alert.location));
  alert.more := nullif(public.unwrap_json(alert.more), '{}');
  if public.parse_areas(alert.more -> 'areas') is not null then
    -- The index finds the alert by the circle around its areas.
    circle := public.areas_bounding_circle(alert.more -> 'areas');
    alert.location := jsonb_set(alert.location, '{coordinates}', jsonb_build_object('lat', circle.lat, 'lng', circle.lng));
    alert.radius_km := greatest(1, ceil(circle.radius_km));
  end if;
  alert.radius_km := coalesce(alert.radius_km,
    case alert.kind when 'job' then public.default_radius_km() else public.default_talent_radius_km() end);
  if is_person then
    if alert.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert can be unconfirmed.' using errcode = '23514', constraint = 'alerts_unconfirmed';
    end if;
    if before.id is null then
      alert.address := null;
      alert.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      alert.created_at := now();
    else
      alert.kind := before.kind;
      alert.user_id := before.user_id;
      alert.address := before.address;
      alert.manage_token := before.manage_token;
      alert.created_at := before.created_at;
      alert.searched_until := before.searched_until;
      alert.next_due_at := before.next_due_at;
    end if;
  end if;
  return alert;
end
$$;

-- ── schemas/alerts/schedule_alert.sql ──

-- Sets when an alert is due. An alert that becomes active, also after a pause, finds only what opens or changes from then on. An alert that
-- becomes instant, or is resumed as instant, is due at once, so that its pending matches are mailed.
create function public.schedule_alert(alert public.alerts, before public.alerts) returns public.alerts
language plpgsql
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
begin
  if alert.status = 'active' and (is_new or before.status <> 'active') then
    alert.searched_until := now();
    alert.active_since := now();
  end if;
  if alert.status <> 'active' then
    alert.next_due_at := null;
  elsif is_new or before.status <> 'active'
    or (alert.frequency, alert.hour, alert.weekday, alert.time_zone) is distinct from
      (before.frequency, before.hour, before.weekday, before.time_zone) then
    alert.next_due_at := case
      when alert.frequency <> 'instant' then public.next_alert_due(alert.frequency, alert.hour, alert.weekday, alert.time_zone, now())
      when is_new then null
      when before.status = 'active' and before.frequency = 'instant' then before.next_due_at
      else now() end;
  end if;
  return alert;
end
$$;

-- ── schemas/alerts/change_alert.sql ──

-- Updates the alert with this token. `changes` maps columns to new values, such as {"status": "paused"}; columns that aren't in the list
-- below are ignored. `status` of an unconfirmed alert doesn't change. False for an unknown token.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  allowed_changes jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'skills', 'min_years', 'max_years', 'more', 'location',
      'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  alert public.alerts;
begin
  if allowed_changes ? 'status' and coalesce(allowed_changes ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into alert from public.alerts where manage_token = change_alert.token for update;
  if not found then
    return false;
  end if;
  if alert.status = 'unconfirmed' then
    allowed_changes := allowed_changes - 'status';
  end if;
  alert := jsonb_populate_record(alert, allowed_changes);
  update public.alerts set words = alert.words, job_types = alert.job_types, min_pay = alert.min_pay,
      currency = alert.currency, skills = alert.skills, min_years = alert.min_years, max_years = alert.max_years, more = alert.more,
      location = alert.location, radius_km = alert.radius_km, frequency = alert.frequency, hour = alert.hour,
      weekday = alert.weekday, time_zone = alert.time_zone, status = alert.status
    where id = alert.id;
  return true;
end
$$;

grant execute on function public.change_alert(text, jsonb) to service_role;

-- ── schemas/alerts/confirm_job_alert.sql ──

-- Activates a guest's alert by its token and records that this browser can read the address. Moves the address's alerts to the account with
-- that address, if any (`claim_alerts`), and removes an 'unsubscribe-all' suppression. True for a known token, even if the alert is already
-- confirmed.
create function public.confirm_job_alert(token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  confirmed public.alerts;
  account_id uuid;
begin
  update public.alerts set status = 'active'
    where manage_token = confirm_job_alert.token and status = 'unconfirmed' returning * into confirmed;
  if not found then
    return exists (select from public.alerts where manage_token = confirm_job_alert.token);
  end if;
  perform public.record_verified_address(confirmed.address, 'browser:' || public.sha256_hex(browser_key)) where browser_key is not null;
  delete from public.email_suppressions where address = confirmed.address and reason = 'unsubscribe-all';
  select account.id into account_id from auth.users as account
    where lower(account.email) = confirmed.address and account.email_confirmed_at is not null;
  if account_id is not null then
    perform public.claim_alerts(account_id, confirmed.address);
  end if;
  return true;
end
$$;

grant execute on function public.confirm_job_alert(text, text) to service_role;

-- ── schemas/alerts/get_alert_by_token.sql ──

-- The alert with this token as its page shows it, with its address; null if there is none. Read-only, because mail scanners follow links
-- (D29).
create function public.get_alert_by_token(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', alert.id, 'kind', alert.kind, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'has_account', alert.user_id is not null,
      'words', alert.words, 'job_types', alert.job_types, 'min_pay', alert.min_pay, 'currency', alert.currency,
      'skills', alert.skills, 'min_years', alert.min_years, 'max_years', alert.max_years,
      'more', alert.more, 'location', alert.location, 'radius_km', alert.radius_km, 'in_miles', alert.in_miles,
      'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'time_zone', alert.time_zone, 'next_due_at', alert.next_due_at, 'created_at', alert.created_at)
    from public.alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = get_alert_by_token.token
$$;

grant execute on function public.get_alert_by_token(text) to service_role;

-- ── schemas/alerts/delete_unconfirmed_alerts.sql ──

-- Deletes up to 1,000 alerts that were not confirmed within `after_days`. Returns their number.
create function public.delete_unconfirmed_alerts(after_days integer default 7) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_unconfirmed_alerts(integer) to service_role;

-- ── schemas/alerts/get_alert_mail_content.sql ──

-- Returns the content for rendering an alert mail: {"alert", "manage_token", "total", "found"}. `total` counts the matches that are still
-- deliverable; `found` is the nearest `max_found` of them. Null if there are none, or if the alert is not active or has no recipient.
-- Talents have public columns and the distance only, because a mail leaves the site. Marks the matches as delivered. Undelivered matches
-- that are not deliverable now are deleted, so that they can match again later.
create function public.get_alert_mail_content(mail_id uuid, max_found integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.alerts;
  can_deliver boolean;
  listed jsonb;
begin
  select owner.* into alert from public.alerts as owner
    where owner.id = (select delivery.alert_id from public.alert_deliveries as delivery where delivery.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  can_deliver := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.alert_deliveries as delivery
    where delivery.mail_id = mail_id and delivery.delivered_at is null
      and (not can_deliver or not public.is_still_deliverable(alert, delivery.job_id, delivery.talent_id, now_at));
  if not can_deliver then
    return null;
  end if;
  update public.alert_deliveries as delivery set delivered_at = now_at where delivery.mail_id = mail_id and delivery.delivered_at is null;
  if alert.kind = 'job' then
    select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
      select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
        job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as delivery join public.jobs as job on job.id = delivery.job_id
      where delivery.mail_id = mail_id and public.is_still_deliverable(alert, job.id, null, now_at)) as job;
  else
    select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
      select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
        talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
        talent.available_from <= current_date as is_available_now, talent.desired_job_types,
        public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as delivery join public.job_seeker_profiles as talent on talent.id = delivery.talent_id
      where delivery.mail_id = mail_id and public.is_still_deliverable(alert, null, talent.id, now_at)) as talent;
  end if;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.get_alert_by_token(alert.manage_token), 'manage_token', alert.manage_token,
    'total', jsonb_array_length(listed),
    'found', (select jsonb_agg(item.entry order by item.position)
      from jsonb_array_elements(listed) with ordinality as item (entry, position) where item.position <= max_found));
end
$$;

grant execute on function public.get_alert_mail_content(uuid, integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/talent_alert_matches.sql ──

-- Whether a profile matches an alert: all skills, years within bounds, words anywhere in the profile, and the center of its map cell in the
-- circle. Employers never see a more exact place (D25).
create function public.talent_alert_matches(alert public.alerts, search tsvector, skills text[], years integer,
  point extensions.cube)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    alert.box operator(extensions.@>) point
    and (alert.center operator(extensions.<->) point) <= alert.max_chord
    and (alert.skills = '{}' or skills @> alert.skills)
    and (alert.min_years is null or years >= alert.min_years)
    and (alert.max_years is null or years <= alert.max_years)
    and (alert.words is null or search @@ alert.word_query), false)
$$;

grant execute on function public.talent_alert_matches(public.alerts, tsvector, text[], integer, extensions.cube)
  to service_role;

-- ── schemas/alerts/unknown_alert_words.sql ──

-- Words that were in no posting when their instant alert was parsed. The alert's query contains the nearest known word instead. A job with
-- the word itself or a similar one triggers a new parse.
create table public.unknown_alert_words (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  word text not null,
  stem text not null,
  primary key (alert_id, word)
);

create index unknown_alert_words_stem on public.unknown_alert_words (stem);
create index unknown_alert_words_initial on public.unknown_alert_words (left(word, 1), length(word));

alter table public.unknown_alert_words enable row level security;
grant all on public.unknown_alert_words to service_role;

-- ── schemas/alerts/queue_due_alerts.sql ──

-- Queues the mails of due alerts: pending matches of talent alerts, and for job alerts the matching jobs that opened since the last digest.
-- The search starts ten minutes before the last digest, for postings that were committed late; no match is delivered twice. After an
-- outage an alert gets one digest. Returns the numbers of alerts and mails.
create function public.queue_due_alerts(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  due uuid[];
  alert public.alerts;
  search public.job_search;
begin
  due := array(
    select id from public.alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    -- `for no key update` doesn't block concurrent inserts of matches, which reference these alerts.
    for no key update skip locked);
  for alert in select * from public.alerts where id = any (due) and kind = 'job' loop
    -- Leaves out 'posted_days', because a job that has just opened meets any value.
    search := public.parse_search((alert.location #>> '{coordinates,lat}')::double precision,
      (alert.location #>> '{coordinates,lng}')::double precision, alert.radius_km, alert.words, alert.job_types, alert.min_pay,
      alert.currency, 'date', null, alert.more - 'posted_days');
    execute format('
        insert into public.alert_deliveries (alert_id, job_id)
          select $2, job.id
          from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
          where opening.opened_at > $3 and opening.opened_at <= $4 and job.expires_at > $4 and %s
          on conflict do nothing', public.where_clause(search))
      using search, alert.id, greatest(alert.active_since, alert.searched_until - interval '10 minutes'), now_at;
  end loop;
  alerts := cardinality(due);
  mails := public.queue_alert_mails(due);
  update public.alerts
    set searched_until = now_at, next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
    where id = any (due);
  return next;
end
$$;

grant execute on function public.queue_due_alerts(integer, timestamp with time zone) to service_role;

-- ── schemas/applications/reply_templates.sql ──

-- An employer's own wording of a reply. Without a row the default wording applies.
create table public.reply_templates (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  kind text not null check (kind in ('invitation', 'rejection', 'message')),
  subject text not null check (length(trim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(trim(body)) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (employer_id, kind)
);

create trigger touch_updated_at before update on public.reply_templates
  for each row execute function public.touch_updated_at();

alter table public.reply_templates enable row level security;
grant select, delete on public.reply_templates to authenticated;
grant insert (employer_id, kind, subject, body) on public.reply_templates to authenticated;
grant update (employer_id, kind, subject, body) on public.reply_templates to authenticated;
grant all on public.reply_templates to service_role;

create policy "employers write their own templates" on public.reply_templates
  for all to authenticated
  using (employer_id = (select auth.uid()))
  with check (employer_id = (select auth.uid()) and (select public.is_employer()));

-- ── schemas/postings/get_job_contact.sql ──

-- Returns the consent request that the token in its email belongs to: {"companyName", "state"}. The state is 'pending', 'confirmed' or
-- 'declined'. Null for an unknown token.
create function public.get_job_contact(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('companyName', company.company_name,
    'state', case when contact.declined_at is not null then 'declined' when contact.confirmed_at is not null then 'confirmed'
      else 'pending' end)
  from public.job_contacts as contact join public.employer_profiles as company on company.user_id = contact.account_id
  where contact.token_hash = public.sha256_hex(get_job_contact.manage_token)
$$;

grant execute on function public.get_job_contact(text) to anon, authenticated, service_role;

-- ── schemas/postings/job_drafts.sql ──

-- Unfinished postings, one per employer. `idempotency_key` becomes the key of the posted job, so that a form posts only one job.
create table public.job_drafts (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 60000),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger skip_posted before insert or update on public.job_drafts
  for each row execute function public.skip_posted_draft();
create trigger touch_updated_at before update on public.job_drafts
  for each row execute function public.touch_updated_at();

alter table public.job_drafts enable row level security;
grant select, delete on public.job_drafts to authenticated;
grant insert (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant update (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant all on public.job_drafts to service_role;

create policy "employers read their own draft" on public.job_drafts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers start their own draft" on public.job_drafts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own draft" on public.job_drafts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own draft" on public.job_drafts
  for delete to authenticated using (employer_id = (select auth.uid()));

-- ── schemas/saved/is_verified_employer.sql ──

-- Whether the viewer has a company profile (D26) and a confirmed address.
create function public.is_verified_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_employer() and exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null)
$$;

grant execute on function public.is_verified_employer() to service_role;

-- ── schemas/talents/talent_audience.sql ──

-- The viewer's audience: 'visitor', 'signed-in' or 'employer'. An unverified company is a visitor.
create function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then 'visitor'
    when public.is_verified_employer() then 'employer'
    when public.is_employer() then 'visitor'
    else 'signed-in' end
$$;

grant execute on function public.talent_audience() to service_role;

-- ── schemas/talents/talent_access.sql ──

-- The viewer's access to talents: the audience of the cards, why a company gets only the visitors' cards ('unverified', 'used-up' after the
-- day's limit, or null), and the number of full profiles per day.
create function public.talent_access() returns table (audience text, restriction text, profiles_a_day integer)
language sql stable security definer
set search_path = ''
as $$
  select case when viewer.audience = 'employer' and viewer.is_used_up then 'visitor' else viewer.audience end,
    case when viewer.audience = 'employer' and viewer.is_used_up then 'used-up'
      when viewer.audience = 'visitor' and public.is_employer() then 'unverified' end,
    public.setting('talent_profiles_a_day')
  from (select public.talent_audience() as audience, public.remaining_talent_views() = 0 as is_used_up) as viewer
$$;

grant execute on function public.talent_access() to anon, authenticated, service_role;

-- ── schemas/jobs/jobs.sql ──

-- Job postings (D18, D20).

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  slug text not null unique,
  title text not null check (length(trim(title)) between 1 and 160),
  -- Copies of the company profile, updated in jobs that have not ended when the profile is saved (D18b).
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text,
  company_logo text,
  industry text,
  location jsonb not null check (public.is_location(location)),
  description text not null check (length(trim(description)) between 1 and 20000),
  type text not null check (type = any (public.job_types())),
  salary jsonb check (public.is_salary(salary)),
  contact jsonb not null check (coalesce(length(trim(contact ->> 'name')) between 1 and 200
    and public.is_email(contact ->> 'email') and length(contact::text) <= 1500, false)),
  tags text[] not null default '{}' check (public.is_word_list(tags, 30)),
  application_url text check (application_url ~* '^https?://' and length(application_url) <= 2000),
  schedule text[] not null default '{}' check (public.is_word_list(schedule, 28)),
  hours_per_week_min smallint check (hours_per_week_min between 0 and 168),
  hours_per_week_max smallint check (hours_per_week_max between hours_per_week_min and 168),
  benefits text[] not null default '{}' check (public.is_word_list(benefits, 30)),
  has_tips boolean not null default false,
  minimum_age smallint check (minimum_age between 14 and 30),
  starts_on date check (starts_on between date '2000-01-01' and date '2099-12-31'),
  -- Whether the employer replied to most applicants (D110). A copy, updated by update_reply_record.
  is_responsive boolean not null default false,
  status text not null default 'open' check (status in ('open', 'paused', 'closed', 'held')),
  expires_at timestamptz not null default now() + public.default_open_time(),
  closed_at timestamptz,
  idempotency_key uuid,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  lat double precision not null generated always as ((location #>> '{coordinates,lat}')::double precision) stored,
  lng double precision not null generated always as ((location #>> '{coordinates,lng}')::double precision) stored,
  pt extensions.cube not null generated always as (public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  state_slug text not null generated always as (public.slugify(location #>> '{address,state}')) stored,
  city_slug text not null generated always as (public.slugify(location #>> '{address,city}')) stored,
  neighborhood_slug text generated always as (public.slugify(location #>> '{address,neighborhood}')) stored,
  title_slug text not null generated always as (public.slugify(title)) stored,
  company_slug text not null generated always as (lower(company_name collate "und-x-icu")) stored,
  pay_currency text generated always as (salary ->> 'currency') stored,
  min_pay_per_hour numeric generated always as (
    public.pay_per_hour((salary ->> 'min')::numeric, salary ->> 'period')) stored,
  -- When the job ended or will end; its page stays for `ended_job_visibility` from then (D20).
  ended_at timestamptz not null generated always as (
    case when status = 'closed' then least(coalesce(closed_at, expires_at), expires_at) else expires_at end) stored,
  -- How a closed job ended; null if not given. Applicants see a different text than the employer.
  close_reason text check (close_reason in ('filled', 'not-filled')),
  -- Stored inline (not TOASTed), because some searches read thousands of rows.
  search tsvector storage main not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(title) || ' ' || public.joined_pairs(array[title])), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(tags)) || ' ' || public.joined_pairs(tags)), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(company_name)), 'C')
    || setweight(to_tsvector('pg_catalog.simple',
         public.fold_words(title || ' ' || company_name || ' ' || public.join_words(tags))), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(left(description, 20000))), 'D')
    || public.title_shingles(title)
    || public.job_facets(type, schedule, title || ' ' || public.join_words(tags) || ' ' || left(description, 20000), benefits, company_name,
         industry, tags)) stored,
  -- The map cells of the job, so that a search by words and place uses one index.
  cells bigint[] not null generated always as (public.job_cells(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,

  unique (employer_id, idempotency_key)
);

comment on column public.jobs.schedule is 'Day and part of day, such as mon-morning; parts are morning, afternoon, evening, night.';

comment on column public.jobs.starts_on is 'Null if not given; a day in the past, such as 2000-01-01, means as soon as possible.';

create index jobs_employer on public.jobs (employer_id, created_at desc);
create index jobs_place on public.jobs (state_slug, city_slug, neighborhood_slug, created_at desc);
create index jobs_place_title on public.jobs (state_slug, city_slug, title_slug, created_at desc);
-- Covers the count and order of an employer's page.
create index jobs_company on public.jobs (company_slug, state_slug, city_slug)
  include (id, employer_id, status, created_at, expires_at);
create index jobs_expiry on public.jobs (expires_at) where status = 'open';
-- For the nearest jobs. The included columns let a count over a city use the index only.
create index jobs_pt on public.jobs
  using gist (pt) include (id, expires_at, created_at, pay_currency, min_pay_per_hour, lat, lng) where status = 'open';
create index jobs_newest on public.jobs (created_at desc, id) include (expires_at) where status = 'open';
create index jobs_best_paid on public.jobs
  ((case when pay_currency = 'USD' then min_pay_per_hour end) desc nulls last, created_at desc, id) where status = 'open';
-- For words, facets and cells together, so that a search starts from its rarest term.
create index jobs_search on public.jobs using gin (search, cells) where status = 'open';
create index jobs_ended on public.jobs (ended_at);
-- For ended jobs, which jobs_pt does not contain.
create index jobs_pt_ended on public.jobs using gist (pt) where status <> 'open';
create index jobs_company_hash on public.jobs (md5(company_slug)) where status = 'open';
-- For moderation: postings with the same address, domain, phone or text.
create index jobs_marks on public.jobs using gin (public.job_identifiers(contact, application_url, description));

-- Serialize postings before any row is locked.
create trigger serialize_posting before insert or update of title, location, description, type, schedule on public.jobs
  for each statement execute function public.serialize_posting();
create trigger prepare_job before insert or update or delete on public.jobs
  for each row execute function public.prepare_job();
create trigger after_job_write after insert or update on public.jobs
  for each row execute function public.after_job_write();
create trigger record_posted_jobs after insert on public.jobs
  referencing new table as posted for each statement execute function public.record_posted_jobs();

-- Give the planner good estimates of the jobs per word and per cell.
alter table public.jobs alter column search set statistics 1000, alter column cells set statistics 1000;

alter table public.jobs enable row level security;
-- No grant for the contact, which must not be harvested. The grants are for an employer's own rows; all other reads go through functions
-- with fixed columns, which also hide employer_id.
grant select (id, employer_id, slug, title, company_name, company_description, company_logo, industry, location, description,
    type, salary, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age, starts_on,
    status, expires_at, closed_at, is_demo, created_at, updated_at, lat, lng, state_slug, city_slug, neighborhood_slug,
    title_slug, company_slug, pay_currency, min_pay_per_hour, ended_at, close_reason)
  on public.jobs to authenticated;
grant insert (employer_id, slug, title, company_name, company_description, company_logo, location, description, type, salary,
    contact, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age, starts_on,
    expires_at, idempotency_key)
  on public.jobs to authenticated;
grant update (title, location, description, type, salary, contact, tags, application_url, schedule, hours_per_week_min,
    hours_per_week_max, benefits, has_tips, minimum_age, starts_on, status, expires_at, close_reason)
  on public.jobs to authenticated;
grant delete on public.jobs to authenticated;
grant all on public.jobs to service_role;

create policy "employers read their own jobs" on public.jobs
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers post as themselves" on public.jobs
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own jobs" on public.jobs
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own jobs" on public.jobs
  for delete to authenticated using (employer_id = (select auth.uid()));

-- ── schemas/admin/list_account_identifiers.sql ──

-- Returns the identifiers of an account that a ban may include: its verified addresses; its email domain, unless anyone can have an address
-- there or an admin has one; the phone numbers of its postings; its browsers and networks of the last 30 days. `shown` is the text for
-- admins: for a browser or network, the day when it was last seen.
create function public.list_account_identifiers(account_id uuid) returns table (kind text, value text, shown text)
language sql stable security definer
set search_path = ''
as $$
  with account as (select lower(email) as address from auth.users
      where id = list_account_identifiers.account_id and email_confirmed_at is not null),
  numbers as (
    select distinct job.contact ->> 'phone' as phone
    from (select contact from public.jobs where employer_id = list_account_identifiers.account_id order by created_at desc limit 200) as job)
  select 'address', public.sha256_hex(public.normalize_mailbox(address)), address
    from (select address from account union select contact.address from public.job_contacts as contact
      where contact.account_id = list_account_identifiers.account_id and contact.confirmed_at is not null) as own
  union all
  select 'domain', domain, domain from (select split_part(address, '@', 2) as domain from account) as own
    where domain <> '' and domain <> all (public.shared_domains()) and not exists (
      select from public.admins as admin join auth.users as admin_account on admin_account.id = admin.user_id
      where split_part(lower(admin_account.email), '@', 2) = domain or split_part(lower(admin_account.email), '@', 2) like '%.' || domain)
  union all
  select distinct on (identifier.value) 'phone', identifier.value, phone
    from numbers, public.extract_identifiers(phone) as identifier where identifier.kind = 'phone'
  union all
  select kind, fingerprint_hash, to_char(seen_at, 'YYYY-MM-DD') from public.account_fingerprints as seen
    where seen.account_id = list_account_identifiers.account_id and seen_at > now() - interval '30 days'
$$;

grant execute on function public.list_account_identifiers(uuid) to service_role;

-- ── schemas/cache/count_job_changes.sql ──

-- Returns a number that grows with every insert, update and delete in jobs, from PostgreSQL's statistics.
create function public.count_job_changes() returns bigint
language sql volatile security definer
set search_path = ''
as $$
  select pg_stat_get_tuples_inserted(jobs.id) + pg_stat_get_tuples_updated(jobs.id) + pg_stat_get_tuples_deleted(jobs.id)
  from (select 'public.jobs'::regclass as id) as jobs
$$;

grant execute on function public.count_job_changes() to service_role;

-- ── schemas/search/delete_unused_job_words.sql ──

-- Spelling is corrected only to words of open jobs.

-- Checks a random sample of job_words, so that repeated runs check all. Deletes words that no open job has, and clears is_in_title_or_tag on words
-- that only company names have. Returns the number of deleted words. A word posted at the same moment may be deleted; the next job that has
-- it adds it again.
create function public.delete_unused_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
-- Force the index of words: most words have a job, so the planner would choose a scan, which is slow for words without one.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
  with checked as materialized (
    select stored.word, stored.is_in_title_or_tag,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_word_query(array[stored.word], 'pg_catalog.simple', ':C')) as is_used,
      -- Checked only for work words: for a word that occurs only in company names, this would read all jobs without a result.
      not stored.is_in_title_or_tag or exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_word_query(array[stored.word], 'pg_catalog.simple', ':C')
          and stored.word in (select public.extract_words(job.title || ' ' || public.join_words(job.tags)))) as is_used_as_work
    from public.job_words as stored tablesample bernoulli (delete_unused_job_words.share_percent)
    limit 1000),
  changed as (
    update public.job_words as stored set is_in_title_or_tag = false
    from checked where stored.word = checked.word and stored.is_in_title_or_tag and checked.is_used and not checked.is_used_as_work),
  deleted as (
    delete from public.job_words where word in (select word from checked where not is_used)
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_unused_job_words(real) to service_role;

-- ── schemas/trust/find_copied_posting.sql ──

-- Returns the job whose text a posting of at least 30 words copies: the first one removed within a year, otherwise the oldest job of other
-- accounts that hasn't ended. Skips accounts that an admin allowed to share postings. No row if there is none.
create function public.find_copied_posting(job_id uuid, account_id uuid, description text)
returns table (original_id uuid, is_removed boolean)
language sql stable security definer
set search_path = ''
as $$
  select found.id, found.is_removed from (
    select removed.job_id as id, true as is_removed, removed.removed_at as since from public.removed_texts as removed
      where removed.text_fingerprint = public.text_fingerprint(find_copied_posting.description) and removed.removed_at > now() - interval '1 year'
    union all
    select posted.id, false, posted.created_at from public.jobs as posted
      where public.job_identifiers(posted.contact, posted.application_url, posted.description) @> array[public.text_fingerprint(find_copied_posting.description)]
        and posted.employer_id <> find_copied_posting.account_id and posted.status <> 'closed' and not posted.is_demo
        and posted.expires_at > now() and not public.may_share_postings(find_copied_posting.account_id, posted.employer_id)
        -- A job that was held as a copy of this account's text isn't its original.
        and not exists (select from public.cases as copied where copied.subject_kind = 'job' and copied.subject_id = posted.id
          and copied.outcome is distinct from 'approved' and copied.reasons @> jsonb_build_array(
            jsonb_build_object('rule', 'a copy', 'account', find_copied_posting.account_id)))
    ) as found
  -- Short texts may match by chance.
  where found.id <> find_copied_posting.job_id and regexp_count(find_copied_posting.description, '\S+') >= 30
  order by found.is_removed desc, found.since
  limit 1
$$;

grant execute on function public.find_copied_posting(uuid, uuid, text) to service_role;

-- ── schemas/trust/hold_copied_job.sql ──

-- Holds a job with the text of another account's job that hasn't ended, or of a job removed within a year (D96). A copy that an admin
-- approved isn't held again for the same original, nor are later copies between the two accounts (`may_share_postings`). A job held only as
-- a copy is shown once its text differs.
create function public.hold_copied_job(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  original record;
  reason jsonb;
  mended bigint;
begin
  if job.status = 'closed' or job.expires_at <= now()
      or (before.id is not null and job.description is not distinct from before.description
        and before.expires_at > now() and (job.status = before.status or (before.status, job.status) = ('open', 'paused'))) then
    return job;
  end if;
  select copied.original_id, copied.is_removed, posted.title, posted.company_name, posted.employer_id
    into original
    from public.find_copied_posting(job.id, job.employer_id, job.description) as copied left join public.jobs as posted on posted.id = copied.original_id;
  if not found then
    if job.status = 'held' and not public.is_job_removed(job.id) and not public.is_subject_removed(job.employer_id, 'company') then
      update public.cases as pending set closed_at = now(), outcome = 'mended'
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null and pending.reasons <> '[]'
          and not exists (select from jsonb_array_elements(pending.reasons) as entry where entry ->> 'source' is distinct from 'copy')
        returning id into mended;
      if mended is not null then
        perform public.record_audit_event('case mended', 'job', job.id::text, jsonb_build_object('case', mended), job.employer_id);
        job.status := 'open';
      end if;
    end if;
    return job;
  end if;
  reason := jsonb_build_object('rule', case when original.is_removed then 'a copy of a removed job' else 'a copy' end,
    'weight', 100, 'words', case when original.is_removed then 'the words of a job that we took down'
      else format('the words of “%s” at %s', original.title, original.company_name) end,
    'source', 'copy', 'original', original.original_id)
    || case when original.is_removed then '{}' else jsonb_build_object('account', original.employer_id) end;
  if exists (select from public.cases as decided, jsonb_array_elements(decided.reasons) as entry
      where decided.subject_kind = 'job' and decided.subject_id = job.id and decided.outcome = 'approved'
        and entry -> 'original' = reason -> 'original') then
    return job;
  end if;
  if not exists (select from public.cases as pending
      where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null
        and pending.reasons @> jsonb_build_array(reason)) then
    perform public.open_case('job', job.id, job.employer_id, jsonb_build_array(reason));
  end if;
  job.status := 'held';
  return job;
end
$$;

-- ── schemas/jobs/run_after_job_write.sql ──

-- Runs the steps after a job was written. `before` is null for a new job. `is_person`: the writer is not the service. Throws outside of a
-- trigger.
create function public.run_after_job_write(job public.jobs, before public.jobs, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_open constant boolean := job.status = 'open' and job.expires_at > now();
  was_open constant boolean := not is_new and before.status = 'open' and before.expires_at > now();
  has_new_status_or_end constant boolean := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can process a job.' using errcode = 'PT403';
  end if;
  if job.application_url is null
    and ((is_person and job.status not in ('closed', 'held')
        and (job.contact, job.application_url) is distinct from (before.contact, before.application_url))
      -- The contact of a held job gets no email before the job is shown.
      or (before.status = 'held' and job.status = 'open' and not job.is_demo)) then
    perform public.email_posted_contact(job.employer_id, job.contact ->> 'email');
  end if;
  if not is_new and ((before.status = 'closed') <> (job.status = 'closed') or job.ended_at < before.ended_at) then
    perform public.queue_closing_emails(job, before);
  end if;
  if is_new and job.idempotency_key is not null then
    perform public.delete_posted_draft(job.employer_id, job.idempotency_key);
  end if;
  if not is_new and (before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, ''))
      is distinct from (job.state_slug, job.city_slug, coalesce(job.neighborhood_slug, '')) then
    perform public.save_former_place(job, before);
  end if;
  if job.location is distinct from before.location then
    perform public.record_posted_place(job.state_slug, job.city_slug, job.neighborhood_slug, job.pt);
  end if;
  -- Runs after a change of any column, because an edit of the text can release a held job.
  if not is_new and is_open and not was_open then
    perform public.record_reopened_job(job.id);
  end if;
  -- After record_posted_place, because new postings lock in this order too; another order could deadlock. Also for a reopened job, because
  -- its words may have been deleted.
  if not is_new and (has_new_status_or_end
      or (job.title, job.company_name, job.tags) is distinct from (before.title, before.company_name, before.tags)) then
    perform public.add_changed_job_words(job.title, job.company_name, job.tags);
  end if;
  if job.status = 'open' and not job.is_demo
    and (has_new_status_or_end or (job.title, job.description) is distinct from (before.title, before.description)) then
    perform public.schedule_still_hiring(job.id, job.created_at);
  end if;
end
$$;

grant execute on function public.run_after_job_write(public.jobs, public.jobs, boolean) to authenticated, service_role;

-- ── schemas/jobs/prepare_job_row.sql ──

-- Runs the steps before a job is written. `before` is null for a new job, `job` is null for a deleted one. `is_person`: the writer is not
-- the service. Throws outside of a trigger.
create function public.prepare_job_row(job public.jobs, before public.jobs, is_person boolean) returns public.jobs
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_reworded boolean;
  is_moved boolean;
  has_new_status_or_end boolean;
  is_changed boolean;
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can prepare a job.' using errcode = 'PT403';
  elsif job.id is null then
    perform public.notify_of_deleted_job(before, now());
    return null;
  end if;

  job := public.guard_job(job, before, is_person);
  is_reworded := (job.title, job.description) is distinct from (before.title, before.description);
  is_moved := job.location is distinct from before.location;
  has_new_status_or_end := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
  is_changed := is_reworded or is_moved or has_new_status_or_end or (job.salary, job.contact, job.tags, job.benefits, job.application_url)
    is distinct from (before.salary, before.contact, before.tags, before.benefits, before.application_url);
  if is_new or has_new_status_or_end then
    job := public.set_slug_and_company(job, before);
  end if;
  -- A banned person may still close a job.
  if is_person and job.status <> 'closed' and is_changed then
    perform public.assert_not_banned(job.employer_id,
      concat_ws(E'\n', job.contact ->> 'email', job.contact ->> 'phone', job.application_url, job.title, job.description));
  end if;
  if before.status = 'held' and job.status = 'closed' then
    -- A held job has no page. Its expiry is set so far back that the closed job has none either.
    job.expires_at := least(job.expires_at, now() - public.ended_job_visibility() - interval '1 day');
  end if;
  -- After guard_job and set_slug_and_company, so that the stored values are compared.
  if is_person and (is_reworded or is_moved or has_new_status_or_end) then
    job := public.limit_postings(job, before);
  end if;
  if is_person and is_changed then
    job := public.moderate_job(job, before);
  end if;
  if is_person and (is_reworded or has_new_status_or_end) then
    job := public.hold_copied_job(job, before);
  end if;
  -- The link in a "Still hiring?" email reopens a paused job without a signed-in person, so it is moderated here.
  if not is_person and before.status = 'paused' and job.status = 'open' then
    job := public.moderate_job(job, before, true);
  end if;
  if before.status = 'held' and job.status = 'open' then
    job := public.reset_posting_date(job, before);
  end if;
  -- A change of is_responsive alone is not an update of the job.
  if not is_new and (job.is_responsive = before.is_responsive or (job.status, job.expires_at) <> (before.status, before.expires_at)) then
    job.updated_at := now();
  end if;
  return job;
end
$$;

grant execute on function public.prepare_job_row(public.jobs, public.jobs, boolean) to authenticated, service_role;

-- ── schemas/alerts/record_reopened_job.sql ──

-- Records that a job opened again, or for the first time after it was held. An opening time in the future stays. A job that was held since
-- it was posted and repeats an earlier posting is not new to alerts.
create function public.record_reopened_job(job_id uuid) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_at constant timestamptz := public.first_identical_posting_at(record_reopened_job.job_id);
begin
  insert into public.job_openings as opening (job_id, opened_at, matched_at)
    values (record_reopened_job.job_id, coalesce(first_at, now()), case when first_at is not null then now() end)
    on conflict (job_id) do update set opened_at = greatest(now(), opening.opened_at), matched_at = null;
end
$$;

-- ── schemas/applications/queue_closing_emails.sql ──

-- Queues closing emails for a job that is closed or no longer has a page. Reopening cancels them.
create function public.queue_closing_emails(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  if job.status = 'closed' or job.ended_at <= now() - public.ended_job_visibility() then
    insert into public.closing_emails (job_id) values (job.id) on conflict do nothing;
  elsif before.status = 'closed' then
    perform public.cancel_closing_emails(array[job.id]);
  end if;
end
$$;

-- ── schemas/applications/notify_of_deleted_job.sql ──

-- Queues an email to each applicant of a deleted job who has no decision, or who has an unsent email, because that is deleted with the
-- application. If a warning about a takedown was still due, emails all applicants. Copies the applications to deleted_applications.
create function public.notify_of_deleted_job(job public.jobs, now_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_warning_due constant boolean :=
    exists (select from public.closing_emails where job_id = job.id and is_takedown);
  is_taken_down constant boolean := is_warning_due
    or exists (select from public.application_events where job_id = job.id and kind = 'job-removed');
begin
  -- Comes before the insert below, which copies the links that are added here.
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isVerified', application.email_verified_at is not null, 'manageToken', public.add_application_link(application.id)),
      'job-gone:' || application.id
    from public.claim_emailable_applications(array(
      select remaining.id from public.applications as remaining
      where remaining.job_id = job.id
        and (is_warning_due or remaining.id in (select waiting.id from public.undecided_applications(job.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = remaining.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed', 'job-removed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  insert into public.deleted_applications (token_hash, link_hashes, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.link_hashes, application.applicant_id, job.title, job.company_name, job.state_slug, job.city_slug,
      case when is_taken_down then 'taken-down'
        -- When an account is deleted, its employer profile is deleted before its jobs.
        when exists (select from public.employer_profiles where user_id = job.employer_id) then 'job-deleted'
        else 'employer-left' end,
      application.status, application.created_at, least(job.ended_at, now_at)
    from public.applications as application where application.job_id = job.id
    on conflict do nothing;
end
$$;

-- ── schemas/jobs/guard_job.sql ──

-- Normalizes and checks a job before it is written. Resets columns that the writer may not choose: slug and employer of an existing job,
-- and for a person also created_at, is_demo and the slug of a new job.
create function public.guard_job(job public.jobs, before public.jobs, is_person boolean) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  is_insert constant boolean := before.id is null;
begin
  job.location := public.normalize_location(public.unwrap_json(job.location));
  job.salary := public.unwrap_json(job.salary);
  job.contact := public.unwrap_json(job.contact);
  if jsonb_typeof(job.salary) = 'null' then
    job.salary := null;
  end if;
  -- Checked before the generated columns are computed, because their errors would be unclear.
  if job.location is not null and not public.is_location(job.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(job.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  job.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(job.tags) with ordinality as input (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if not is_insert then
    job.slug := before.slug;
    -- Only `merge_companies` may move a job to another company.
    if current_setting('merge_companies.runs', true) is distinct from 'yes' then
      job.employer_id := before.employer_id;
    end if;
  end if;
  -- The next three checks are not table constraints, so that older postings can still be closed.
  if job.contact ->> 'phone' <> '' and not public.is_phone(job.contact ->> 'phone')
    and (is_insert or job.contact is distinct from before.contact) then
    raise exception 'Invalid contact phone' using errcode = '23514', constraint = 'jobs_contact_phone';
  end if;
  if (is_insert or (job.salary, job.type) is distinct from (before.salary, before.type))
    and not public.is_plausible_pay(job.salary, job.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if (is_insert or job.location is distinct from before.location)
    and public.is_po_box(job.location #>> '{address,street}') then
    raise exception 'A job is not at a post office box.' using errcode = '23514', constraint = 'jobs_street_is_no_box';
  end if;
  if job.status = 'closed' then
    job.closed_at := coalesce(before.closed_at, job.closed_at, now());
  else
    job.closed_at := null;
    job.close_reason := null;
  end if;
  if is_person then
    -- Only moderation may hold or release a job (D90); its employer may close it.
    if not is_insert and job.status <> before.status
        and (job.status = 'held' or (before.status = 'held' and job.status <> 'closed')) then
      raise exception 'JOB_HELD' using errcode = 'PT409';
    end if;
    if is_insert then
      job.slug := null;
      job.created_at := now();
      job.expires_at := coalesce(job.expires_at, now() + public.default_open_time());
    else
      job.created_at := before.created_at;
    end if;
    job.is_demo := false;
    if (is_insert or job.expires_at is distinct from before.expires_at)
      and job.expires_at > now() + public.max_open_time() then
      raise exception 'A job is open for % at most.', public.max_open_time() using errcode = '23514';
    end if;
  end if;
  return job;
end
$$;

-- ── schemas/jobs/save_former_place.sql ──

-- Stores a job's address before its place changed, so that old links redirect.
create function public.save_former_place(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (before.id, before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, '')) on conflict do nothing;
end
$$;

-- ── schemas/listings/record_posted_place.sql ──

-- Records the city and the neighborhood of a job.
create function public.record_posted_place(state_slug text, city_slug text, neighborhood_slug text, pt extensions.cube) returns void
language plpgsql
set search_path = ''
as $$
begin
  if city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown') then
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
      select record_posted_place.state_slug, record_posted_place.city_slug, name, record_posted_place.pt
      from unnest(array['', nullif(record_posted_place.neighborhood_slug, '')]) as name where name is not null
      on conflict do nothing;
  end if;
end
$$;

-- ── schemas/postings/email_posted_contact.sql ──

-- Emails the consent request to the contact of a new or changed posting, unless the account already sent one to this address or needs no
-- consent (is_job_contact).
create function public.email_posted_contact(employer_id uuid, email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  normalized_address text := lower(trim(email));
begin
  if not public.is_job_contact(employer_id, normalized_address) and not exists (select from public.job_contacts as contact
      where contact.account_id = email_posted_contact.employer_id and contact.address = normalized_address
        and contact.emailed_at is not null) then
    perform public.email_job_contact(employer_id, normalized_address);
  end if;
end
$$;

-- ── schemas/postings/delete_posted_draft.sql ──

-- Deletes the draft of a form that was posted. Takes the same lock as skip_posted_draft.
create function public.delete_posted_draft(employer_id uuid, idempotency_key uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(idempotency_key::text, 0));
  delete from public.job_drafts as draft
    where draft.employer_id = delete_posted_draft.employer_id and draft.idempotency_key = delete_posted_draft.idempotency_key;
end
$$;

-- ── schemas/postings/limit_postings.sql ──

-- Enforces the posting limits of an account, rejects a job with the title, description and place of another job of the account that hasn't
-- ended, and logs a new posting. If the account recently posted the same job, created_at becomes the date of the first such posting. One
-- call per account runs at a time. Raises PT409 POSTED_ALREADY, POSTINGS_LIMIT or OPEN_JOBS_LIMIT.
create function public.limit_postings(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  is_new boolean := before.id is null;
  -- Alive: not closed and not expired.
  was_alive boolean := not is_new and before.status <> 'closed' and before.expires_at > now();
  was_open boolean := was_alive and before.status = 'open';
  is_alive boolean := job.status <> 'closed' and job.expires_at > now();
  text_hash text := public.posting_hash(job.title, job.location, job.description);
  duplicate record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || job.employer_id, 0));
  -- A form that was posted before: the insert fails on the unique key.
  if is_new and exists (select from public.jobs
      where employer_id = job.employer_id and idempotency_key = job.idempotency_key) then
    return job;
  end if;
  if is_alive and (not was_alive or text_hash <> public.posting_hash(before.title, before.location, before.description)) then
    select id, title into duplicate from public.jobs as posted
      where posted.employer_id = job.employer_id and posted.id <> job.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(job.location #>> '{address,state}')
        and posted.city_slug = public.slugify(job.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = text_hash
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(duplicate)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(job.employer_id);
  if is_new and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = job.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and job.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = job.employer_id and id <> job.id and status in ('open', 'held') and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged before the row is inserted, so that each row of a statement counts the rows before it.
  if is_new then
    insert into public.posting_log (job_id, account_id, words_hash) values (job.id, job.employer_id, text_hash);
    job.created_at := coalesce(public.first_identical_posting_at(job.id), job.created_at);
    delete from public.posting_log as past
      where past.account_id = job.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return job;
end
$$;

-- ── schemas/postings/schedule_still_hiring.sql ──

-- Schedules the next question for a week after the job was posted, or after the last question or answer if that is later. Keeps an existing
-- due date.
create function public.schedule_still_hiring(job_id uuid, posted_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.still_hiring as question (job_id, due_at) values (schedule_still_hiring.job_id, posted_at + interval '7 days')
    on conflict (job_id) do update
      set due_at = greatest(excluded.due_at, greatest(question.question_sent_at, question.answered_at) + interval '7 days')
      where question.due_at is null;
end
$$;

-- ── schemas/trust/reset_posting_date.sql ──

-- Runs when a held job is shown. If it was held from the start, sets its posting date to now, or to the date of an earlier identical
-- posting, and extends its open time by the time that it was held. A job that was shown before keeps its dates.
create function public.reset_posting_date(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  first_at constant timestamptz := public.first_identical_posting_at(job.id);
  waiting_since constant timestamptz := coalesce((select posted.posted_at from public.posting_log as posted
    where posted.job_id = job.id and first_at is not null), before.created_at);
begin
  if not exists (select from public.job_openings where job_id = job.id) then
    job.expires_at := least(job.expires_at + (now() - waiting_since), now() + public.max_open_time());
    job.created_at := coalesce(first_at, now());
  end if;
  return job;
end
$$;

-- ── schemas/jobs/set_slug_and_company.sql ──

-- When a job is posted, reserves its slug and copies the company's fields. Copies them again when an ended job is reopened, because the
-- copies of ended jobs are not updated. If a neighborhood of the city has the same name as the job, the job's address would be that of the
-- neighborhood's list (D8), so the job gets the next slug ('hyde-park-1').
create function public.set_slug_and_company(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  company public.employer_profiles;
  desired_slug text;
  job_state_slug text;
  job_city_slug text;
begin
  if before.status <> 'closed' and before.expires_at > now() then
    return job;
  end if;
  if job.slug is null then
    desired_slug := public.slugify(job.title);
    job_state_slug := public.slugify(job.location #>> '{address,state}');
    job_city_slug := public.slugify(job.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = job_state_slug
          and place.city_slug = job_city_slug and place.neighborhood_slug = desired_slug)
        or exists (select from public.jobs as other where other.state_slug = job_state_slug and other.city_slug = job_city_slug
          and other.neighborhood_slug = desired_slug) then
      insert into public.job_slugs (slug) values (desired_slug) on conflict do nothing;
    end if;
    job.slug := public.reserve_job_slug(job.title);
  else
    insert into public.job_slugs (slug) values (job.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = job.employer_id;
  if found then
    job.company_name := company.company_name;
    job.company_description := company.company_description;
    job.company_logo := company.company_logo;
    job.industry := company.industry;
  end if;
  job.is_responsive := coalesce((select is_responsive from public.reply_records where employer_id = job.employer_id), false);
  return job;
end
$$;

-- ── schemas/trust/moderate_job.sql ──

-- Moderates a job that a person posts, edits or opens (D90, D91). A hard rule rejects the job with a message. The job is held if its risks
-- reach `hold_weight`, which opens a case; if it has an open case and isn't open yet; or if it or its company was removed. Any other job is
-- shown at once, as is a job that was held only for words that are gone. Text that was approved for this job or company isn't moderated
-- again. A paused job stays paused instead of becoming open. An ended job is moderated while it has a page, and loses the page if it would
-- be held. A job opened by email has no form for a message, so a hard rule holds it.
create function public.moderate_job(job public.jobs, before public.jobs, is_by_email boolean default false) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
  shown_after_end constant interval := public.ended_job_visibility();
  visible_status constant text := case when job.status = 'paused' then 'paused' else 'open' end;
  is_removed constant boolean := public.is_job_removed(job.id) or public.is_subject_removed(job.employer_id, 'company');
  is_over constant boolean := job.status = 'closed' or job.expires_at <= now();
begin
  -- A job without a page is moderated once it gets one.
  if is_over and (job.status = 'held'
      or least(case when job.status = 'closed' then job.closed_at end, job.expires_at) <= now() - shown_after_end) then
    return job;
  end if;
  -- Unchanged text that was shown before needs no moderation.
  if before.id is not null and (case when is_over then before.status <> 'held' and before.ended_at > now() - shown_after_end
        else before.expires_at > now() and (job.status = before.status or (before.status, job.status) = ('open', 'paused')) end)
      and (job.title, job.description, job.tags, job.benefits, job.application_url, job.contact, job.salary, job.location)
        is not distinct from
        (before.title, before.description, before.tags, before.benefits, before.application_url, before.contact, before.salary, before.location) then
    return job;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard or is_by_email),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard and not is_by_email)) -> 0
    into reasons, refused
    from public.list_posting_risks(job, job.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.account_id = job.employer_id and approved.outcome = 'approved'
        and (approved.subject_kind = 'company' or approved.subject_kind = 'job' and approved.subject_id = job.id)
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  -- A case opened by reports holds nothing below the threshold: otherwise pausing and resuming would hold a job for a single report.
  select * into pending from public.cases as case_row where subject_kind = 'job' and subject_id = job.id and closed_at is null
    and (case_row.reasons = '[]' or exists (select from jsonb_array_elements(case_row.reasons) as reason
      where reason ->> 'source' is distinct from 'report' or reason ? 'holds'));
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    if is_over then
      job.expires_at := now() - shown_after_end - interval '1 day';
      return job;
    end if;
    perform public.open_case('job', job.id, job.employer_id, reasons);
    job.status := 'held';
  elsif is_over then
    if is_removed or pending.id is not null then
      job.expires_at := now() - shown_after_end - interval '1 day';
    end if;
  elsif is_removed then
    job.status := 'held';
  elsif pending.id is null then
    job.status := visible_status;
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.record_audit_event('case mended', 'job', job.id::text, jsonb_build_object('case', pending.id), job.employer_id);
    job.status := visible_status;
  elsif before.id is null or before.status not in ('open', job.status) then
    job.status := 'held';
  end if;
  return job;
end
$$;

-- ── schemas/jobs/refresh_map_counts.sql ──

-- Recomputes map_counts in one statement: counts the jobs per square of zoom 13, and sums them up for zooms 10 and 7. Returns the number of
-- rows.
create function public.refresh_map_counts() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with smallest as (
    select square.x::integer as x, square.y::integer as y, job.type, count(*) as jobs, sum(job.lat) as lat, sum(job.lng) as lng
    from public.jobs as job, public.map_tile(job.lat, job.lng, 13) as square
    where job.status = 'open' and job.expires_at > now()
    group by square.x, square.y, job.type),
  counted as (
    select 13 - 3 * step as level, x >> 3 * step as x, y >> 3 * step as y, type, sum(jobs)::integer as jobs,
      sum(lat) / sum(jobs) as lat, sum(lng) / sum(jobs) as lng
    from smallest, generate_series(0, 2) as step
    group by step, x >> 3 * step, y >> 3 * step, type),
  changed as (
    merge into public.map_counts as existing using counted
      on (existing.level, existing.x, existing.y, existing.type) = (counted.level, counted.x, counted.y, counted.type)
    when matched and (existing.jobs, existing.lat, existing.lng) <> (counted.jobs, counted.lat, counted.lng) then
      update set jobs = counted.jobs, lat = counted.lat, lng = counted.lng
    when not matched then
      insert (level, x, y, type, jobs, lat, lng)
        values (counted.level, counted.x, counted.y, counted.type, counted.jobs, counted.lat, counted.lng)
    when not matched by source then delete
    returning 1)
  select count(*)::integer from counted where (select count(*) from changed) is not null
$$;

grant execute on function public.refresh_map_counts() to service_role;

-- ── schemas/jobs/rank_matches.sql ──

-- Sorts jobs by best match or best fit, for which there is no index. Best match, in this order: all words are in the title, in the title
-- (or its other names) and tags, in these and the company's name, or in the description. Best fit: the share of a job's shifts that the
-- search includes. Ties: nearest, newest, id.
create function public.rank_matches(ids uuid[], search public.job_search) returns uuid[]
language sql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
  select array(
    select job.id from unnest(ids) as match (id) join public.jobs as job using (id)
    order by
      case when search.sort = 'relevance' then
        case when job.search @@ search.title_query then 1 when job.search @@ search.work_query then 2
          when job.search @@ search.heading_query then 3 else 4 end end,
      case when search.sort = 'fit' then
        (select fit[1]::double precision / fit[2] from public.matching_shifts(job.schedule, search.shifts) as fit) end desc nulls last,
      job.pt operator(extensions.<->) search.center, job.created_at desc, job.id)
$$;

grant execute on function public.rank_matches(uuid[], public.job_search) to service_role;

-- ── schemas/jobs/list_jobs_by_ids.sql ──

-- Returns these jobs in public columns, in this order. `fit`: how many of a job's shifts are in `shifts`, and how many the job has.
create function public.list_jobs_by_ids(ids uuid[], center extensions.cube, shifts text[] default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, applies_elsewhere boolean, fit integer[])
language sql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
  select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
    job.created_at, public.arc_km(job.pt operator(extensions.<->) center), job.application_url is not null,
    public.matching_shifts(job.schedule, shifts)
  from unnest(ids) with ordinality as listed (id, position) join public.jobs as job using (id)
  order by listed.position
$$;

grant execute on function public.list_jobs_by_ids(uuid[], extensions.cube, text[]) to service_role;

-- ── schemas/alerts/list_instant_alerts.sql ──

-- The ids of the instant alerts that match a job by words, types, pay, circle and other filters, like the search. Each of the three queries
-- uses one index of `alerts`.
create function public.list_instant_alerts(job_id uuid) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- The planner underestimates the cost of comparing key arrays and would scan all rows. Starting parallel workers takes longer than the
-- query.
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
as $$
declare
  job public.jobs;
  keys bigint[];
begin
  select * into job from public.jobs where jobs.id = list_instant_alerts.job_id;
  if not found then
    return;
  end if;
  keys := array(
    select hashtextextended(stem, cell) from unnest(tsvector_to_array(job.search)) as stem, unnest(job.cells) as cell);
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is null
      and alert.box operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.max_chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is not null
      and alert.box operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.max_chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and (alert.areas is null or public.is_in_areas(job.pt, alert.areas))
      and public.matches_conditions(alert.more, job.id);
  return query
    select alert.id from public.alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.word_cell_keys && keys
      and alert.box operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.max_chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.word_query
      and (alert.areas is null or public.is_in_areas(job.pt, alert.areas))
      and (alert.more is null or public.matches_conditions(alert.more, job.id));
end
$$;

grant execute on function public.list_instant_alerts(uuid) to service_role;

-- ── schemas/alerts/job_openings.sql ──

-- When each job last opened: when it was posted, or reopened after it was paused, closed or expired. The time may be in the future
-- (alert_time_of_posting). Instant alerts are matched to new rows. Digests are matched when they are due, to the rows since the last
-- digest. Talent alerts use talent_changes. An alert delivers each match once (D22).

create table public.job_openings (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  opened_at timestamptz not null,
  -- When its instant alerts were matched; null while pending.
  matched_at timestamptz
);

create index job_openings_waiting on public.job_openings (opened_at) where matched_at is null;
create index job_openings_newest on public.job_openings (opened_at desc);

alter table public.job_openings enable row level security;
grant all on public.job_openings to service_role;

-- ── schemas/applications/application_senders.sql ──

-- The browsers and accounts that applied for a job with an address, recorded even if no application was stored. So "you applied before"
-- depends only on the sender and reveals nothing about others (D28).
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);

alter table public.application_senders enable row level security;
grant all on public.application_senders to service_role;

-- ── schemas/applications/closing_emails.sql ──

-- Jobs whose applicants still have to be notified: closed, taken down, or expired so long ago that they have no page. The scheduled work
-- queues the emails and deletes the rows.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Leaves ten seconds to press "Undo" and five for its request.
  not_before timestamptz not null default now() + interval '15 seconds',
  -- True if we took the job down. Then all its applicants are warned, even those with a decision.
  is_takedown boolean not null default false
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;

-- ── schemas/jobs/get_missing_job.sql ──

-- The page of a deleted or ended job shows open jobs nearby; other unknown addresses are a plain 404.

-- Returns {"near": {"city", "state", "lat", "lng"} or null} if the address was or could be a job's: a slug that a job once had, or any name
-- in a known city. Null for other addresses. The point is rounded to about a kilometer.
create function public.get_missing_job(name text, state text default null, city text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where get_missing_job.state is null and slug = get_missing_job.name and status <> 'held'
    union all
    select place.city, place.state, place.lat, place.lng
      from public.get_place(get_missing_job.state, get_missing_job.city) as place where get_missing_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where get_missing_job.state is null and slug = get_missing_job.name and not is_reserved))
$$;

grant execute on function public.get_missing_job(text, text, text) to service_role;

-- ── schemas/jobs/get_job_id.sql ──

-- Returns the id of the job at a URL of any form, or null (D7, D8). `name` is a slug or, if a state and city are given, possibly a
-- slugified title. The job must be in the given state, city and neighborhood. A job with this slug wins over jobs with this title, because
-- the address may be its canonical one. Of several jobs with the same title, the newest open one wins, then the newest ended one.
create function public.get_job_id(name text, state text default null, city text default null,
  neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from (
    (select id, 1 as rank from public.jobs
      where slug = get_job_id.name and ended_at > now() - public.ended_job_visibility() and status <> 'held'
        and (get_job_id.state is null or state_slug = get_job_id.state)
        and (get_job_id.city is null or city_slug = get_job_id.city)
        and (get_job_id.neighborhood is null or neighborhood_slug = get_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = get_job_id.state and city_slug = get_job_id.city and title_slug = get_job_id.name
        and (get_job_id.neighborhood is null or neighborhood_slug = get_job_id.neighborhood)
        and ended_at > now() - public.ended_job_visibility() and status <> 'held'
      order by status = 'open' and expires_at > now() desc, created_at desc, id
      limit 1)
  ) as found order by rank limit 1
$$;

grant execute on function public.get_job_id(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/jobs/get_job_page.sql ──

-- Returns the data of a job's page; null for a job that is unknown or held, or ended more than 14 days ago (D20). "job": its public
-- columns, without the contact. "asksBirthDate": boolean (D27). "since": when the company joined. "domain": its verified web domain (D97)
-- or null. "hasNamesake": whether another employer with the same company name has an open job in the city.
create function public.get_job_page(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object(
      'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
      'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
      'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
      'tags', tags, 'application_url', application_url, 'schedule', schedule,
      'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', public.asks_birth_date(state_slug),
    'since', (select profile.created_at from public.employer_profiles as profile where profile.user_id = employer_id),
    'domain', (select company.verified_domain from public.employer_profiles as company where company.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = get_job_page.job_id and ended_at > now() - public.ended_job_visibility() and status <> 'held'
$$;

grant execute on function public.get_job_page(uuid) to service_role;

-- ── schemas/jobs/is_job_open.sql ──

-- Whether a job accepts applications now (D20).
create function public.is_job_open(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and status = 'open' and expires_at > now()) $$;

grant execute on function public.is_job_open(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/job_former_places.sql ──

-- Addresses of jobs before their place changed, so that old links redirect.
create table public.job_former_places (
  job_id uuid not null references public.jobs (id) on delete cascade,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text not null default '',
  primary key (job_id, state_slug, city_slug, neighborhood_slug)
);

alter table public.job_former_places enable row level security;
grant all on public.job_former_places to service_role;

-- ── schemas/jobs/get_moved_job_id.sql ──

-- Returns the id of the job that had this address before its place changed, or null. `name` must be the job's slug. As in get_job_id, the
-- job must still have a page.
create function public.get_moved_job_id(name text, state text, city text, neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job.id from public.jobs as job
  join public.job_former_places as former on former.job_id = job.id
  where job.slug = get_moved_job_id.name and job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held'
    and former.state_slug = get_moved_job_id.state and former.city_slug = get_moved_job_id.city
    and (get_moved_job_id.neighborhood is null or former.neighborhood_slug = get_moved_job_id.neighborhood)
  limit 1
$$;

grant execute on function public.get_moved_job_id(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/jobs/resolve_job_address.sql ──

-- Returns {"id", "hasMoved"} for the job that has this address, or had it before its place changed; otherwise the result of
-- get_missing_job.
create function public.resolve_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when coalesce(job.current_id, job.moved_id) is null
    then public.get_missing_job(resolve_job_address.name, resolve_job_address.state, resolve_job_address.city)
    else jsonb_build_object('id', coalesce(job.current_id, job.moved_id), 'hasMoved', job.current_id is null) end
  from (
    select current_id, case when current_id is null and resolve_job_address.state is not null and resolve_job_address.city is not null
      then public.get_moved_job_id(resolve_job_address.name, resolve_job_address.state, resolve_job_address.city,
        resolve_job_address.neighborhood) end as moved_id
    from public.get_job_id(resolve_job_address.name, resolve_job_address.state, resolve_job_address.city,
      resolve_job_address.neighborhood) as current_id) as job
$$;

grant execute on function public.resolve_job_address(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/listings/compute_categories.sql ──

-- Counts the open jobs of each industry, type and frequent tag. Lists the eight cities with the most jobs of each industry and type.
create function public.compute_categories() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with open as materialized (
    select type, lower(industry) as industry, tags, state_slug, city_slug, location #>> '{address,city}' as city,
      location #>> '{address,state}' as state
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  entries as (
    select 'type' as kind, type as slug, state_slug, city_slug, city, state from open
    union all select 'industry', industry, state_slug, city_slug, city, state from open where industry is not null),
  cities as (
    select kind, slug, min(city) as city, min(state) as state, count(*),
      row_number() over (partition by kind, slug order by count(*) desc, city_slug, state_slug) as rank
    from entries group by kind, slug, state_slug, city_slug),
  categories as (
    select kind, slug, sum(count) as count,
      jsonb_agg(jsonb_build_object('city', city, 'state', state, 'count', count) order by rank) filter (where rank <= 8) as cities
    from cities group by kind, slug),
  tags as (
    select 'tag' as kind, tag as slug, count(*) as count, '[]'::jsonb as cities
    from open, unnest(tags) as tag group by tag having count(*) >= 3 order by count(*) desc, tag limit 60)
  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.slug), '[]')
  from (select * from categories union all select * from tags) as entry
$$;

grant execute on function public.compute_categories() to service_role;

-- ── schemas/listings/compute_cities.sql ──

-- Counts the open jobs of each city, most jobs first: the cities of one state, with one initial, or all.
create function public.compute_cities(state text, initial text, max_results integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.city, entry.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (compute_cities.state is null or state_slug = compute_cities.state)
      and (initial is null or public.city_initial(city_slug) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit greatest(max_results, 1)) as entry
$$;

grant execute on function public.compute_cities(text, text, integer) to service_role;

-- ── schemas/listings/get_company_summary.sql ──

-- A company as described by its 50 newest open jobs. `street` is null for a company with several locations. `since` is when its profile was
-- created, `domain` its verified web domain.
create function public.get_company_summary(employer_id uuid, company_slug text)
returns table (name text, logo text, description text, industry text, city text, state text, street text, since timestamptz, domain text)
language sql stable security definer
set search_path = ''
as $$
  select min(company_name), max(company_logo), max(company_description), max(industry),
    mode() within group (order by location #>> '{address,city}'), mode() within group (order by location #>> '{address,state}'),
    case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end,
    (select company.created_at from public.employer_profiles as company where company.user_id = get_company_summary.employer_id),
    (select company.verified_domain from public.employer_profiles as company where company.user_id = get_company_summary.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = get_company_summary.employer_id and job.company_slug = get_company_summary.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$$;

grant execute on function public.get_company_summary(uuid, text) to service_role;

-- ── schemas/listings/compute_employer_page_count.sql ──

-- Counts the company pages, one per company and city with open jobs.
create function public.compute_employer_page_count() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$$;

grant execute on function public.compute_employer_page_count() to service_role;

-- ── schemas/listings/job_summary.sql ──

-- A job as JSON, with the columns of search_jobs.
create function public.job_summary(job public.jobs, distance_km double precision) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'company_name', job.company_name,
    'company_logo', job.company_logo, 'location', job.location, 'type', job.type, 'salary', job.salary, 'tags', job.tags,
    'created_at', job.created_at, 'distance_km', distance_km, 'applies_elsewhere', job.application_url is not null)
$$;

grant execute on function public.job_summary(public.jobs, double precision) to service_role;

-- ── schemas/listings/list_affected_listings.sql ──

-- The listings that show these jobs (at most 500), or would show them if they were open: {"listings": [[state, city, neighborhood,
-- category]], "companies": [name], "cities": [[state, city]], "cells": [[lat, lng]]}. A null category means the place's own listing. Cells
-- are half a degree wide, for listings that also show the nearest jobs outside their radius.
create function public.list_affected_listings(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with affected as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - public.ended_job_visibility())
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from affected, jsonb_array_elements(public.list_places_around(affected.lat, affected.lng, public.default_radius_km())) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from affected), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from affected), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from affected), '[]'))
$$;

grant execute on function public.list_affected_listings(uuid[]) to service_role;

-- ── schemas/listings/posted_place_center.sql ──

-- The center of a place known only from jobs: the average of at most 1,000 jobs shown there now or recently; null without any.
create function public.posted_place_center(state text, city text, neighborhood text) returns extensions.cube
language sql stable security definer
set search_path = ''
as $$
  select public.sphere_point(avg(lat), avg(lng)) from (
    select lat, lng from public.jobs
    where state_slug = posted_place_center.state and city_slug = posted_place_center.city
      and (posted_place_center.neighborhood is null or neighborhood_slug = posted_place_center.neighborhood)
      and ended_at > now() - public.ended_job_visibility() and status <> 'held'
    limit 1000) as some_jobs
$$;

grant execute on function public.posted_place_center(text, text, text) to service_role;

-- ── schemas/listings/compute_sitemap_places.sql ──

-- The places of a state (of all states if null) with at least `min_jobs` open jobs around their center, to be indexed (D9): [state, city,
-- neighborhood, changed]. `changed` is when a job around the place was last posted, changed or ended. It is null with more than 1,000 open
-- or ended jobs, because finding the last change among tens of thousands takes seconds per place.
create function public.compute_sitemap_places(state text, min_jobs integer, radius_km double precision) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with pages as materialized (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and (compute_sitemap_places.state is null or place.state_slug = compute_sitemap_places.state)
    union all
    select state_slug, city_slug, nullif(neighborhood_slug, ''),
      public.posted_place_center(state_slug, city_slug, nullif(neighborhood_slug, ''))
    from public.posted_places as posted
    where (compute_sitemap_places.state is null or state_slug = compute_sitemap_places.state)
      and not exists (select from public.places as place
        where place.state_slug = posted.state_slug and place.city_slug = posted.city_slug and place.namesake = 0
          and place.kind = case when posted.neighborhood_slug = '' then 'city' else 'neighborhood' end
          and (posted.neighborhood_slug = '' or place.neighborhood_slug = posted.neighborhood_slug))),
  areas as materialized (
    select pages.*, extensions.cube_enlarge(pt, reach.chord, 3) as area, reach.chord
    from pages, (select public.chord_km(least(radius_km, public.max_radius_km())) as chord) as reach),
  counted as (
    select state_slug, city_slug, neighborhood_slug,
      case when open_jobs.seen <= 1000 and ended_jobs.seen <= 1000 then greatest(open_jobs.changed, ended_jobs.changed) end as changed
    from areas, lateral (
      select count(*) as seen, count(*) filter (where expires_at > now()) as open,
        max(case when expires_at > now() then updated_at else greatest(updated_at, expires_at) end) as changed
      from (
        select job.expires_at, job.updated_at from public.jobs as job
        where job.status = 'open' and areas.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
        limit 1001) as first_rows) as open_jobs,
      lateral (
        select count(*) as seen, max(updated_at) as changed
        from (
          select job.updated_at from public.jobs as job
          where job.status <> 'open' and areas.area operator(extensions.@>) job.pt
            and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
          limit 1001) as first_rows) as ended_jobs
    where open_jobs.open >= min_jobs)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug, changed)
      order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select state_slug, city_slug, neighborhood_slug, max(changed) as changed from counted
    group by 1, 2, 3 limit 50000) as page
$$;

grant execute on function public.compute_sitemap_places(text, integer, double precision) to service_role;

-- ── schemas/listings/list_job_states.sql ──

-- The slugs of states in which a job was ever posted. Steps through the index once per state, independent of the number of jobs.
create function public.list_job_states() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with recursive states as (
    (select state_slug from public.jobs order by state_slug limit 1)
    union all
    select (select job.state_slug from public.jobs as job where job.state_slug > states.state_slug order by job.state_slug limit 1)
    from states where states.state_slug is not null)
  select coalesce(jsonb_agg(state_slug), '[]') from states where state_slug not in ('', 'unknown')
$$;

grant execute on function public.list_job_states() to service_role;

-- ── schemas/cache/cached_count_definitions.sql ──

-- Lists the counts to cache when there are many jobs, as arguments of run_count: directories, sitemaps (one per state) and the map.
create function public.cached_count_definitions() returns setof jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages', 'map']) as name
  union
  select public.sitemap_places_key(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.list_job_states())) as states
$$;

grant execute on function public.cached_count_definitions() to service_role;

-- ── schemas/postings/send_still_hiring.sql ──

-- Queues the "Still hiring?" emails about jobs that were not confirmed for a week: one per account and contact, and at most once a week for
-- an account. An email includes jobs whose question will be due within three days, but no job that expires within a day. Returns the number
-- of jobs.
create function public.send_still_hiring(max_jobs integer default 50, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due record;
  last_sent_at timestamptz;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
  next_mail bigint;
  job_count integer := 0;
begin
  -- One run at a time: two would split the jobs of one account.
  perform pg_advisory_xact_lock(hashtextextended('still-hiring', 0));
  for due in
    select queued.job_id, owned.employer_id
    from public.still_hiring as queued join public.jobs as owned on owned.id = queued.job_id
    where queued.due_at <= now_at
    order by queued.due_at
    limit least(max_jobs, 500)
    -- Locks the job before its question, as elsewhere, to prevent deadlocks.
    for update of owned skip locked
  loop
    -- Handled with another job of this run.
    if not exists (select from public.still_hiring where job_id = due.job_id and due_at <= now_at) then
      continue;
    end if;
    select max(question.question_sent_at) into last_sent_at
      from public.still_hiring as question join public.jobs as owned on owned.id = question.job_id
      where owned.employer_id = due.employer_id;
    if last_sent_at > now_at - interval '7 days' then
      update public.still_hiring set due_at = last_sent_at + interval '7 days' where job_id = due.job_id;
      continue;
    end if;
    tokens := '{}';
    for job in
      select owned.* from public.jobs as owned join public.still_hiring as queued on queued.job_id = owned.id
      where owned.employer_id = due.employer_id and queued.due_at <= now_at + interval '3 days'
      order by queued.due_at
      limit 500
      for update of owned skip locked
    loop
      if job.status <> 'open' or job.expires_at <= now_at + interval '1 day' then
        update public.still_hiring set due_at = null where job_id = job.id;
        continue;
      end if;
      recipient := public.job_recipient(job.id);
      -- Without a recipient there is no question, so the job can't be paused for a missing answer.
      if recipient is null then
        update public.still_hiring set due_at = now_at + interval '7 days' where job_id = job.id;
        continue;
      end if;
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      update public.still_hiring set token_hash = public.sha256_hex(secret), question_sent_at = now_at, answered_at = null,
          paused_at = null, wait_until = null, mail_id = null
        where job_id = job.id;
      tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
      job_count := job_count + 1;
    end loop;
    for recipient in select jsonb_object_keys(tokens) loop
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('still-hiring', recipient, jsonb_build_object('manageTokens', tokens -> recipient),
          'still-hiring:' || due.employer_id || ':' || public.sha256_hex(recipient) || ':' || now_at)
        returning id into next_mail;
      update public.still_hiring set mail_id = next_mail
        where job_id in (select key::uuid from jsonb_object_keys(tokens -> recipient) as key);
    end loop;
  end loop;
  return job_count;
end
$$;

grant execute on function public.send_still_hiring(integer, timestamp with time zone) to service_role;

-- ── schemas/postings/job_recipient.sql ──

-- The recipient of emails about a job: its contact if it may receive them (is_job_contact) or the job is a demo, else the account's
-- confirmed address; null if there is neither.
create function public.job_recipient(job_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when job.is_demo or public.is_job_contact(job.employer_id, job.contact ->> 'email') then job.contact ->> 'email'
    else (select email from auth.users where id = job.employer_id and email_confirmed_at is not null) end
  from public.jobs as job where job.id = job_recipient.job_id
$$;

grant execute on function public.job_recipient(uuid) to service_role;

-- ── schemas/postings/my_last_contact.sql ──

-- The contact of the viewer's newest posting; null without a posting.
create function public.my_last_contact() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select contact from public.jobs where employer_id = (select auth.uid()) order by created_at desc, id limit 1
$$;

grant execute on function public.my_last_contact() to authenticated, service_role;

-- ── schemas/postings/my_posted_job.sql ──

-- The id of the viewer's job that was posted with this idempotency key; null if there is none.
create function public.my_posted_job(key uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$ select id from public.jobs where employer_id = (select auth.uid()) and idempotency_key = key $$;

grant execute on function public.my_posted_job(uuid) to authenticated, service_role;

-- ── schemas/postings/my_posting_limits.sql ──

-- The viewer's posting limits and usage, counted like in limit_postings: {"stage": 'first_day', 'first_week', 'first_month' or null,
-- "openJobs", "maxOpenJobs", "maxOpenJobsNext", "postedToday", "maxPostedToday"}. maxOpenJobsNext is the limit of the next stage.
create function public.my_posting_limits() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    -- Demonstration jobs are not counted, and their employers are not new.
    'stage', case when not exists (select from public.jobs where employer_id = (select auth.uid()) and is_demo) then limits.stage end,
    'openJobs', (select count(*) from public.jobs
      where employer_id = (select auth.uid()) and status in ('open', 'held') and expires_at > now() and not is_demo),
    'maxOpenJobs', limits.open_jobs,
    'maxOpenJobsNext', limits.open_jobs_next,
    'postedToday', (select count(*) from public.posting_log
      where account_id = (select auth.uid()) and posted_at > now() - interval '1 day'),
    'maxPostedToday', limits.postings_a_day)
  from public.posting_limits((select auth.uid())) as limits
$$;

grant execute on function public.my_posting_limits() to authenticated, service_role;

-- ── schemas/postings/postings_with_old_contact.sql ──

-- The former addresses of the viewer's account that are still the contact of postings that haven't ended. `postings`: how many, most first.
create function public.postings_with_old_contact() returns table (address text, postings bigint)
language sql stable security definer
set search_path = ''
as $$
  select lower(job.contact ->> 'email'), count(*)
  from public.jobs as job
  join public.job_contacts as former on former.account_id = job.employer_id and former.was_own
    and former.address = lower(job.contact ->> 'email')
  join auth.users as account on account.id = job.employer_id and lower(account.email) <> former.address
  where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
  group by 1 order by 2 desc, 1
$$;

grant execute on function public.postings_with_old_contact() to authenticated, service_role;

-- ── schemas/postings/my_unconfirmed_contacts.sql ──

-- The addresses that are contacts of the viewer's postings but have not consented to receive applications, with their state ('unsent',
-- 'pending' or 'declined'). `can_email`: whether the viewer may send the request for consent now.
create function public.my_unconfirmed_contacts() returns table (address text, state text, can_email boolean)
language sql stable security definer
set search_path = ''
as $$
  select named.address,
    case when contact.declined_at is not null then 'declined' when contact.emailed_at is not null then 'pending' else 'unsent' end,
    contact.declined_at is null and coalesce(contact.emails_sent, 0) < public.setting('contact_emails_each')
      and coalesce(contact.emailed_at <= now() - interval '1 day', true)
  from (
    select distinct lower(trim(job.contact ->> 'email')) as address from public.jobs as job
    where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
      and job.application_url is null and not job.is_demo) as named
  left join public.job_contacts as contact on contact.account_id = (select auth.uid()) and contact.address = named.address
  where not public.is_job_contact((select auth.uid()), named.address)
  order by 1
$$;

grant execute on function public.my_unconfirmed_contacts() to authenticated, service_role;

-- ── schemas/postings/email_my_contact.sql ──

-- Emails the consent request to a contact of the viewer's postings. False if it may not be emailed now.
create function public.email_my_contact(address text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select coalesce((select public.email_job_contact((select auth.uid()), contact.address) from public.my_unconfirmed_contacts() as contact
    where contact.address = lower(trim(email_my_contact.address)) and contact.can_email), false)
$$;

grant execute on function public.email_my_contact(text) to authenticated, service_role;

-- ── schemas/postings/owns_job.sql ──

-- True if the viewer posted this job.
create function public.owns_job(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and employer_id = (select auth.uid())) $$;

grant execute on function public.owns_job(uuid) to authenticated, service_role;

-- ── schemas/jobs/job_views.sql ──

-- Page views of jobs, without any data about visitors. A forged view only raises the count that the job's employer reads.
create table public.job_views (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  views bigint not null default 0
);

alter table public.job_views enable row level security;
grant select on public.job_views to authenticated;
grant all on public.job_views to service_role;

create policy "employers read the views of their own jobs" on public.job_views
  for select to authenticated using (public.owns_job(job_id));

-- ── schemas/jobs/record_job_view.sql ──

-- Called with the visitor's session, so that the employer's own views can be excluded. Only that employer can read the count, so forging it
-- gains nothing.

-- Counts one view of an open job's page, unless by its employer.
create function public.record_job_view(job_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.job_views as counted (job_id, views)
    select id, 1 from public.jobs
    where id = record_job_view.job_id and status = 'open' and expires_at > now()
      and employer_id is distinct from (select auth.uid())
  on conflict on constraint job_views_pkey do update set views = counted.views + 1
$$;

grant execute on function public.record_job_view(uuid) to anon, authenticated, service_role;

-- ── schemas/postings/pause_unconfirmed_jobs.sql ──

-- Pauses the jobs whose "Still hiring?" email was sent five days ago and not answered, and returns them. For each of these emails, queues
-- one email with links to reopen its jobs. If this step hasn't run for a day or more, all unanswered questions get two more days.
create function public.pause_unconfirmed_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  last_run timestamptz;
  batch record;
  question record;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
begin
  insert into public.scheduled_steps (step, completed_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select completed_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where question_sent_at is not null and answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set completed_until = greatest(last_run, now_at) where step = 'still-hiring';

  for batch in
    select pending.mail_id, min(pending.question_sent_at) as question_sent_at
    from public.still_hiring as pending join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    group by 1 order by 2
    limit least(max_jobs, 500)
  loop
    tokens := '{}';
    for question in
      -- Locks both rows and skips locked ones: a job that its employer is changing is handled by the next run.
      select pending.job_id from public.still_hiring as pending join public.jobs as owned on owned.id = pending.job_id
      where pending.mail_id = batch.mail_id and pending.answered_at is null and pending.paused_at is null
        and coalesce(pending.wait_until <= now_at, true)
      for update skip locked
    loop
      update public.jobs set status = 'paused'
        where jobs.id = question.job_id and status = 'open' and expires_at > now_at returning * into job;
      if found then
        secret := encode(extensions.gen_random_bytes(32), 'hex');
        update public.still_hiring set paused_at = now_at, token_hash = public.sha256_hex(secret)
          where job_id = question.job_id;
        recipient := coalesce(public.job_recipient(job.id), '');
        tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
        return query select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug;
      else
        -- A job that was paused, closed or expired meanwhile needs no answer.
        update public.still_hiring set answered_at = now_at where job_id = question.job_id;
      end if;
    end loop;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-paused', address, jsonb_build_object('manageTokens', tokens -> address),
        'job-paused:' || batch.mail_id || ':' || public.sha256_hex(address)
      from jsonb_object_keys(tokens) as address where address <> ''
      on conflict (dedupe_key) do nothing;
  end loop;
end
$$;

grant execute on function public.pause_unconfirmed_jobs(integer, timestamp with time zone) to service_role;

-- ── schemas/postings/still_hiring.sql ──

-- Employers confirm every week that they are still hiring, and unconfirmed jobs are paused (D20, D29). One email has the questions
-- about all jobs of an account with the same contact. It goes to the recipient of the emails about these jobs.

-- The next question about each job, and the latest one that was sent. The table has only a hash of the token; the token itself is only in
-- the email.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  -- When the next question is due: a week after the posting, the last question or the last answer. Null if the job was not open at that
  -- time; reopening or renewing the job sets it again. Indexed, so that a run without due questions reads no jobs.
  due_at timestamptz,
  token_hash text unique,
  mail_id bigint,
  -- Null before the first question.
  question_sent_at timestamptz,
  answered_at timestamptz,
  -- When the job was paused because of a missing answer. A late yes reopens it.
  paused_at timestamptz,
  -- The job is not paused before this time. Set after an outage, when answers could not be received.
  wait_until timestamptz,
  -- The token from before the pause (copy_paused_token).
  paused_token_hash text
);

create index still_hiring_due on public.still_hiring (due_at);
create index still_hiring_pending on public.still_hiring (question_sent_at)
  where question_sent_at is not null and answered_at is null and paused_at is null;
create unique index still_hiring_paused_token on public.still_hiring (paused_token_hash);
create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

create trigger copy_paused_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.copy_paused_token();
create trigger postpone before update of question_sent_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

alter table public.still_hiring enable row level security;
grant all on public.still_hiring to service_role;

-- ── schemas/postings/respond_to_still_hiring.sql ──

-- Records the answer to a "Still hiring?" question. A yes keeps the job open for another week, and reopens it if it was paused
-- automatically. A no closes the job as filled.
-- Returns {"state", "id", "slug", "employerId", "stateSlug", "citySlug"}; null for an unknown token.
create function public.respond_to_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  -- Locks the job before its question, in the same order as elsewhere, to prevent deadlocks.
  perform from public.jobs where id = public.get_still_hiring_job(respond_to_still_hiring.manage_token) for update;
  select * into question from public.still_hiring
    where job_id = public.get_still_hiring_job(respond_to_still_hiring.manage_token) for update;
  if not found or respond_to_still_hiring.is_hiring is null then
    return null;
  end if;
  if respond_to_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed', close_reason = 'filled' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$$;

grant execute on function public.respond_to_still_hiring(text, boolean) to anon, authenticated, service_role;

-- ── schemas/postings/get_still_hiring_job.sql ──

-- The id of the job that a "Still hiring?" token belongs to; null for an unknown or replaced token. After a pause, the token of the
-- previous email is valid too.
create function public.get_still_hiring_job(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job_id from public.still_hiring
  where public.sha256_hex(get_still_hiring_job.manage_token) in (token_hash, paused_token_hash)
$$;

grant execute on function public.get_still_hiring_job(text) to service_role;

-- ── schemas/postings/get_still_hiring.sql ──

-- The job of a "Still hiring?" link; null for an unknown or replaced token. Changes nothing, because mail scanners open links (D29).
create function public.get_still_hiring(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedAutomatically', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.job_id = public.get_still_hiring_job(get_still_hiring.manage_token)
$$;

grant execute on function public.get_still_hiring(text) to anon, authenticated, service_role;

-- ── schemas/trust/list_name_risks.sql ──

-- Returns a risk if a new account uses the name of another company that has an open or paused job in the same city from before the
-- account's first posting. Returns no row for accounts with a verified domain, or if an admin approved the name for the account.
create function public.list_name_risks(company_name text, account_id uuid, location jsonb)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  select 'the name of another company here', public.setting('hold_weight')::integer, list_name_risks.company_name,
    'Another company already posts under this name in this city.'
  from public.posting_limits(list_name_risks.account_id) as limits
  where limits.stage is not null
    and not exists (select from public.employer_profiles as mine
      where mine.user_id = list_name_risks.account_id and mine.verified_domain is not null)
    and exists (select from public.employer_profiles as other join public.jobs as theirs on theirs.employer_id = other.user_id
      where public.company_key(other.company_name) = public.company_key(list_name_risks.company_name)
        and other.user_id <> list_name_risks.account_id
        and theirs.state_slug = public.slugify(list_name_risks.location #>> '{address,state}')
        and theirs.city_slug = public.slugify(list_name_risks.location #>> '{address,city}')
        and theirs.status in ('open', 'paused') and theirs.expires_at > now()
        and theirs.created_at < coalesce((select min(first.posted_at) from public.posting_log as first
          where first.account_id = list_name_risks.account_id), now()))
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = list_name_risks.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'the name of another company here' and reason ->> 'words' = list_name_risks.company_name)
$$;

grant execute on function public.list_name_risks(text, uuid, jsonb) to service_role;

-- ── schemas/trust/list_pay_risks.sql ──

-- Returns a risk if a posting pays more than twice the 99th percentile of the nearest 500 jobs with pay. If at least 30 of these are in its
-- industry, only they are compared. Skips postings below 40 dollars an hour, and places with fewer than 30 jobs with pay.
create function public.list_pay_risks(job public.jobs, hourly numeric)
returns table (rule text, weight integer, words text, sentence text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  usual_pay numeric;
begin
  if hourly is null or job.salary ->> 'currency' <> 'USD' or hourly < 40 then
    return;
  end if;
  with near as materialized (
    select nearest.min_pay_per_hour, nearest.industry from public.jobs as nearest
    where nearest.status = 'open' and nearest.id <> job.id and nearest.pay_currency = 'USD' and nearest.min_pay_per_hour > 0
    order by nearest.pt operator(extensions.<->) public.sphere_point(
      (job.location #>> '{coordinates,lat}')::double precision, (job.location #>> '{coordinates,lng}')::double precision)
    limit 500),
  alike as (select min_pay_per_hour from near where industry = job.industry)
  select percentile_disc(0.99) within group (order by min_pay_per_hour) into usual_pay
    from (select min_pay_per_hour from alike where (select count(*) from alike) >= 30
      union all select min_pay_per_hour from near where (select count(*) from alike) < 30) as compared
    having count(*) >= 30;
  if hourly > 2 * usual_pay then
    return query select 'pay far above what is usual there', 60, '$' || round(hourly, 2) || ' an hour',
      'It pays far more than jobs like it around there.';
  end if;
end
$$;

grant execute on function public.list_pay_risks(public.jobs, numeric) to service_role;

-- ── schemas/talents/job_seeker_profiles.sql ──

-- Job seeker profiles of talents. Only the owner reads the exact place (D25).

create table public.job_seeker_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text not null check (length(trim(full_name)) between 1 and 120),
  headline text not null check (length(trim(headline)) between 1 and 160),
  bio text check (length(bio) <= 5000),
  skills text[] not null default '{}' check (public.is_word_list(skills, 50)),
  experience_years integer check (experience_years between 0 and 50),
  desired_job_types text[] not null default '{}' check (desired_job_types <@ public.job_types()),
  desired_salary jsonb check (public.is_salary(desired_salary)),
  location jsonb not null check (public.is_location(location)),
  search_radius integer not null default public.default_radius_km()
    check (search_radius between 1 and public.max_radius_km()),
  cv_url text check (length(cv_url) <= 500),
  available_from date,
  is_visible boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public_point extensions.cube generated always as (public.snap_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  pay_currency text generated always as (desired_salary ->> 'currency') stored,
  -- The lower end of the desired pay, or the only one.
  desired_pay_per_hour numeric generated always as (public.pay_per_hour(
      coalesce((desired_salary ->> 'min')::numeric, (desired_salary ->> 'max')::numeric), desired_salary ->> 'period')) stored,
  -- Weights: A headline, B skills, C name, D bio. All visitors see A, B and the desired job types (facets); employers also see C and D.
  -- Contains stems and the words as written.
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(headline) || ' ' || public.joined_pairs(array[headline]))
      || to_tsvector('pg_catalog.simple', public.fold_words(headline)), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(skills)) || ' ' || public.joined_pairs(skills))
      || to_tsvector('pg_catalog.simple', public.fold_words(public.join_words(skills))), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(full_name))
      || to_tsvector('pg_catalog.simple', public.fold_words(full_name)), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(coalesce(bio, ''))), 'D')
    || public.talent_facets(desired_job_types)) stored,
  -- Whether the talent hides from any company, so that a search doesn't have to join hidden_companies.
  is_hidden_from_some boolean not null default false
);

create index job_seeker_profiles_newest on public.job_seeker_profiles (created_at desc, id) where is_visible;
create index job_seeker_profiles_search on public.job_seeker_profiles using gin (search) where is_visible;
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point)
  include (id, created_at, experience_years, available_from, pay_currency, desired_pay_per_hour, is_hidden_from_some) where is_visible;

create trigger prepare_talent before insert or update on public.job_seeker_profiles
  for each row execute function public.prepare_talent();
-- Named to run after prepare_talent.
create trigger reject_removed_profile before insert or update on public.job_seeker_profiles
  for each row when (new.is_visible and current_user in ('anon', 'authenticated')) execute function public.reject_removed_profile();
create trigger after_talent_write after insert or update or delete on public.job_seeker_profiles
  for each row execute function public.after_talent_write();

alter table public.job_seeker_profiles enable row level security;
grant select, delete on public.job_seeker_profiles to authenticated;
grant insert (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible)
  on public.job_seeker_profiles to authenticated;
grant update (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible)
  on public.job_seeker_profiles to authenticated;
grant all on public.job_seeker_profiles to service_role;

create policy "job seekers read their own profile" on public.job_seeker_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "job seekers create their own profile" on public.job_seeker_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "job seekers change their own profile" on public.job_seeker_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "job seekers delete their own profile" on public.job_seeker_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/alert_deliveries.sql ──

-- The jobs and talents that each alert found: one row per alert and match. A row is pending until the alert's next mail is queued; then
-- `mail_id` is set.
create table public.alert_deliveries (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  talent_id uuid references public.job_seeker_profiles (id) on delete cascade,
  match_id uuid not null generated always as (coalesce(job_id, talent_id)) stored,
  mail_id uuid,
  -- When a mail with this match was first rendered. From then on the match counts as delivered.
  delivered_at timestamptz,
  primary key (alert_id, match_id),
  constraint alert_deliveries_found check (num_nonnulls(job_id, talent_id) = 1)
);

create index alert_deliveries_mail on public.alert_deliveries (mail_id) where mail_id is not null;
create index alert_deliveries_waiting on public.alert_deliveries (alert_id) where mail_id is null;
create index alert_deliveries_job on public.alert_deliveries (job_id) where job_id is not null;
create index alert_deliveries_talent on public.alert_deliveries (talent_id) where talent_id is not null;

alter table public.alert_deliveries enable row level security;
grant all on public.alert_deliveries to service_role;

-- ── schemas/alerts/talent_changes.sql ──

-- Visible profiles that appeared or changed since the last matching, with their searchable columns before the change.
create table public.talent_changes (
  talent_id uuid primary key references public.job_seeker_profiles (id) on delete cascade,
  changed_at timestamptz not null default now(),
  was_visible boolean not null,
  was_search tsvector,
  was_skills text[],
  was_years integer,
  was_point extensions.cube
);

create index talent_changes_oldest on public.talent_changes (changed_at);

alter table public.talent_changes enable row level security;
grant all on public.talent_changes to service_role;

-- ── schemas/alerts/match_changed_talents.sql ──

-- Matches changed profiles to talent alerts. A profile matches only if it was hidden or did not match before the change. Queues the mails
-- of instant alerts; matches of digests stay pending. An alert never delivers a profile twice. Returns the numbers of profiles and mails.
create function public.match_changed_talents(max_talents integer default 100, now_at timestamptz default now())
returns table (talents integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  change public.talent_changes;
  matched_alerts uuid[];
  instant_alerts uuid[] := '{}';
begin
  talents := 0;
  for change in
    select * from public.talent_changes where changed_at <= now_at
    order by changed_at limit least(max_talents, 1000) for update skip locked
  loop
    -- The lock keeps an alert from turning instant while its match is inserted, which would leave the match pending.
    with inserted as (
      insert into public.alert_deliveries (alert_id, talent_id)
        select alert.id, talent.id
        from public.job_seeker_profiles as talent
        join public.alerts as alert
          on alert.kind = 'talent' and alert.status = 'active' and alert.box operator(extensions.@>) talent.public_point
        where talent.id = change.talent_id and talent.is_visible
          and alert.active_since <= change.changed_at
          and alert.company_id <> talent.user_id
          and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
          and not (change.was_visible and public.talent_alert_matches(
            alert, change.was_search, change.was_skills, change.was_years, change.was_point))
          and not public.is_hidden_from(talent.user_id, alert.company_id)
        for share of alert
        on conflict do nothing
        returning alert_id)
    select array_agg(alert_id) into matched_alerts from inserted join public.alerts as alert on alert.id = alert_id
      where alert.frequency = 'instant';
    instant_alerts := instant_alerts || matched_alerts;
    delete from public.talent_changes where talent_id = change.talent_id;
    talents := talents + 1;
  end loop;
  mails := public.queue_alert_mails(instant_alerts);
  return next;
end
$$;

grant execute on function public.match_changed_talents(integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/queue_alert_mails.sql ──

-- Queues one mail for each of these alerts that has pending matches, and links the matches to the mail in the same transaction. Deletes the
-- pending matches if the address is suppressed or missing, or the site has turned off alerts. Returns the number of mails.
create function public.queue_alert_mails(alert_ids uuid[]) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with requested as materialized (
    select alert.id, alert.kind || '-alert' as mail_kind, gen_random_uuid() as mail_id,
      case when public.setting('alerts') = 1 and (alert.kind = 'job' or public.setting('talents') = 1)
        then public.alert_recipient(alert.user_id, alert.address) end as recipient
    from public.alerts as alert where alert.id = any (alert_ids)),
  discarded as (
    delete from public.alert_deliveries as pending using requested
    where pending.alert_id = requested.id and pending.mail_id is null and requested.recipient is null),
  attached as (
    update public.alert_deliveries as pending set mail_id = requested.mail_id from requested
    where pending.alert_id = requested.id and pending.mail_id is null and requested.recipient is not null
    returning pending.mail_id),
  queued as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    select mail_kind, recipient, jsonb_build_object('mailId', mail_id), mail_kind || ':' || mail_id
    from requested where mail_id in (select mail_id from attached)
    returning 1)
  select count(*)::integer from queued
$$;

grant execute on function public.queue_alert_mails(uuid[]) to service_role;

-- ── schemas/home/compute_claims.sql ──

-- Counts open jobs, neighborhoods with open jobs, and job seekers.
create function public.compute_claims() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'jobs', count(*),
    'neighborhoods', count(distinct (state_slug, city_slug, neighborhood_slug)) filter (where neighborhood_slug <> ''),
    'job_seekers', (select count(*) from public.job_seeker_profiles))
  from public.jobs
  where status = 'open' and expires_at > now()
$$;

grant execute on function public.compute_claims() to service_role;

-- ── schemas/cache/run_count.sql ──

-- Computes a count without the cache. `question` is the name of the count and its arguments.
create function public.run_count(question jsonb) returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  select case question ->> 0
    when 'claims' then public.compute_claims()
    when 'categories' then public.compute_categories()
    when 'cities' then public.compute_cities(null, null, 50000)
    when 'employer pages' then to_jsonb(public.compute_employer_page_count())
    when 'places' then public.compute_sitemap_places(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'map' then to_jsonb(public.refresh_map_counts())
  end
$$;

grant execute on function public.run_count(jsonb) to service_role;

-- ── schemas/saved/contact_requests.sql ──

-- An employer's requests for contact. Only acceptance by the talent shares the email address, the CV and an optional phone number (D25,
-- D29).

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  message text not null check (length(trim(message)) between 1 and 2000),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  phone text check (length(phone) <= 50),
  -- The hash of the token in the emailed link.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (employer_id, talent_id)
);

create index contact_requests_talent on public.contact_requests (talent_id);

create trigger assert_not_banned before insert on public.contact_requests
  for each row execute function public.reject_banned_message();
create trigger record_contacted_talent after insert or update of status on public.contact_requests
  for each row execute function public.record_contacted_talent();

alter table public.contact_requests enable row level security;
grant all on public.contact_requests to service_role;

-- ── schemas/saved/get_contact_request.sql ──

-- The contact request of an emailed link: the company, its message and the status; null if there is none.
create function public.get_contact_request(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', request.id, 'companyName', employer.company_name, 'companyDescription',
    employer.company_description, 'companyLogo', employer.company_logo, 'industry', employer.industry,
    'city', employer.location #>> '{address,city}', 'state', employer.location #>> '{address,state}',
    'message', request.message, 'status', request.status, 'phone', request.phone, 'requestedAt', request.created_at,
    'hasCv', talent.cv_url is not null)
  from public.contact_requests as request
  join public.employer_profiles as employer on employer.user_id = request.employer_id
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.token_hash = public.sha256_hex(manage_token)
$$;

grant execute on function public.get_contact_request(text) to anon, authenticated, service_role;

-- ── schemas/saved/save_contact_response.sql ──

-- Saves a talent's response. If it differs from the request's status, queues an email to the employer. An acceptance can be revoked by
-- declining. Returns the status; PT400 for an invalid phone number.
create function public.save_contact_response(request_id uuid, is_accepted boolean, phone text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  response text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  if is_accepted and trim(phone) <> '' and not public.is_phone(phone) then
    raise exception 'INVALID_PHONE' using errcode = 'PT400';
  end if;
  update public.contact_requests as stored
    set status = response, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where stored.id = request_id and stored.status <> response
    returning * into request;
  if not found then
    return (select stored.status from public.contact_requests as stored where stored.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', response),
      'contact-answer:' || request_id || ':' || response
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return response;
end
$$;

grant execute on function public.save_contact_response(uuid, boolean, text) to service_role;

-- ── schemas/saved/respond_to_contact.sql ──

-- Responds to a contact request on the site. Returns the status; null unless the viewer is the talent.
create function public.respond_to_contact(request_id uuid, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.save_contact_response(request.id, is_accepted, respond_to_contact.phone)
  from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.id = request_id and talent.user_id = (select auth.uid()) and is_accepted is not null
$$;

grant execute on function public.respond_to_contact(uuid, boolean, text) to authenticated, service_role;

-- ── schemas/saved/respond_to_contact_by_email.sql ──

-- Responds to a contact request by the token in its email, without an account. Returns the status; null for an unknown token.
create function public.respond_to_contact_by_email(manage_token text, is_accepted boolean, phone text default null)
returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.save_contact_response(request.id, respond_to_contact_by_email.is_accepted, respond_to_contact_by_email.phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(respond_to_contact_by_email.manage_token)
    and respond_to_contact_by_email.is_accepted is not null
$$;

grant execute on function public.respond_to_contact_by_email(text, boolean, text) to anon, authenticated, service_role;

-- ── schemas/talents/hidden_companies.sql ──

-- Companies that a talent hides from. `employer_ids`: the accounts that had the company's name when the talent added the row, or took the
-- name later.
create table public.hidden_companies (
  user_id uuid not null default auth.uid() references public.job_seeker_profiles (user_id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  employer_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  company_key text not null generated always as (public.company_key(company_name)) stored,
  primary key (user_id, company_key)
);

create index hidden_companies_employers on public.hidden_companies using gin (employer_ids);
create index hidden_companies_key on public.hidden_companies (company_key);

create trigger set_hidden_employers before insert on public.hidden_companies
  for each row execute function public.set_hidden_employers();
create trigger update_hidden_flag after insert or delete on public.hidden_companies
  for each row execute function public.update_hidden_flag();

alter table public.hidden_companies enable row level security;
grant select (user_id, company_name, created_at, company_key) on public.hidden_companies to authenticated;
grant insert (user_id, company_name) on public.hidden_companies to authenticated;
grant delete on public.hidden_companies to authenticated;
grant all on public.hidden_companies to service_role;

create policy "talents read their own hidden companies" on public.hidden_companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "talents hide from companies" on public.hidden_companies
  for insert to authenticated with check (user_id = (select auth.uid())
    and exists (select from public.job_seeker_profiles as own where own.user_id = (select auth.uid())));
create policy "talents stop hiding from companies" on public.hidden_companies
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/is_hidden_from.sql ──

-- Whether a talent hides from this employer's company.
create function public.is_hidden_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.hidden_companies as hidden
    where hidden.user_id = is_hidden_from.talent_user_id and hidden.employer_ids @> array[is_hidden_from.employer_id])
$$;

grant execute on function public.is_hidden_from(uuid, uuid) to service_role;

-- ── schemas/alerts/is_still_deliverable.sql ──

-- Whether a match may be mailed: the job is open, or the talent is visible to the company and still matches.
create function public.is_still_deliverable(alert public.alerts, job_id uuid, talent_id uuid, now_at timestamptz) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
      select from public.jobs as job
      where job.id = is_still_deliverable.job_id and job.status = 'open' and job.expires_at > now_at)
    or exists (
      select from public.job_seeker_profiles as talent
      where talent.id = is_still_deliverable.talent_id and talent.is_visible
        and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
        and not public.is_hidden_from(talent.user_id, alert.company_id))
$$;

grant execute on function public.is_still_deliverable(public.alerts, uuid, uuid, timestamptz) to service_role;

-- ── schemas/talents/is_talent_visible.sql ──

-- Whether the viewer may see a talent's card: the profile is visible and doesn't hide from the viewer's company. A talent who hides from
-- any company is visible only to verified employers (D25).
create function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.setting('talents') = 1 and exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.is_hidden_from_some
        or (public.is_verified_employer() and not public.is_hidden_from(talent.user_id, (select auth.uid())))))
$$;

grant execute on function public.is_talent_visible(uuid) to authenticated, service_role;

-- ── schemas/saved/get_shared_cv.sql ──

-- The path of a talent's CV if the talent accepted the viewer's request; null otherwise.
create function public.get_shared_cv(talent_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select talent.cv_url from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.talent_id = get_shared_cv.talent_id and request.employer_id = (select auth.uid())
    and request.status = 'accepted' and public.is_employer() and public.is_talent_visible(get_shared_cv.talent_id)
$$;

grant execute on function public.get_shared_cv(uuid) to authenticated, service_role;

-- ── schemas/saved/saved_talents.sql ──

-- Profiles that an employer saved.

create table public.saved_talents (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  note text check (length(note) <= 2000),
  -- Whether the employer already viewed the full profile. Viewing it again in the list doesn't count toward the daily limit.
  was_read boolean not null default false,
  primary key (employer_id, talent_id)
);

create index saved_talents_talent on public.saved_talents (talent_id);

alter table public.saved_talents enable row level security;
grant select, delete on public.saved_talents to authenticated;
grant insert (employer_id, talent_id) on public.saved_talents to authenticated;
grant update (note) on public.saved_talents to authenticated;
grant all on public.saved_talents to service_role;

create policy "employers read their own saved talents" on public.saved_talents
  for select to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers save visible talents" on public.saved_talents
  for insert to authenticated with check (
    employer_id = (select auth.uid()) and (select public.is_employer()) and public.is_talent_visible(talent_id));
create policy "employers remove their own saved talents" on public.saved_talents
  for delete to authenticated using (employer_id = (select auth.uid()));
create policy "employers change notes on their own saved talents" on public.saved_talents
  for update to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()))
  with check (employer_id = (select auth.uid()));

-- ── schemas/talents/list_talents_by_ids.sql ──

-- Talents in the order of `ids`, with the columns of an audience (table in supabase/README.md). `readable`: ids with full profiles.
-- `cell_lat`, `cell_lng` and `distance_km` refer to the center of the talent's map cell.
create function public.list_talents_by_ids(ids uuid[], readable uuid[], audience text, center extensions.cube)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  cell_lat double precision, cell_lng double precision, distance_km double precision, experience_years integer,
  available_from date, bio text, desired_salary jsonb, is_saved boolean)
language sql stable security definer
set search_path = ''
as $$
  select talent.id,
    case when is_full then talent.full_name else public.short_name(talent.full_name) end,
    talent.headline, talent.skills,
    talent.location #>> '{address,city}', talent.location #>> '{address,state}',
    talent.available_from <= current_date,
    talent.desired_job_types,
    degrees(asin(extensions.cube_ll_coord(talent.public_point, 3) / 6371)),
    degrees(atan2(extensions.cube_ll_coord(talent.public_point, 2), extensions.cube_ll_coord(talent.public_point, 1))),
    public.arc_km(talent.public_point operator(extensions.<->) center),
    case when is_full or audience = 'signed-in' then talent.experience_years end,
    case when is_full or audience = 'signed-in' then talent.available_from end,
    case when is_full then talent.bio end,
    case when is_full then talent.desired_salary end,
    case when audience = 'employer' then exists (select from public.saved_talents as saved
      where saved.employer_id = (select auth.uid()) and saved.talent_id = talent.id) end
  from unnest(ids) with ordinality as listed (talent_id, position)
  join public.job_seeker_profiles as talent on talent.id = listed.talent_id,
  lateral (select coalesce(talent.id = any (readable), false) as is_full) as reading
  order by listed.position
$$;

grant execute on function public.list_talents_by_ids(uuid[], uuid[], text, extensions.cube) to service_role;

-- ── schemas/saved/my_interested_companies.sql ──

-- The companies that saved the viewer's profile or requested contact, newest first. Hiding from a company deletes both.
create function public.my_interested_companies()
returns table (company_name text, company_logo text, industry text, city text, state text, saved_at timestamptz,
  request_id uuid, message text, status text, phone text, requested_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select employer.company_name, employer.company_logo, employer.industry,
    employer.location #>> '{address,city}', employer.location #>> '{address,state}',
    saved.created_at, request.id, request.message, request.status, request.phone, request.created_at
  from public.job_seeker_profiles as talent
  join public.employer_profiles as employer on true
  left join public.saved_talents as saved on saved.employer_id = employer.user_id and saved.talent_id = talent.id
  left join public.contact_requests as request on request.employer_id = employer.user_id and request.talent_id = talent.id
  where talent.user_id = (select auth.uid())
    and employer.user_id in (
      select interest.employer_id from public.saved_talents as interest where interest.talent_id = talent.id
      union select interest.employer_id from public.contact_requests as interest where interest.talent_id = talent.id)
  order by coalesce(request.created_at, saved.created_at) desc, employer.company_name
$$;

grant execute on function public.my_interested_companies() to authenticated, service_role;

-- ── schemas/talents/delete_talent_at_employers.sql ──

-- Deletes a talent from these employers' saved talents, contact requests and unsent alerts, as deleting the profile would.
-- contacted_talents stays.
create function public.delete_talent_at_employers(employer_ids uuid[], talent_user_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = delete_talent_at_employers.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (delete_talent_at_employers.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = delete_talent_at_employers.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (delete_talent_at_employers.employer_ids);
  delete from public.alert_deliveries as delivery using public.job_seeker_profiles as talent, public.alerts as alert
    where talent.user_id = delete_talent_at_employers.talent_user_id and delivery.talent_id = talent.id and delivery.delivered_at is null
      and alert.id = delivery.alert_id and alert.company_id = any (delete_talent_at_employers.employer_ids);
$$;

grant execute on function public.delete_talent_at_employers(uuid[], uuid) to service_role;

-- ── schemas/talents/talents_hidden_from_viewer.sql ──

-- The ids of the profiles that hide from the viewer's company; null if there are none.
create function public.talents_hidden_from_viewer() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array_agg(profile.id)
  from public.hidden_companies as hidden
  join public.job_seeker_profiles as profile on profile.user_id = hidden.user_id
  where hidden.employer_ids @> array[(select auth.uid())]
$$;

grant execute on function public.talents_hidden_from_viewer() to service_role;

-- ── schemas/trust/protected_companies.sql ──

-- Companies that scams impersonate, with their own domains. The first rows come from supabase/trust/.
create table public.protected_companies (
  -- In the form that `list_sender_risks` compares: lowercase words without marks.
  name text primary key check (name ~ '^[a-z0-9 ]+$'),
  domains text[] not null check (cardinality(domains) > 0)
);

alter table public.protected_companies enable row level security;
grant all on public.protected_companies to service_role;

-- ── schemas/trust/open_case.sql ──

-- Opens a case about a subject, or adds reasons to its open case. Reasons from the source 'posting' or 'report' replace the earlier ones
-- from the same source. Returns the case's id.
create function public.open_case(subject_kind text, subject_id uuid, account_id uuid, reasons jsonb) returns bigint
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  opened_id bigint;
begin
  insert into public.cases as existing (subject_kind, subject_id, account_id, reasons)
    values (open_case.subject_kind, open_case.subject_id, open_case.account_id, '[]')
    on conflict (subject_kind, subject_id) where closed_at is null do update set opened_at = existing.opened_at
    returning id into opened_id;
  update public.cases as opened set
    reasons = (
      select coalesce(jsonb_agg(reason order by position), '[]') from (
        select distinct on (reason) reason, position
        from jsonb_array_elements(open_case.reasons || coalesce((
          select jsonb_agg(earlier) from jsonb_array_elements(opened.reasons) as earlier
          where coalesce(earlier ->> 'source', '') not in ('posting', 'report') or not exists (
            select from jsonb_array_elements(open_case.reasons) as later where later ->> 'source' = earlier ->> 'source')), '[]'))
          with ordinality as each (reason, position)
        order by reason, position) as distinct_reasons)
    where id = opened_id;
  update public.cases as opened set
    risk = (select coalesce(sum((reason ->> 'weight')::integer), 0) from jsonb_array_elements(opened.reasons) as reason)
    where id = opened_id;
  perform public.record_audit_event('case opened', open_case.subject_kind, open_case.subject_id::text,
    jsonb_build_object('case', opened_id, 'rules', (select coalesce(jsonb_agg(reason -> 'rule'), '[]')
      from jsonb_array_elements(open_case.reasons) as reason)));
  return opened_id;
end
$$;

grant execute on function public.open_case(text, uuid, uuid, jsonb) to service_role;

-- ── schemas/trust/normalize_words.sql ──

-- Normalizes a text for the moderation rules: lowercases it, removes accents, marks and invisible characters, and replaces look-alike
-- letters with Latin ones and typographic quotes and dashes with plain ones. Keeps repeated spaces, because `deobfuscate_words` needs them.
create function public.normalize_words(input text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(
      lower(normalize(left(input, 30000), NFKD)),
      'аеорсхуіјѕԁһӏвнкмтαεορχυικνωтʼ’‘`´“”„–—−‐‑',
      'aeopcxyijsdhlbhkmtaeopxuiknwt''''''''''"""-----'),
    '[\u0300-\u036F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]+', '', 'g'),
    '[^\S\n ]', ' ', 'g')
$$;

grant execute on function public.normalize_words(text) to service_role;

-- ── schemas/trust/list_sender_risks.sql ──

-- Returns a risk if a posting seems to impersonate a known company: it has the company's name without an address of the company, or an
-- address or link similar to the company's.
create function public.list_sender_risks(company_name text, email text, url text)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  with about as (
    select array['job', 'jobs', 'career', 'careers', 'hr', 'hiring', 'recruiting', 'recruitment', 'recruiter', 'work',
      'employment', 'online', 'support', 'onboarding'] as about_work),
  hosts as (
    select host, split_part(host, '.', greatest(1, array_length(string_to_array(host, '.'), 1) - 1)) as label
    from unnest(array[lower(split_part(list_sender_risks.email, '@', 2)),
      lower(substring(list_sender_risks.url from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'))]) as host
    where host <> ''),
  own as (
    select regexp_replace(trim(regexp_replace(public.normalize_words(left(list_sender_risks.company_name, 200)), '[^a-z0-9]+', ' ', 'g')),
      '^(.+?) (?:inc|llc|corp|corporation|company|jobs|careers|hr|hiring|recruit\w*|fulfillment|warehouse|logistics|usa|us|online|remote|services)$',
      '\1') as name),
  protected_domains as (
    select company.name, hosts.host, hosts.label, domain,
      exists (select from unnest(company.domains) as own_domain
        where hosts.host = own_domain or hosts.host like '%.' || own_domain) as is_theirs,
      split_part(domain, '.', 1) as company_label
    from public.protected_companies as company, unnest(company.domains) as domain, hosts)
  (select 'a known company’s name', 100, protected_domains.host, 'The address isn’t one of the company whose name this is.'
    from protected_domains, own where protected_domains.name = own.name
      and protected_domains.host = split_part(lower(list_sender_risks.email), '@', 2)
      and not protected_domains.is_theirs limit 1)
  union all
  (select 'a look-alike domain', 100, protected_domains.host, 'The address looks like that of a company that it isn’t.'
    from protected_domains, about where not protected_domains.is_theirs and length(company_label) >= 5 and (
      position('.' || domain || '.' in '.' || protected_domains.host || '.') > 0
      or (label <> company_label and translate(label, '013457', 'oieast') = company_label)
      or (label <> company_label and replace(label, '1', 'l') = company_label)
      or (length(company_label) >= 6 and extensions.levenshtein_less_equal(left(label, 60), company_label, 1) = 1)
      or replace(label, '-', '') in (select company_label || word from unnest(about_work) as word
        union all select word || company_label from unnest(about_work) as word))
    limit 1)
$$;

grant execute on function public.list_sender_risks(text, text, text) to service_role;

-- ── schemas/employers/get_account_domain.sql ──

-- The web domain of an account's confirmed email address (D97). Null for shared domains and for schools, because their students have
-- addresses too. Also null for the domains of protected companies and for look-alikes of them (list_sender_risks).
create function public.get_account_domain(account_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select own.domain
  from (select split_part(lower(email), '@', -1) as domain from auth.users
    where id = get_account_domain.account_id and email_confirmed_at is not null) as own
  where own.domain ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$' and own.domain !~ '\.edu(\.[a-z]{2})?$'
    and not exists (select from unnest(public.shared_domains()) as shared where own.domain = shared or own.domain like '%.' || shared)
    and not exists (select from public.protected_companies as known, unnest(known.domains) as known_domain
      where own.domain = known_domain or own.domain like '%.' || known_domain)
    and not exists (select from public.list_sender_risks('', null, 'https://' || own.domain))
$$;

grant execute on function public.get_account_domain(uuid) to service_role;

-- ── schemas/trust/get_case.sql ──

-- Returns everything needed to decide a case, and records the view: {"case", "subject": as `case_subject`, "account": as `account_history`,
-- "related": as `related_postings`, "reports": the latest 50, "appeal": the appealed decision and the appeal's text, "next": the next
-- case's id}. Null for an unknown case.
create function public.get_case(case_id bigint, admin_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  opened public.cases;
begin
  select * into opened from public.cases where id = get_case.case_id;
  if not found then
    return null;
  end if;
  perform public.record_audit_event('case looked at', opened.subject_kind, opened.subject_id::text,
    jsonb_build_object('case', opened.id), get_case.admin_id);
  return jsonb_build_object(
    'case', to_jsonb(opened),
    'subject', public.case_subject(opened.subject_kind, opened.subject_id),
    'account', public.account_history(opened.account_id),
    'related', case opened.subject_kind when 'job' then public.related_postings(opened.subject_id) else '[]' end,
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note, 'at', report.created_at)
        order by report.created_at desc), '[]')
      from (select * from public.reports where subject_id = opened.subject_id order by created_at desc limit 50) as report),
    'appeal', (select jsonb_build_object('words', decided.appeal_words, 'appealedAt', decided.appealed_at, 'decision', decided.decision,
        'reason', decided.reason, 'decidedAt', decided.decided_at, 'by', admin.email)
      from public.decisions as decided left join auth.users as admin on admin.id = decided.decided_by
      where decided.appeal_case_id = opened.id order by decided.appealed_at desc limit 1),
    'next', public.next_case(opened.id));
end
$$;

grant execute on function public.get_case(bigint, uuid) to service_role;

-- ── schemas/trust/reject_change.sql ──

-- Rejects every change of an append-only table. Only restoring a backup, with triggers disabled, bypasses it.
create function public.reject_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is only ever added to.', tg_table_name using errcode = '42501';
end
$$;

-- ── schemas/trust/audit_events.sql ──

-- The permanent log of decisions and their actors. No role can change or delete a row, the service key and the table's owner included. It
-- contains ids and no personal data, so that it can stay when a person's account is deleted.
create table public.audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for the shell or the rules.
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);

create index audit_events_subject on public.audit_events (subject_id, id desc);
-- For counts per period.
create index audit_events_at on public.audit_events (at);
create index audit_events_actor on public.audit_events (actor_id, id desc);

create trigger reject_change before update or delete or truncate on public.audit_events
  for each statement execute function public.reject_change();

alter table public.audit_events enable row level security;
-- Only `record_audit_event` writes here.
revoke all on public.audit_events from service_role;
grant select on public.audit_events to service_role;

-- ── schemas/admin/list_audit_events.sql ──

-- Returns a page of the audit log, newest first: the events of a subject, of a person (as actor or as subject), or all. `before` is the id
-- of the previous page's last event.
create function public.list_audit_events(subject text default null, person uuid default null,
  before bigint default 9223372036854775807)
returns table (id bigint, at timestamptz, action text, subject_kind text, subject_id text, details jsonb, actor_id uuid,
  actor_email text)
language sql stable security definer
set search_path = ''
rows 50
as $$
  with shown as (
    (select event.id from public.audit_events as event
      where list_audit_events.subject is null and list_audit_events.person is null and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      -- Without the null checks, this branch and the next would read their whole index backwards when their filter is missing.
      where coalesce(list_audit_events.subject, list_audit_events.person::text) is not null
        and event.subject_id = coalesce(list_audit_events.subject, list_audit_events.person::text)
        and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      where list_audit_events.subject is null and list_audit_events.person is not null
        and event.actor_id = list_audit_events.person and event.id < before
      order by event.id desc limit 50)
  )
  select event.id, event.at, event.action, event.subject_kind, event.subject_id, event.details, event.actor_id,
    -- Only admins' addresses are included; other actors are shown by id.
    case when admin.user_id is not null then account.email::text end
  from public.audit_events as event
  left join public.admins as admin on admin.user_id = event.actor_id
  left join auth.users as account on account.id = admin.user_id
  where event.id in (select shown.id from shown)
  order by event.id desc limit 50
$$;

grant execute on function public.list_audit_events(text, uuid, bigint) to service_role;

-- ── schemas/trust/record_audit_event.sql ──

-- Adds an event to the audit log.
create function public.record_audit_event(action text, subject_kind text, subject_id text, details jsonb default '{}',
  actor_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.audit_events (action, subject_kind, subject_id, details, actor_id)
    values (record_audit_event.action, record_audit_event.subject_kind, record_audit_event.subject_id,
      record_audit_event.details, record_audit_event.actor_id)
$$;

grant execute on function public.record_audit_event(text, text, text, jsonb, uuid) to service_role;

-- ── schemas/admin/save_content.sql ──

-- Adds a version of a content; a null value restores the default. The audit log records it.
create function public.save_content(name text, value jsonb, admin_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with written as (
    insert into public.contents (name, value, written_by)
      values (save_content.name, save_content.value, save_content.admin_id)
      returning id)
  select public.record_audit_event('content written', 'content', save_content.name, jsonb_build_object('version', id),
    save_content.admin_id) from written
$$;

grant execute on function public.save_content(text, jsonb, uuid) to service_role;

-- ── schemas/trust/assert_words_allowed.sql ──

-- Rejects a text that is emailed to another person if a posting with it would be rejected or held (D91): the sender is present and can
-- rephrase it, so holding the email isn't needed. `field` is the form field that shows the message.
create function public.assert_words_allowed(input text, field text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  select (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', assert_words_allowed.field)
      order by broken.is_hard desc, broken.weight desc)) -> 0 into refused
    from public.match_trust_rules(assert_words_allowed.input) as broken
    having bool_or(broken.is_hard) or sum(broken.weight) >= public.setting('hold_weight');
  if refused is not null then
    raise exception 'WORDS_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
end
$$;

grant execute on function public.assert_words_allowed(text, text) to service_role;

-- ── schemas/trust/related_postings.sql ──

-- Returns other postings with the same address, domain, phone or text: [{"mark": 'email', 'domain', 'phone' or 'text', "total": at most
-- 200, "postings": five, other accounts' first, [{"id", "title", "companyName", "status", "postedAt", "isSameAccount"}]}]. A domain of
-- 200 or more postings is ignored.
create function public.related_postings(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('mark', split_part(mark, ':', 1), 'total', related.total, 'postings', (
      select jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title, 'companyName', other.company_name,
          'status', other.status, 'postedAt', other.created_at, 'isSameAccount', other.employer_id = job.employer_id)
        order by other.employer_id = job.employer_id, other.created_at desc)
      from (select * from public.jobs where id = any (related.ids)
        order by employer_id = job.employer_id, created_at desc limit 5) as other)) order by position), '[]')
  from public.jobs as job
  cross join lateral unnest(public.job_identifiers(job.contact, job.application_url, job.description))
    with ordinality as identifiers (mark, position)
  cross join lateral (select array_agg(id) as ids, count(*) as total from (
    select other.id from public.jobs as other
    where public.job_identifiers(other.contact, other.application_url, other.description) @> array[mark] and other.id <> job.id
    limit 200) as found) as related
  where job.id = related_postings.job_id and related.total > 0 and not (mark like 'domain:%' and related.total = 200)
$$;

grant execute on function public.related_postings(uuid) to service_role;

-- ── schemas/trust/reports.sql ──

-- Reports by visitors (D95). A browser or account has at most one undecided report per subject. Only admins can read reports, and reporters
-- are distinguished by hashes only.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind in ('job', 'profile', 'message')),
  subject_id uuid not null,
  reason text not null
    check (reason in ('scam', 'fake', 'filled', 'facts', 'discrimination', 'harassment', 'other')),
  note text check (length(note) <= 1000),
  -- The address for the outcome; deleted when the email is queued.
  email text check (email is null or public.is_email(email)),
  reporter_id uuid references auth.users (id) on delete cascade,
  browser_hash text not null,
  -- Null if no proxy header contains addresses; networks then can't be distinguished.
  network_hash text,
  -- The weight, from the reason and the reporter's history.
  weight integer not null check (weight >= 0),
  is_trusted boolean not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'dismissed')),
  check ((decided_at is null) = (outcome is null))
);

create unique index reports_browser_once on public.reports (subject_id, browser_hash) where decided_at is null;
create unique index reports_account_once on public.reports (subject_id, reporter_id) where decided_at is null;
create index reports_subject on public.reports (subject_id, created_at);
create index reports_browser on public.reports (browser_hash);
create index reports_reporter on public.reports (reporter_id);
create index reports_to_email on public.reports (decided_at) where decided_at is not null and email is not null;
create index reports_old on public.reports (created_at);

alter table public.reports enable row level security;
grant all on public.reports to service_role;

-- ── schemas/trust/count_reports.sql ──

-- Sums up the open reports about a subject. Only the report with the largest weight counts for each network; all reports without a known
-- network count as one network. Untrusted reporters together contribute at most half of the pause threshold. `reasons`: the weight and
-- number of the counted reports per reason. `pauses`: the weights reach the threshold, enough reports are counted, at least two of them are
-- by trusted reporters, and they didn't all arrive at once.
create function public.count_reports(subject_id uuid, out reasons jsonb, out pauses boolean)
language sql stable security definer
set search_path = ''
as $$
  with independent as (
    select distinct on (coalesce(network_hash, '')) reason, weight, is_trusted, created_at
    from public.reports
    where reports.subject_id = count_reports.subject_id and decided_at is null and weight > 0
    order by coalesce(network_hash, ''), weight desc, created_at),
  by_reason as (
    select reason, sum(weight) as weight, count(*) as report_count from independent group by reason)
  select
    coalesce((select jsonb_agg(jsonb_build_object('rule', 'reported: ' || reason, 'weight', weight, 'words', '',
      'people', report_count, 'source', 'report') order by weight desc, reason) from by_reason), '[]'),
    coalesce(sum(weight) filter (where is_trusted), 0)
        + least(coalesce(sum(weight) filter (where not is_trusted), 0), public.setting('report_weight_to_pause') / 2.0)
        >= public.setting('report_weight_to_pause')
      and count(*) >= public.setting('report_people_to_pause')
      and count(*) filter (where is_trusted) >= 2
      and max(created_at) - min(created_at) >= make_interval(mins => public.setting('report_minutes_to_pause'))
  from independent
$$;

grant execute on function public.count_reports(uuid) to service_role;

-- ── schemas/trust/get_report.sql ──

-- Returns the content of the email to a reporter: {"kind", "outcome", "title": of a job}; null if the report is deleted or undecided.
create function public.get_report(report_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', report.subject_kind, 'outcome', report.outcome, 'title', job.title)
  from public.reports as report
  left join public.jobs as job on report.subject_kind = 'job' and job.id = report.subject_id
  where report.id = get_report.report_id and report.outcome is not null
$$;

grant execute on function public.get_report(uuid) to service_role;

-- ── schemas/trust/delete_old_reports.sql ──

-- Deletes up to 1,000 reports older than `after_days`. Returns how many.
create function public.delete_old_reports(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.reports where ctid = any (array(
      select ctid from public.reports where created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_reports(integer) to service_role;

-- ── schemas/trust/send_report.sql ──

-- Stores a report and adds it to the subject's open case, or opens one. Once enough unrelated people reported a job, holds it and emails
-- its employer. Jobs of established employers, and jobs reviewed within 30 days, only get the case.
-- Not counted: a repeated report by a browser or account, a fourth one by a network, a report about one's own subject, and one by a banned
-- visitor (D98). Returns true for these too, so that the sender can't see the difference; false if the subject can't be reported.
create function public.send_report(subject_kind text, subject_id uuid, reason text, note text, email text, browser_key text,
  network_hash text, reporter_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner_id uuid := public.get_reported_owner(send_report.subject_kind, send_report.subject_id);
  browser text := public.sha256_hex(send_report.browser_key);
  trusted boolean := public.is_trusted_reporter(send_report.reporter_id, browser);
  counted record;
  is_paused boolean := false;
begin
  if owner_id is null then
    return false;
  end if;
  -- Serialized per subject, so that parallel reports see each other.
  perform pg_advisory_xact_lock(hashtextextended('report ' || send_report.subject_id, 0));
  if owner_id = send_report.reporter_id
    or public.is_banned(send_report.reporter_id, send_report.email,
      array_remove(array['browser:' || browser, 'network:' || send_report.network_hash], null)) or (select count(*) from public.reports
      where subject_id = send_report.subject_id and network_hash = send_report.network_hash and decided_at is null) >= 3 then
    return true;
  end if;
  insert into public.reports (subject_kind, subject_id, reason, note, email, reporter_id, browser_hash, network_hash, weight, is_trusted)
    values (send_report.subject_kind, send_report.subject_id, send_report.reason, nullif(trim(send_report.note), ''),
      nullif(trim(send_report.email), ''), send_report.reporter_id, browser, send_report.network_hash,
      public.get_report_weight(send_report.reason, send_report.reporter_id, browser, trusted), trusted)
    on conflict do nothing;
  if not found then
    -- An address given with a repeated report receives the outcome of the first.
    update public.reports as earlier set email = coalesce(earlier.email, nullif(trim(send_report.email), ''))
      where earlier.subject_id = send_report.subject_id and earlier.decided_at is null
        and (earlier.browser_hash = browser or earlier.reporter_id = send_report.reporter_id);
    return true;
  end if;
  perform public.record_audit_event('reported', send_report.subject_kind, send_report.subject_id::text,
    jsonb_build_object('reason', send_report.reason));
  select * into counted from public.count_reports(send_report.subject_id);
  if send_report.subject_kind = 'job' and counted.pauses and not public.is_established_employer(owner_id)
      and not exists (select from public.cases as reviewed where reviewed.subject_id = send_report.subject_id
        and reviewed.outcome in ('approved', 'dismissed') and reviewed.closed_at > now() - interval '30 days') then
    with paused as (update public.jobs set status = 'held' where id = send_report.subject_id and status = 'open' returning id)
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-reported', account.email, jsonb_build_object('jobId', paused.id), 'job-reported:' || paused.id || ':' || now()
      from paused join auth.users as account on account.id = owner_id where public.is_email(account.email);
    is_paused := exists (select from public.jobs where id = send_report.subject_id and status in ('held', 'paused'));
    insert into public.stale_jobs (job_id) select send_report.subject_id where is_paused on conflict do nothing;
  end if;
  perform public.open_case(send_report.subject_kind, send_report.subject_id, owner_id, counted.reasons || case when is_paused
    then '[{"rule": "held by reports", "weight": 50, "words": "", "source": "report", "holds": true}]' else '[]'::jsonb end);
  return true;
end
$$;

grant execute on function public.send_report(text, uuid, text, text, text, text, text, uuid) to service_role;

-- ── schemas/trust/resolve_reports.sql ──

-- Closes the reports about a decided subject and queues emails to their reporters.
create function public.resolve_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.reports as report set decided_at = now(),
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    from public.cases as decided
    where decided.id = new.case_id and report.subject_id = decided.subject_id and report.subject_kind = decided.subject_kind
      and report.decided_at is null;
  perform public.queue_report_emails();
  return null;
end
$$;

-- ── schemas/trust/decisions.sql ──

-- Decisions about cases, with the reason as emailed to the owner. A decision against the owner allows one appeal, made with the secret in
-- the email.
create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  case_id bigint not null references public.cases (id) on delete cascade,
  decision text not null check (decision in ('approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reason text not null check (length(trim(reason)) between 3 and 2000),
  -- Null for the shell.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- The hash of the secret in the email's link. Null if no appeal is possible.
  appeal_token_hash text unique,
  appeal_words text check (length(trim(appeal_words)) between 1 and 2000),
  appealed_at timestamptz,
  -- The case in which the appeal is decided.
  appeal_case_id bigint references public.cases (id) on delete set null,
  check ((appeal_words is null) = (appealed_at is null))
);

create index decisions_case on public.decisions (case_id, decided_at desc);
create index decisions_appeal_case on public.decisions (appeal_case_id) where appeal_case_id is not null;

create trigger apply_account_decision after insert on public.decisions
  for each row when (new.decision in ('suspend', 'ban', 'lift')) execute function public.apply_account_decision();
create trigger record_removed_texts after insert on public.decisions
  for each row when (new.decision in ('approve', 'remove', 'ban', 'lift')) execute function public.record_removed_texts();
create trigger resolve_reports after insert on public.decisions
  for each row when (new.decision <> 'ask') execute function public.resolve_reports();

alter table public.decisions enable row level security;
grant all on public.decisions to service_role;

-- ── schemas/trust/appeal_decision.sql ──

-- Appeals a decision with the secret of its email, once: opens a case about the same subject. Returns the result of `get_appeal`.
create function public.appeal_decision(manage_token text, words text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  appealed public.decisions;
  decided public.cases;
begin
  if public.get_appeal(appeal_decision.manage_token) is not null then
    update public.decisions set appeal_words = trim(appeal_decision.words), appealed_at = now()
      where appeal_token_hash = public.sha256_hex(appeal_decision.manage_token) and appealed_at is null
      returning * into appealed;
    if found then
      select * into decided from public.cases where id = appealed.case_id;
      update public.decisions set appeal_case_id = public.open_case(decided.subject_kind, decided.subject_id, decided.account_id,
          '[{"rule": "an appeal", "weight": 50, "words": "", "source": "appeal"}]')
        where id = appealed.id;
    end if;
  end if;
  return public.get_appeal(appeal_decision.manage_token);
end
$$;

grant execute on function public.appeal_decision(text, text) to anon, authenticated, service_role;

-- ── schemas/trust/get_decision.sql ──

-- Returns the content of the email about a decision: {"kind", "decision", "reason", "title": of the job, company or profile, "isAppeal":
-- whether it answers an appeal rather than being a new decision with its own appeal}. Null if the job, company or profile was deleted.
create function public.get_decision(decision_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', closed.subject_kind, 'decision', decided.decision, 'reason', decided.reason,
    'title', coalesce(job.title, company.company_name, profile.headline),
    'isAppeal', exists (select from jsonb_array_elements(closed.reasons) as each where each ->> 'source' = 'appeal')
      and decided.appeal_token_hash is null)
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  left join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  left join public.employer_profiles as company on closed.subject_kind = 'company' and company.id = closed.subject_id
  left join public.job_seeker_profiles as profile on closed.subject_kind = 'profile' and profile.id = closed.subject_id
  where decided.id = get_decision.decision_id
    and (closed.subject_kind in ('message', 'account') or coalesce(job.id, company.id, profile.id) is not null)
$$;

grant execute on function public.get_decision(uuid) to service_role;

-- ── schemas/trust/get_appeal.sql ──

-- Returns the decision whose email contains this appeal secret: the fields of `get_decision`, "appealedAt", and "outcome", the appeal's
-- result. Null for an unknown secret and for a deleted subject.
create function public.get_appeal(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.get_decision(decided.id) || jsonb_build_object('appealedAt', decided.appealed_at, 'outcome', appeal_case.outcome)
  from public.decisions as decided left join public.cases as appeal_case on appeal_case.id = decided.appeal_case_id
  where decided.appeal_token_hash = public.sha256_hex(get_appeal.manage_token)
$$;

grant execute on function public.get_appeal(text) to anon, authenticated, service_role;

-- ── schemas/trust/job_hold.sql ──

-- Returns why a held job isn't shown, as its employer may see it: {"isRemoved", "reason": for the removal, "words": the words of the
-- posting that matched rules}; null for a job that isn't held.
create function public.job_hold(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('isRemoved', pending.id is null and coalesce(last.outcome = 'removed', false),
    'reason', case when pending.id is null and last.outcome = 'removed' then
      (select reason from public.decisions where case_id = last.id order by decided_at desc limit 1) end,
    'words', coalesce((select jsonb_agg(distinct reason -> 'words')
      from jsonb_array_elements(pending.reasons) as reason where reason ->> 'words' <> ''), '[]'))
  from public.jobs as job
  left join lateral (select * from public.cases
    where subject_id = job.id and subject_kind = 'job' and closed_at is null) as pending on true
  left join lateral (select * from public.cases
    where outcome in ('approved', 'removed')
      and ((subject_id = job.id and subject_kind = 'job') or (account_id = job.employer_id and subject_kind = 'company'))
    order by closed_at desc, id desc limit 1) as last on true
  where job.id = job_hold.job_id and job.status = 'held'
$$;

grant execute on function public.job_hold(uuid) to service_role;

-- ── schemas/trust/release_held_jobs.sql ──

-- Shows held jobs again, unless another case or decision holds them. Returns how many.
create function public.release_held_jobs(job_ids uuid[]) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  shown uuid[];
begin
  with opened as (
    update public.jobs as job set status = 'open'
    where job.id = any (release_held_jobs.job_ids) and job.status = 'held'
      and not public.is_job_removed(job.id) and not public.is_subject_removed(job.employer_id, 'company')
      and not exists (select from public.cases as pending
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null)
    returning job.id),
  stale as (insert into public.stale_jobs (job_id) select id from opened on conflict do nothing)
  select coalesce(array_agg(id), '{}') into shown from opened;
  perform public.cancel_closing_emails(shown);
  return cardinality(shown);
end
$$;

grant execute on function public.release_held_jobs(uuid[]) to service_role;

-- ── schemas/trust/restore_subject.sql ──

-- Shows the held jobs of a case's subject (a job or company) again. A removed profile stays hidden until its owner shows it, and a removed
-- message stays deleted. Returns whether the owner regains something: a job is shown, or a profile that was removed may be shown.
create function public.restore_subject(subject_kind text, subject_id uuid, was_removed boolean) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case restore_subject.subject_kind
    when 'job' then
      changed := public.release_held_jobs(array[restore_subject.subject_id]);
    when 'company' then
      changed := public.release_held_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id
        where company.id = restore_subject.subject_id and job.status = 'held'));
    when 'profile' then
      -- Not shown here, because the owner may have hidden it before the removal or be banned by now.
      changed := restore_subject.was_removed::integer;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.restore_subject(text, uuid, boolean) to service_role;

-- ── schemas/trust/stale_jobs.sql ──

-- Jobs whose pages have to be rendered again by the scheduled work, because something other than an edit of the job changed them, such as a
-- decision.
create table public.stale_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null default now(),
  -- For jobs of a banned account: removes the page permanently (`expire_job_pages`).
  is_banned boolean not null default false
);

alter table public.stale_jobs enable row level security;
grant all on public.stale_jobs to service_role;

-- ── schemas/auth/list_banned_jobs.sql ──

-- Returns up to `max_jobs` jobs of banned accounts, whose pages still have to be removed.
create function public.list_banned_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql stable security definer
set search_path = ''
as $$
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from public.stale_jobs as banned join public.jobs as job on job.id = banned.job_id
  where banned.due_at <= now() and banned.is_banned
  order by banned.due_at
  limit max_jobs
$$;

grant execute on function public.list_banned_jobs(integer) to service_role;

-- ── schemas/trust/claim_stale_jobs.sql ──

-- Removes up to `max_jobs` due jobs from stale_jobs and returns them; the caller renders their pages again. Leaves the jobs of banned
-- accounts to list_banned_jobs.
create function public.claim_stale_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    delete from public.stale_jobs where job_id = any (array(
      select job_id from public.stale_jobs where due_at <= now() and not is_banned order by due_at limit max_jobs for update skip locked))
    returning job_id)
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from claimed join public.jobs as job on job.id = claimed.job_id
$$;

grant execute on function public.claim_stale_jobs(integer) to service_role;

-- ── schemas/trust/transparency_report.sql ──

-- Returns the public statistics of the last 90 days: reports and their outcomes, decisions and how soon they were made (median hours,
-- percent within a day), and results of appeals. Decisions are counted from the audit log, which outlives deleted accounts.
create function public.transparency_report() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at > now() - interval '90 days'
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reported as (
    select reason, outcome from public.reports where created_at > now() - interval '90 days'),
  appealed as (
    select appeal_case.outcome from public.decisions as decision
      left join public.cases as appeal_case on appeal_case.id = decision.appeal_case_id
    where decision.appealed_at > now() - interval '90 days')
  select jsonb_build_object(
    'reports', (select jsonb_build_object('all', count(*), 'upheld', count(*) filter (where outcome = 'upheld'),
        'dismissed', count(*) filter (where outcome = 'dismissed'), 'waiting', count(*) filter (where outcome is null))
      from reported),
    'reasons', coalesce((select jsonb_object_agg(reason, report_count) from (
      select reason, count(*) as report_count from reported group by reason) as each), '{}'),
    'decisions', coalesce((select jsonb_object_agg(action, times) from (
      select action, count(*) as times from decided group by action) as each), '{}'),
    'median_hours', (select percentile_cont(0.5) within group (order by hours) from decided where hours is not null),
    'within_a_day', (select floor(100.0 * count(*) filter (where hours <= 24) / nullif(count(*), 0)) from decided
      where hours is not null),
    'appeals', (select jsonb_build_object('all', count(*),
        'granted', count(*) filter (where outcome in ('approved', 'dismissed', 'lifted')),
        'refused', count(*) filter (where outcome in ('removed', 'warned', 'suspended', 'banned')))
      from appealed))
$$;

grant execute on function public.transparency_report() to service_role;

-- ── schemas/trust/trust_rules.sql ──

-- The moderation rules for postings, applied by `match_trust_rules` (D91). The first rows come from supabase/trust/, where each is
-- explained. An admin may disable or change a rule and add words.
create table public.trust_rules (
  name text primary key check (length(name) between 1 and 60),
  kind text not null check (kind in ('scam', 'discrimination', 'blocked words')),
  -- The pattern is only tried if the text contains one of these or the list is empty.
  hints text[] not null default '{}',
  pattern text not null,
  -- A sentence that also matches this is allowed.
  unless text,
  weight integer not null check (weight between 0 and 1000),
  is_hard boolean not null default false,
  -- The messages to the employer: the problem, and a suggestion.
  sentence text not null,
  replacement text,
  source text not null default '',
  is_on boolean not null default true,
  check (length(pattern) between 1 and 4000)
);

alter table public.trust_rules enable row level security;
grant all on public.trust_rules to service_role;

-- ── schemas/admin/unblock_words.sql ──

-- Removes the rule that holds postings with these words. The audit log records it.
create function public.unblock_words(words text, admin_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with unblocked as (
    delete from public.trust_rules where name = 'blocked: ' || unblock_words.words and kind = 'blocked words' returning name)
  select public.record_audit_event('words unblocked', 'content', 'blocked words', jsonb_build_object('words', unblock_words.words),
    unblock_words.admin_id) from unblocked
$$;

grant execute on function public.unblock_words(text, uuid) to service_role;

-- ── schemas/trust/match_trust_rules.sql ──

-- Returns the rules that a text breaks, each once. `words`: the matching words. `in_sentence`: the sentence around them. `sentence` and
-- `replacement`: the rule's messages to the employer. Disguised words match too, and the disguise adds a rule of its own.
create function public.match_trust_rules(input text)
returns table (rule text, kind text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, replacement text)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  spaced text := public.normalize_words(input);
  deobfuscated text := public.deobfuscate_words(spaced);
  plain text := regexp_replace(spaced, ' {2,}', ' ', 'g');
  texts text[] := array[plain];
  candidate public.trust_rules;
  variant text;
  part text;
  disguised text;
begin
  if deobfuscated <> spaced then
    -- 1 may replace i or l.
    texts := texts || regexp_replace(deobfuscated, ' {2,}', ' ', 'g')
      || case when spaced ~ '[a-z]1' then regexp_replace(public.deobfuscate_words(replace(spaced, '1', 'l')), ' {2,}', ' ', 'g') end;
  end if;
  -- One rule at a time, because PostgreSQL caches 32 compiled patterns. The whole text is tested first, because few rules match.
  for candidate in select * from public.trust_rules where is_on order by is_hard desc, weight desc, name loop
    <<texts>>
    foreach variant in array texts loop
      continue when variant is null;
      continue when candidate.hints <> '{}'
        and not exists (select from unnest(candidate.hints) as hint where strpos(variant, hint) > 0);
      continue when variant !~ candidate.pattern;
      for part in select regexp_split_to_table(variant, '(?<=[.!?])\s+|\n+|;|[•·▪●]') loop
        continue when part !~ candidate.pattern or part ~ candidate.unless;
        return query select candidate.name, candidate.kind, candidate.weight, candidate.is_hard,
          left(trim(regexp_substr(part, candidate.pattern)), 160), left(trim(part), 300), candidate.sentence, candidate.replacement;
        if variant <> plain then
          disguised := coalesce(disguised, left(trim(part), 160));
        end if;
        exit texts;
      end loop;
    end loop;
  end loop;
  if disguised is not null then
    return query select 'words in disguise', 'scam', 50, false, disguised, disguised,
      'It hides words from our checks.', null::text;
  end if;
end
$$;

grant execute on function public.match_trust_rules(text) to service_role;

-- ── schemas/trust/list_posting_risks.sql ──

-- Returns all risks of a posting: broken rules, its sender, its name, its pay, and its account's age. `field` is the form field for the
-- message. On an account's first day, a little weight is added if there is another risk. With the setting `approve_first_jobs`, the first
-- job of a new company is a risk by itself, so that an admin reviews it.
create function public.list_posting_risks(job public.jobs, account_id uuid)
returns table (rule text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, replacement text, field text)
language sql stable security definer
set search_path = ''
as $$
  with found as (
    select broken.rule, broken.weight, broken.is_hard, broken.words, broken.in_sentence, broken.sentence, broken.replacement,
      case when exists (select from public.match_trust_rules(job.title) as in_title where in_title.rule = broken.rule) then 'title'
        else 'description' end as field
    from public.match_trust_rules(concat_ws(E'\n', job.title, job.description, array_to_string(job.tags || job.benefits, E'\n'),
      job.application_url, job.company_name, job.company_description)) as broken
    union all
    select sender.rule, sender.weight, false, sender.words, sender.words, sender.sentence, null, 'contactEmail'
    from public.list_sender_risks(job.company_name, job.contact ->> 'email', job.application_url) as sender
    union all
    select borrowed.rule, borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null, null
    from public.list_name_risks(job.company_name, list_posting_risks.account_id, job.location) as borrowed
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.list_pay_risks(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'the first job of a company', public.setting('hold_weight')::integer, false, '', '',
    'We look at the first job of each new company before it is shown.', null, null
  -- The account started to post within the last month, and no job of it is open or paused or was approved. Closed jobs don't count, because
  -- they may never have been shown.
  where public.setting('approve_first_jobs') = 1
    and (select limits.stage is not null from public.posting_limits(list_posting_risks.account_id) as limits)
    and not exists (select from public.jobs as shown
      where shown.employer_id = list_posting_risks.account_id and shown.status in ('open', 'paused'))
    and not exists (select from public.cases as seen
      where seen.account_id = list_posting_risks.account_id and seen.outcome = 'approved')
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(list_posting_risks.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$$;

grant execute on function public.list_posting_risks(public.jobs, uuid) to service_role;

-- ── schemas/trust/deobfuscate_words.sql ──

-- Returns a normalized text with disguised words restored: spaced-out letters, and digits and signs in place of letters.
create function public.deobfuscate_words(plain text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  result text := plain;
  step record;
begin
  -- Removes one sign between single letters, then one space: in spaced-out text, words are two spaces apart.
  result := regexp_replace(result, '(?<=(?:^|[^a-z0-9])[a-z0-9@$])[._*|-](?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  result := regexp_replace(result, '(?<=(?:^|[^a-z0-9])[a-z0-9@$]) (?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  if result ~ '[a-z][0-9@$!|]' then
    -- 0 and 3 are replaced twice, because two of them may be adjacent. An email address keeps its @.
    for step in select * from (values ('(?<=[a-z])0', 'o'), ('(?<=[a-z])0', 'o'), ('(?<=[a-z])3', 'e'), ('(?<=[a-z])3', 'e'),
        ('(?<=[a-z])4', 'a'), ('(?<=[a-z])5', 's'), ('(?<=[a-z])7', 't'), ('(?<=[a-z])[1!|](?=[a-z])', 'i'),
        ('(?<=[a-z])@(?=[a-z])(?![a-z0-9-]+\.[a-z])', 'a'), ('(?<=[a-z])\$', 's')) as replacements (pattern, letter)
    loop
      result := regexp_replace(result, step.pattern, step.letter, 'g');
    end loop;
  end if;
  return result;
end
$$;

grant execute on function public.deobfuscate_words(text) to service_role;

-- ── schemas/trust/get_report_weight.sql ──

-- Returns the weight of a report. More harmful reasons weigh more. A trusted reporter's report weighs double. If more of the reporter's
-- earlier reports were upheld than dismissed, it weighs 1.5 times as much (three times if also trusted); if more were dismissed, nothing.
create function public.get_report_weight(reason text, account_id uuid, browser_hash text, is_trusted boolean) returns integer
language sql stable security definer
set search_path = ''
as $$
  select case when record.dismissed > record.upheld then 0 else
      case when get_report_weight.reason in ('filled', 'facts', 'other') then 10 else 20 end
        * case when get_report_weight.is_trusted then 2 else 1 end * case when record.upheld > record.dismissed then 3 else 2 end / 2 end
  from (select count(*) filter (where earlier.outcome = 'upheld') as upheld,
      count(*) filter (where earlier.outcome = 'dismissed') as dismissed
    from public.reports as earlier
    where earlier.browser_hash = get_report_weight.browser_hash or earlier.reporter_id = get_report_weight.account_id) as record
$$;

grant execute on function public.get_report_weight(text, uuid, text, boolean) to service_role;

-- ── schemas/trust/queue_case_emails.sql ──

-- Queues emails to all admins about cases that wait for a decision: at once if all of them are new since the last email, within an hour if
-- some are, and otherwise once a day. Returns the number of emails.
create function public.queue_case_emails(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  waiting record;
  last_at timestamptz;
  queued integer := 0;
begin
  insert into public.scheduled_steps (step, completed_until) values ('case-emails', '-infinity') on conflict (step) do nothing;
  select completed_until into last_at from public.scheduled_steps where step = 'case-emails' for update skip locked;
  select * into waiting from public.count_waiting_cases();
  if waiting.oldest_at > last_at
    or (waiting.newest_at > last_at and last_at <= now_at - interval '1 hour')
    or (waiting.total > 0 and last_at <= now_at - interval '1 day') then
    insert into public.outbox (kind, recipient, dedupe_key)
      select 'cases-waiting', account.email, 'cases-waiting:' || account.id || ':' || extract(epoch from now_at)
      from public.admins as admin join auth.users as account on account.id = admin.user_id
      where public.is_email(account.email)
      on conflict (dedupe_key) do nothing;
    get diagnostics queued = row_count;
    if queued > 0 then
      update public.scheduled_steps set completed_until = now_at where step = 'case-emails';
    end if;
  end if;
  return queued;
end
$$;

grant execute on function public.queue_case_emails(timestamp with time zone) to service_role;

-- ── schemas/trust/queue_report_emails.sql ──

-- Queues the outcome emails for reporters who left an address, and deletes the address. An email to an unverified address counts toward
-- that address's daily limit for unsolicited email; emails over the limit follow in a later run. Returns the number of emails.
create function public.queue_report_emails(max_reports integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  report public.reports;
  queued integer := 0;
begin
  -- Selected at random, so that addresses over their limit don't block others; then sorted by address, so that two runs take their locks
  -- in the same order and can't deadlock.
  for report in
    select * from (
      select * from public.reports where decided_at is not null and email is not null
      order by random() limit least(max_reports, 1000) for update skip locked) as due
    order by public.normalize_mailbox(email)
  loop
    continue when not (public.is_verified_address(report.email, 'browser:' || report.browser_hash)
      or coalesce(public.is_verified_address(report.email, 'account:' || report.reporter_id), false)
      or public.claim_unsolicited_email(report.email, 1));
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('report-decided', report.email, jsonb_build_object('reportId', report.id), 'report-decided:' || report.id)
      on conflict (dedupe_key) do nothing;
    update public.reports set email = null where id = report.id;
    queued := queued + 1;
  end loop;
  return queued;
end
$$;

grant execute on function public.queue_report_emails(integer) to service_role;

-- ── schemas/uploads/uploads.sql ──

-- All uploaded files (D24, D35). The server verifies the content of a file, then the row that uses it claims it.

create table public.uploads (
  path text primary key check (length(path) between 1 and 500),
  bucket text not null check (bucket in ('applications', 'companies')),
  filename text not null check (length(filename) between 1 and 300),
  extension text not null check (length(extension) between 1 and 10),
  -- The account that uploaded the file; only that account may claim it. Null for guests.
  owner_id uuid references auth.users (id) on delete set null,
  verified_at timestamptz,
  claimed_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  -- The SHA-256 hash of the ticket that was issued with the upload URL. The server requires the ticket for using the file.
  ticket_hash text,
  -- The hash of the job and address of the application that uses the file. It distinguishes a retry from another use.
  application_hash text,
  -- The URL of a public file, written by the server.
  public_url text unique check (length(public_url) <= 1000),
  -- The results of the content check: the size, and when a virus scan found the file clean (null: not scanned).
  size_bytes integer check (size_bytes > 0),
  scanned_at timestamptz,
  constraint uploads_public_url_of_logo check (public_url is null or bucket = 'companies')
);

create index uploads_owner on public.uploads (owner_id) where owner_id is not null;
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
grant all on public.uploads to service_role;

-- ── schemas/applications/lock_application_cv.sql ──

-- Locks and returns the uploaded CV of an application. Raises PT409 CV_MISSING unless the upload is verified, was registered with this
-- ticket, and belongs to the caller or to no account. A CV that was already used or discarded is accepted only for the same application
-- (`applicant_hash`: the hash of the job's id and the applicant's address), so that a request can be repeated.
create function public.lock_application_cv(cv_path text, cv_ticket text, applicant_hash text) returns public.uploads
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = cv_path and bucket = 'applications' for update;
  -- A null ticket must not match a file that was registered without one.
  if not found or cv.verified_at is null or cv.ticket_hash is null
    or cv.ticket_hash is distinct from public.sha256_hex(cv_ticket)
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid()))
    or (cv.application_hash is distinct from applicant_hash
      and (cv.application_hash is not null or cv.claimed_at is not null or cv.discarded_at is not null)) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  return cv;
end
$$;

grant execute on function public.lock_application_cv(text, text, text) to service_role;

-- ── schemas/applications/check_sent_cv.sql ──

-- Rejects a CV that is not in the folder `cvs` or is too large for an email to the employer: raises PT409 CV_MISSING. Copies the time of
-- its malware scan.
create function public.check_sent_cv() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = new.cv_url;
  if cv.path not like 'cvs/%' or cv.size_bytes > public.max_application_cv_bytes() then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  new.cv_scanned_at := cv.scanned_at;
  return new;
end
$$;

-- ── schemas/applications/applications.sql ──

-- Applications: one per address and job (D28), readable by the job's employer and by the applicant.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  applicant_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(trim(full_name)) between 1 and 200),
  -- Never shown to employers, and null in states that forbid the question (D27).
  date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  is_adult boolean not null,
  email text not null check (public.is_email(email)),
  phone text not null check (length(trim(phone)) between 1 and 50),
  cover_letter text not null check (length(trim(cover_letter)) between 1 and 20000),
  cv_url text not null references public.uploads (path),
  cv_filename text not null check (length(cv_filename) between 1 and 300),
  cv_fileext text not null check (cv_fileext in ('pdf', 'doc', 'docx')),
  status text not null default 'new' check (status in ('new', 'seen', 'shortlisted', 'rejected', 'hired')),
  -- SHA-256 of the secret in the receipt's link. The secret itself is only in that email.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A hash of the guest's browser key. `application_senders` can't replace it: that table also contains browsers of people who tried under
  -- someone else's address (D28).
  browser_hash text,
  -- When the applicant proved access to the mailbox: with the button on the application's page, or by applying from a verified account or
  -- browser.
  email_verified_at timestamptz,
  -- SHA-256 of the secrets in the links of later emails. Each opens the same page as the receipt's link.
  link_hashes text[] not null default '{}',
  -- When an unverified address got its one email about the employer's replies.
  reply_notice_sent_at timestamptz,
  -- Null if the file was not scanned for malware, which the employer sees.
  cv_scanned_at timestamptz
);

create unique index applications_one_per_person on public.applications (job_id, lower(email));
create index applications_applicant on public.applications (applicant_id) where applicant_id is not null;
-- For privacy requests of people without an account.
create index applications_guest on public.applications (lower(email)) where applicant_id is null;
-- For the daily numbers.
create index applications_created on public.applications (created_at);
create index applications_links on public.applications using gin (link_hashes);
create index applications_newest on public.applications (job_id, created_at desc);
create index applications_cv on public.applications (cv_url);
create index applications_browser on public.applications (browser_hash) where browser_hash is not null;

create trigger check_sent_cv before insert on public.applications
  for each row execute function public.check_sent_cv();
create trigger guard_application before update on public.applications
  for each row execute function public.guard_application();
create trigger after_application_write after insert or update or delete on public.applications
  for each row execute function public.after_application_write();

alter table public.applications enable row level security;
grant select (id, job_id, applicant_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext,
    status, created_at, updated_at, cv_scanned_at)
  on public.applications to authenticated;
grant update (status) on public.applications to authenticated;
grant all on public.applications to service_role;

create policy "employers read applications to their own jobs" on public.applications
  for select to authenticated using (public.owns_job(job_id));
create policy "applicants read their own applications" on public.applications
  for select to authenticated using (applicant_id = (select auth.uid()));
create policy "employers set the status of applications to their own jobs" on public.applications
  for update to authenticated using (public.owns_job(job_id)) with check (public.owns_job(job_id));

-- ── schemas/applications/queue_repeated_email.sql ──

-- Queues an email to an applicant, at most one a day, because someone applied for the same job with the same address. It counts as an
-- unsolicited email unless the sender verified the address (`is_own_address`).
create function public.queue_repeated_email(earlier public.applications, is_own_address boolean) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  daily_key constant text := 'application-repeated:' || earlier.id || ':' || current_date;
begin
  if earlier.id is null
    or exists (select from public.outbox where dedupe_key = daily_key)
    or not (is_own_address or public.claim_unsolicited_email(earlier.email, 1)) then
    return;
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-repeated', earlier.email,
      jsonb_build_object('applicationId', earlier.id, 'manageToken', public.add_application_link(earlier.id)), daily_key)
    on conflict (dedupe_key) do nothing;
end
$$;

grant execute on function public.queue_repeated_email(public.applications, boolean) to service_role;

-- ── schemas/applications/my_job_applications.sql ──

-- For at most 50 jobs: when the viewer applied, and for the viewer's own postings the number of applicants.
create function public.my_job_applications(job_ids uuid[])
returns table(job_id uuid, applied_at timestamp with time zone, applicants bigint)
language sql stable security definer
set search_path = ''
as $$
  select mine.id, mine.applied_at, mine.applicants
  from (
    select job.id,
      (select min(application.created_at) from public.applications as application
        where application.applicant_id = (select auth.uid()) and application.job_id = job.id) as applied_at,
      case when job.employer_id = (select auth.uid()) then
        (select count(*) from public.applications as application where application.job_id = job.id) end as applicants
    from public.jobs as job where job.id = any (my_job_applications.job_ids[1:50])) as mine
  where mine.applied_at is not null or mine.applicants is not null
$$;

grant execute on function public.my_job_applications(uuid[]) to authenticated, service_role;

-- ── schemas/applications/application_events.sql ──

-- The history of an application. Only triggers and functions write it and no one can change it, so employers can't improve their reply
-- record.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlisted', 'rejected', 'hired', 'mailed', 'job-closed', 'job-removed')),
  -- For 'mailed': 'invitation', 'rejection', or 'message:' and a hash. The unique index prevents sending the same reply twice.
  answer text check ((answer is not null) = (kind = 'mailed')),
  at timestamptz not null default now(),
  -- The text of a reply, for the application's page.
  subject text,
  body text
);

create unique index application_events_one_reply on public.application_events (application_id, answer) where kind = 'mailed';
create unique index application_events_one_closing on public.application_events (application_id, kind)
  where kind in ('job-closed', 'job-removed');
create index application_events_application on public.application_events (application_id, id);
create index application_events_replied on public.application_events (at) where kind in ('shortlisted', 'rejected', 'hired', 'mailed');
create index application_events_job on public.application_events (job_id);

create trigger assert_not_banned before insert on public.application_events
  for each row when (new.kind = 'mailed') execute function public.reject_banned_message();

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated;
grant all on public.application_events to service_role;

create policy "employers read events of applications to their own jobs" on public.application_events
  for select to authenticated using (public.owns_job(job_id));

-- ── schemas/applications/application_notes.sql ──

-- An employer's private notes on an application. The applicant can't read them.
create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);

create index application_notes_application on public.application_notes (application_id, created_at);

alter table public.application_notes enable row level security;
grant select, delete on public.application_notes to authenticated;
grant insert (application_id, body) on public.application_notes to authenticated;
grant update (body) on public.application_notes to authenticated;
grant all on public.application_notes to service_role;

create policy "employers write notes on applications to their own jobs" on public.application_notes
  for all to authenticated
  using (exists (select from public.applications where id = application_id and public.owns_job(job_id)))
  with check (exists (select from public.applications where id = application_id and public.owns_job(job_id)));

-- ── schemas/applications/get_application_id.sql ──

-- The id of the application that a link with this secret opens; null for an unknown secret.
create function public.get_application_id(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.applications
  where token_hash = public.sha256_hex(get_application_id.manage_token)
    or link_hashes @> array[public.sha256_hex(get_application_id.manage_token)]
$$;

grant execute on function public.get_application_id(text) to service_role;

-- ── schemas/applications/cancel_closing_emails.sql ──

-- Cancels the unsent closing emails of jobs that are open again, and deletes their events. The event "we took the job down" is deleted even
-- if its email was sent, so that no application's page shows it.
create function public.cancel_closing_emails(job_ids uuid[]) returns void
language sql volatile security definer
set search_path = ''
as $$
  with canceled as (
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
$$;

grant execute on function public.cancel_closing_emails(uuid[]) to service_role;

-- ── schemas/applications/claim_my_applications.sql ──

-- Moves this browser's guest applications with the account's confirmed address to the signed-in account. Other addresses stay, because
-- browsers can be shared. Returns the number of moved applications.
create function public.claim_my_applications(browser_key text) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    update public.applications as application set applicant_id = account.id, browser_hash = null,
      email_verified_at = coalesce(application.email_verified_at, now())
    from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      and application.applicant_id is null and lower(application.email) = lower(account.email)
      and application.browser_hash = public.sha256_hex(claim_my_applications.browser_key)
    returning application.id)
  select count(*)::integer from claimed
$$;

grant execute on function public.claim_my_applications(text) to authenticated, service_role;

-- ── schemas/applications/confirm_application.sql ──

-- Marks the application's address as verified, also for this browser and the signed-in account. The first time, emails the employer's last
-- three replies, which were withheld, so that the applicant can respond to them. Returns false for an unknown secret.
create function public.confirm_application(manage_token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications
    where id = public.get_application_id(confirm_application.manage_token) for update;
  if not found then
    return false;
  end if;
  perform public.record_verified_address(application.email, verified_by)
    from unnest(array['account:' || auth.uid(), 'browser:' || public.sha256_hex(browser_key)]) as verified_by
    where verified_by is not null;
  if application.email_verified_at is null then
    update public.applications set email_verified_at = now() where id = application.id;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'application-answer', application.email,
        jsonb_build_object('applicationId', application.id, 'subject', withheld.subject, 'body', withheld.body,
          'manageToken', public.add_application_link(application.id)),
        'application-answer:' || application.id || ':' || withheld.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as withheld
      order by withheld.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$$;

grant execute on function public.confirm_application(text, text) to anon, authenticated, service_role;

-- ── schemas/applications/count_applicants.sql ──

-- Counts a job's applications by status; no rows unless the viewer owns the job.
create function public.count_applicants(job_id uuid) returns table (status text, total bigint)
language sql stable
set search_path = ''
as $$
  select application.status, count(*) from public.applications as application
  where application.job_id = count_applicants.job_id and public.owns_job(count_applicants.job_id)
  group by application.status
$$;

grant execute on function public.count_applicants(uuid) to authenticated, service_role;

-- ── schemas/applications/delete_my_application.sql ──

-- Deletes one of the viewer's own applications. Returns false if there is none.
create function public.delete_my_application(application_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.applications as application
    where application.id = delete_my_application.application_id and application.applicant_id = (select auth.uid())
    returning application.id)
  select exists (select from deleted)
$$;

grant execute on function public.delete_my_application(uuid) to authenticated, service_role;

-- ── schemas/applications/delete_old_applications.sql ──

-- Deletes applications, and rows of deleted_applications, whose jobs ended more than `retention_days` ago. Returns their number. The
-- table's trigger removes CVs and emails.
create function public.delete_old_applications(retention_days integer, max_applications integer default 500)
returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  deleted_remains as (
    delete from public.deleted_applications where token_hash = any (array(
      select token_hash from public.deleted_applications
      where ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from deleted) + (select count(*) from deleted_remains))::integer
$$;

grant execute on function public.delete_old_applications(integer, integer) to service_role;

-- ── schemas/applications/queue_reply_notice.sql ──

-- Queues one email to an unverified address: a notice that the employer replied, with a link to the application's page.
create function public.queue_reply_notice(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications as unverified
    where unverified.id = queue_reply_notice.application_id and unverified.email_verified_at is null
      and unverified.reply_notice_sent_at is null for update;
  if not found or not public.claim_unsolicited_email(application.email, 1) then
    return;
  end if;
  update public.applications as unverified set reply_notice_sent_at = now() where unverified.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      'application-news:' || application.id);
end
$$;

grant execute on function public.queue_reply_notice(uuid) to service_role;

-- ── schemas/applications/queue_employer_email.sql ──

-- Queues the email to the job's recipient about a new application. Without a verified recipient there is no email; the employer finds the
-- application on the site.
create function public.queue_employer_email(application_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-employer', recipient, jsonb_build_object('applicationId', application.id),
      'application-employer:' || application.id
    from public.applications as application, public.job_recipient(application.job_id) as recipient
    where application.id = queue_employer_email.application_id and recipient is not null
$$;

grant execute on function public.queue_employer_email(uuid) to service_role;

-- ── schemas/applications/claim_emailable_applications.sql ──

-- Anyone can type someone's address into an application. Until the owner confirms the address with the link in the receipt, it gets a
-- limited number of emails without user text, and an employer's replies are only on the application's page.

-- Returns those of the applications whose applicants may get an email without user text now. For an unverified address, this counts the
-- email toward the limit of unsolicited emails.
create function public.claim_emailable_applications(application_ids uuid[]) returns setof public.applications
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- One order for all runs prevents deadlocks.
  for application in
    select * from public.applications as candidate where candidate.id = any (application_ids)
    order by public.normalize_mailbox(candidate.email)
  loop
    if application.email_verified_at is not null or public.claim_unsolicited_email(application.email, 1) then
      return next application;
    end if;
  end loop;
end
$$;

grant execute on function public.claim_emailable_applications(uuid[]) to service_role;

-- ── schemas/applications/queue_receipt_email.sql ──

-- Queues the receipt for the applicant, with the secret for the page that shows and deletes the application. Does nothing if an unverified
-- address has reached the limit of unsolicited emails.
create function public.queue_receipt_email(application_id uuid, secret text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-receipt', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-receipt:' || application.id
    from public.claim_emailable_applications(array[queue_receipt_email.application_id]) as application
$$;

grant execute on function public.queue_receipt_email(uuid, text) to service_role;

-- ── schemas/applications/my_application_prefill.sql ──

-- The initial values of the viewer's application form: the account's address, the profile's name and CV, and the phone number of the last
-- application. Without a profile, the name is that of the last application.
create function public.my_application_prefill() returns jsonb
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

grant execute on function public.my_application_prefill() to authenticated, service_role;

-- ── schemas/applications/my_applications.sql ──

-- The account's applications and this browser's guest applications, newest first, at most 500. Only the job, date and status are returned,
-- because browsers can be shared.
create function public.my_applications(browser_key text default null)
returns table (id uuid, job jsonb, status text, sent_at timestamptz, is_own boolean)
language sql stable security definer
set search_path = ''
as $$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'hasPage', job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held', 'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$$;

grant execute on function public.my_applications(text) to anon, authenticated, service_role;

-- ── schemas/applications/list_reply_times.sql ──

-- Of the applications to these jobs, returns the last 1,000 that are at least a week old and have a verified address. `reply_time` is the
-- time from the application to the first reply after the employer opened it, null without a reply. `mailbox` is the normalized address.
create function public.list_reply_times(jobs uuid[]) returns table (reply_time interval, mailbox text)
language sql stable security definer
set search_path = ''
as $$
  select (select min(reply.at) from public.application_events as reply
      where reply.application_id = application.id and reply.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
        and exists (select from public.application_events as opened
          where opened.application_id = application.id and opened.kind = 'seen' and opened.id < reply.id))
    - application.created_at, public.normalize_mailbox(application.email)
  from public.applications as application
  where application.job_id = any (jobs) and application.created_at <= now() - interval '7 days' and application.email_verified_at is not null
  order by application.created_at desc
  limit 1000
$$;

grant execute on function public.list_reply_times(uuid[]) to service_role;

-- ── schemas/applications/reply_record.sql ──

-- Fake applications must not reveal how many others applied, so the record needs ten different mailboxes and is rounded to tens of percent.

-- Returns a job's reply record: the percentage of applications that got a reply after the employer opened them, rounded down to tens, and
-- the median hours from application to reply. Counts the last 1,000 applications at least a week old; no row below ten mailboxes or if the
-- job has no page.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  select floor(10.0 * count(reply_time) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by reply_time)) / 3600
  from public.list_reply_times(array(select job.id from public.jobs as job
    where job.id = reply_record.job_id and job.ended_at > now() - public.ended_job_visibility()))
  having count(distinct mailbox) >= 10
$$;

grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;

-- ── schemas/applications/get_sent_application.sql ──

-- An application as its applicant sees it; callers check access. The text of an employer's replies is included only for a verified address
-- or the account that applied.
create function public.get_sent_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', application.id, 'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'hasPage', job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'isVerified', application.email_verified_at is not null, 'phone', application.phone,
    'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) || case
          when event.body is null then '{}'
          when application.email_verified_at is null and coalesce(application.applicant_id <> auth.uid(), true)
            then '{"isWithheld": true}'
          else jsonb_build_object('subject', event.subject, 'body', event.body) end order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = get_sent_application.application_id
$$;

grant execute on function public.get_sent_application(uuid) to service_role;

-- ── schemas/applications/get_application.sql ──

-- The application that a link with this secret opens, as get_sent_application returns it; null for an unknown secret.
create function public.get_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.get_sent_application(public.get_application_id(get_application.manage_token))
$$;

grant execute on function public.get_application(text) to anon, authenticated, service_role;

-- ── schemas/applications/get_my_application.sql ──

-- The viewer's own application as get_sent_application returns it; null for any other.
create function public.get_my_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.get_sent_application(application.id) from public.applications as application
  where application.id = get_my_application.application_id and application.applicant_id = (select auth.uid())
$$;

grant execute on function public.get_my_application(uuid) to authenticated, service_role;

-- ── schemas/applications/submit_application.sql ──

-- Stores an application for an open job, one per address and job. Claims the verified CV and queues the emails.
-- Returns {"outcome": "received", "isVerified": …} if the application was stored, or if another sender had applied with this address
-- before, which stays secret; the address then gets an email. Returns {"outcome": "repeated"} if this account or browser had already
-- applied with this address.
-- `isVerified`: whether the sender verified the address. cv_ticket: the secret of the upload. browser_key: this browser's secret or null.
-- Raises PT4xx: JOB_CLOSED, JOB_ELSEWHERE (the job has an application URL), BANNED, CV_MISSING or INVALID_APPLICATION.
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
  address text := trim(left(submit_application.email, 300));
  applicant_hash text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  has_sent_before boolean;
  is_own_address boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Limits the length of every text before processing it.
  if (select max(octet_length(input)) from unnest(array[submit_application.full_name, submit_application.email, submit_application.phone,
      submit_application.cv_path, submit_application.cv_ticket, submit_application.browser_key]) as input) > 2000
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
  asks_birth_date := public.asks_birth_date(job.state_slug);
  if not public.is_applicant(submit_application.full_name, address, submit_application.phone)
    or (asks_birth_date and not public.is_applicant_age(submit_application.date_of_birth))
    or (not asks_birth_date and submit_application.is_adult is null) then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  perform public.assert_not_banned((select auth.uid()), concat_ws(E'\n', address, submit_application.phone),
    array['browser:' || public.sha256_hex(submit_application.browser_key)]);

  is_own_address := coalesce((select bool_or(public.is_verified_address(address, sender)) from unnest(senders) as sender), false);
  -- Serializes requests per address and job: the second one finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(applicant_hash, 0));
  -- The CV is checked before the earlier application. Otherwise a request without a CV would reveal whether this address applied before.
  cv := public.lock_application_cv(submit_application.cv_path, submit_application.cv_ticket, applicant_hash);
  if cv.application_hash = applicant_hash then
    return jsonb_build_object('outcome', 'received', 'isVerified', is_own_address);
  end if;

  has_sent_before := public.record_application_senders(job.id, applicant_hash, senders);
  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if found then
    update public.uploads set application_hash = applicant_hash, discarded_at = now() where path = cv.path;
    if has_sent_before then
      return jsonb_build_object('outcome', 'repeated');
    end if;
    -- The same words within minutes are a second click, not a stranger.
    if earlier.created_at < now() - interval '10 minutes'
      or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
        (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)) then
      perform public.queue_repeated_email(earlier, is_own_address);
    end if;
    return jsonb_build_object('outcome', 'received', 'isVerified', is_own_address);
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash, email_verified_at)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter), cv.path, cv.filename, cv.extension,
      public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end,
      case when is_own_address then now() end)
    returning * into stored;
  update public.uploads set claimed_at = now(), application_hash = applicant_hash where path = cv.path;
  perform public.queue_employer_email(stored.id);
  perform public.queue_receipt_email(stored.id, secret);
  return jsonb_build_object('outcome', 'received', 'isVerified', is_own_address);
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$$;

grant execute on function public.submit_application(uuid, text, text, text, text, text, text, date, boolean, text) to anon, authenticated, service_role;

-- ── schemas/applications/undecided_applications.sql ──

-- A job's applications without a decision, except those whose applicants were already notified that the job ended. A rejection and a hire
-- are decisions; an invitation and a message are not.
create function public.undecided_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = undecided_applications.job_id and application.status in ('new', 'seen', 'shortlisted')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('job-closed', 'job-removed'))
$$;

grant execute on function public.undecided_applications(uuid) to service_role;

-- ── schemas/applications/count_undecided.sql ──

-- Counts the applicants who would be notified if the viewer's own job ended now.
create function public.count_undecided(job_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.undecided_applications(count_undecided.job_id)
  where public.owns_job(count_undecided.job_id)
$$;

grant execute on function public.count_undecided(uuid) to authenticated, service_role;

-- ── schemas/auth/account_contents.sql ──

-- Counts what the viewer's account contains, for its deletion: {"jobs", "applications", "waiting", "savedTalents", "savedJobs",
-- "sentApplications"}. `applications` are to the viewer's jobs; `waiting` is the number of their applicants who get an email.
create function public.account_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (select id from public.jobs where employer_id = (select auth.uid()))
  select jsonb_build_object(
    'jobs', (select count(*) from own),
    'applications', (select count(*) from public.applications where job_id in (select id from own)),
    'waiting', (select count(*) from own cross join lateral public.undecided_applications(own.id)),
    'savedTalents', (select count(*) from public.saved_talents where employer_id = (select auth.uid())),
    'savedJobs', (select count(*) from public.saved_jobs where user_id = (select auth.uid())),
    'sentApplications', (select count(*) from public.applications where applicant_id = (select auth.uid())))
$$;

grant execute on function public.account_contents() to authenticated, service_role;

-- ── schemas/postings/get_my_job.sql ──

-- The viewer's own job with its private columns; null for any other job.
create function public.get_my_job(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
    'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
    'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
    'tags', tags, 'application_url', application_url, 'schedule', schedule,
    'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact, 'hold', public.job_hold(id),
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = get_my_job.job_id and employer_id = (select auth.uid())
$$;

grant execute on function public.get_my_job(uuid) to authenticated, service_role;

-- ── schemas/postings/my_jobs.sql ──

-- One page of the viewer's own postings, newest first, with totals by state: {"counts": {"open", "paused", "closed", "expired", "held"},
-- "total", "jobs": [...]}. `words` filters by title and city.
create function public.my_jobs(words text default '', state text default null,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (
    select id, created_at,
      case when status not in ('closed', 'held') and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(left(my_jobs.words, 200), '')) = '' or position(lower(trim(left(my_jobs.words, 200))) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  matching as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from matching order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'),
        'held', count(*) filter (where own.state = 'held'))
      from own),
    'total', (select count(*) from matching),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'hold', public.job_hold(job.id), 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.unseen)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as unseen
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$$;

grant execute on function public.my_jobs(text, text, integer, integer) to authenticated, service_role;

-- ── schemas/trust/account_history.sql ──

-- Returns an account's history for admins: {"email", "since", "companyName", "companySince", "domain": verified web domain, "jobs":
-- {status: number among the newest thousand}, "hires": at most 100, "decisions": the last twenty}; null for an unknown account.
create function public.account_history(account_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('email', account.email, 'since', account.created_at, 'companyName', company.company_name,
    'companySince', company.created_at, 'domain', company.verified_domain,
    'jobs', (select coalesce(jsonb_object_agg(status, jobs), '{}') from (select status, count(*) as jobs
      from (select status from public.jobs where employer_id = account.id order by created_at desc limit 1000) as newest
      group by status) as counted),
    'hires', (select count(*) from (select from public.jobs as job join public.applications as application
      on application.job_id = job.id and application.status = 'hired' where job.employer_id = account.id limit 100) as hired),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('decision', past.decision, 'kind', past.subject_kind,
        'reason', past.reason, 'decidedAt', past.decided_at, 'caseId', past.id, 'by', past.email) order by past.decided_at desc), '[]')
      from (select decided.decision, decided.reason, decided.decided_at, about.subject_kind, about.id, admin.email
        from public.cases as about join public.decisions as decided on decided.case_id = about.id
        left join auth.users as admin on admin.id = decided.decided_by
        where about.account_id = account.id order by decided.decided_at desc limit 20) as past))
  from auth.users as account left join public.employer_profiles as company on company.user_id = account.id
  where account.id = account_history.account_id
$$;

grant execute on function public.account_history(uuid) to service_role;

-- ── schemas/trust/case_subject.sql ──

-- Returns the row of a case's subject as JSON; null if it is deleted. For a message: the company's text, or its reply to an application
-- with the applicant's text.
create function public.case_subject(subject_kind text, subject_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case case_subject.subject_kind
    when 'job' then (select to_jsonb(job) - array['search', 'pt', 'idempotency_key', 'cells']
      from public.jobs as job where job.id = case_subject.subject_id)
    when 'company' then (select to_jsonb(company) from public.employer_profiles as company where company.id = case_subject.subject_id)
    when 'profile' then (select to_jsonb(profile) - array['search', 'public_point', 'cv_url', 'location']
      from public.job_seeker_profiles as profile where profile.id = case_subject.subject_id)
    when 'message' then coalesce(
      (select jsonb_build_object('messages', jsonb_build_array(request.message))
        from public.contact_requests as request where request.id = case_subject.subject_id),
      (select jsonb_build_object('messages', coalesce((select jsonb_agg(concat_ws(E'\n', event.subject, event.body) order by event.id)
          from public.application_events as event where event.application_id = application.id and event.body is not null), '[]'))
        from public.applications as application where application.id = case_subject.subject_id))
    when 'account' then (select jsonb_build_object('email', account.email)
      from auth.users as account where account.id = case_subject.subject_id)
  end
$$;

grant execute on function public.case_subject(text, uuid) to service_role;

-- ── schemas/trust/case_queue.sql ──

-- Returns open cases with an existing subject: first the cases waiting for an admin, by risk and then age, then the cases waiting
-- for their owner's reply. `title` and `company_name` identify the subject. Addresses and messages are only shown in the case itself, whose
-- views are audited.
create function public.case_queue(max_cases integer default 50)
returns table (id bigint, subject_kind text, subject_id uuid, risk integer, reasons jsonb, opened_at timestamptz,
  question_sent_at timestamptz, title text, company_name text, status text)
language sql stable security definer
set search_path = ''
as $$
  with waiting as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.question_sent_at is null and subject is not null
    order by pending.risk desc, pending.opened_at, pending.id limit least(max_cases, 500)),
  awaiting_reply as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.question_sent_at is not null and subject is not null
    order by pending.question_sent_at limit least(max_cases, 500))
  select listed.id, listed.subject_kind, listed.subject_id, listed.risk, listed.reasons, listed.opened_at, listed.question_sent_at,
    coalesce(subject ->> 'title', subject ->> 'headline', subject ->> 'company_name'),
    coalesce(subject ->> 'company_name', company.company_name), subject ->> 'status'
  from (select * from waiting union all select * from awaiting_reply) as listed
  left join public.employer_profiles as company on company.user_id = listed.account_id
  order by listed.question_sent_at is not null, case when listed.question_sent_at is null then listed.risk end desc,
    coalesce(listed.question_sent_at, listed.opened_at), listed.id
$$;

grant execute on function public.case_queue(integer) to service_role;

-- ── schemas/trust/count_waiting_cases.sql ──

-- Returns the number of cases that are waiting for a decision, and when the oldest and the newest were opened. Like `case_queue` it skips
-- deleted subjects, but it doesn't read the subjects.
create function public.count_waiting_cases() returns table (total integer, oldest_at timestamptz, newest_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer, min(opened_at), max(opened_at) from public.cases
  where closed_at is null and question_sent_at is null and case subject_kind
    when 'job' then exists (select from public.jobs where id = subject_id)
    when 'company' then exists (select from public.employer_profiles where id = subject_id)
    when 'profile' then exists (select from public.job_seeker_profiles where id = subject_id)
    when 'message' then exists (select from public.contact_requests where id = subject_id)
      or exists (select from public.applications where id = subject_id)
    when 'account' then exists (select from auth.users where id = subject_id)
  end
$$;

grant execute on function public.count_waiting_cases() to service_role;

-- ── schemas/trust/is_trusted_reporter.sql ──

-- Returns whether a reporter has existed for longer than accounts made for abuse: an account whose address was confirmed long enough ago,
-- or a browser that sent an application from a verified address that long ago. Employers are never trusted, because they may be rivals.
-- Neither is a browser in which an employer was signed in, with any account: it may be the rival's or the reported employer's own.
create function public.is_trusted_reporter(account_id uuid, browser_hash text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not exists (select from public.employer_profiles where user_id = is_trusted_reporter.account_id)
    and not exists (select from public.account_fingerprints as seen
      join public.employer_profiles as employer on employer.user_id = seen.account_id
      where seen.kind = 'browser' and seen.fingerprint_hash = is_trusted_reporter.browser_hash)
    and (exists (select from auth.users as account
        where account.id = is_trusted_reporter.account_id
          and account.email_confirmed_at < now() - make_interval(days => public.setting('trusted_reporter_days')))
      or exists (select from public.applications as application
        where application.browser_hash = is_trusted_reporter.browser_hash and application.email_verified_at is not null
          and application.created_at < now() - make_interval(days => public.setting('trusted_reporter_days'))))
$$;

grant execute on function public.is_trusted_reporter(uuid, text) to service_role;

-- ── schemas/trust/is_established_employer.sql ──

-- Returns whether an employer is established: first posted at least 90 days ago and replied to at least five applicants with verified
-- addresses. Reports flag the postings of such an employer but never pause them.
create function public.is_established_employer(account_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.posting_log as posted
      where posted.account_id = is_established_employer.account_id and posted.posted_at <= now() - interval '90 days')
    and (select count(distinct public.normalize_mailbox(application.email))
      from public.jobs as job join public.applications as application on application.job_id = job.id
      where job.employer_id = is_established_employer.account_id and application.email_verified_at is not null
        and exists (select from public.application_events as reply where reply.application_id = application.id
          and reply.kind in ('shortlisted', 'rejected', 'hired', 'mailed'))) >= 5
$$;

grant execute on function public.is_established_employer(uuid) to service_role;

-- ── schemas/trust/next_case.sql ──

-- Returns the id of the next case in the queue, or of the first one if this is the last; null if no other case is waiting for an admin.
create function public.next_case(case_id bigint) returns bigint
language sql stable security definer
set search_path = ''
as $$
  with here as (select risk, opened_at, id from public.cases where id = next_case.case_id),
  waiting as not materialized (select pending.* from public.cases as pending
    where pending.closed_at is null and pending.question_sent_at is null and pending.id <> next_case.case_id
      and public.case_subject(pending.subject_kind, pending.subject_id) is not null)
  select coalesce(
    (select waiting.id from here, waiting
      where waiting.risk <= here.risk and (-waiting.risk, waiting.opened_at, waiting.id) > (-here.risk, here.opened_at, here.id)
      order by waiting.risk desc, waiting.opened_at, waiting.id limit 1),
    (select id from waiting order by risk desc, opened_at, id limit 1))
$$;

grant execute on function public.next_case(bigint) to service_role;

-- ── schemas/trust/get_reported_owner.sql ──

-- Returns the owner of a job, profile or message that can be reported, because it is or recently was visible. Null for anything else.
create function public.get_reported_owner(subject_kind text, subject_id uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select case get_reported_owner.subject_kind
    when 'job' then (select employer_id from public.jobs
      where id = get_reported_owner.subject_id and ended_at > now() - public.ended_job_visibility())
    when 'profile' then (select user_id from public.job_seeker_profiles
      where id = get_reported_owner.subject_id and is_visible)
    when 'message' then coalesce(
      (select employer_id from public.contact_requests where id = get_reported_owner.subject_id),
      (select job.employer_id from public.applications as application join public.jobs as job on job.id = application.job_id
        where application.id = get_reported_owner.subject_id and exists (select from public.application_events as reply
          where reply.application_id = application.id and reply.kind = 'mailed')))
    end
$$;

grant execute on function public.get_reported_owner(text, uuid) to service_role;

-- ── schemas/uploads/claim_orphaned_uploads.sql ──

-- Returns the uploads whose files can be deleted: discarded ones, and those unclaimed for 24 hours (D35). Marks them as discarded in the
-- same statement, so that no application can claim them. Never returns the file of an application.
create function public.claim_orphaned_uploads(max_uploads integer default 100) returns setof public.uploads
language sql volatile security definer
set search_path = ''
as $$
  update public.uploads set discarded_at = coalesce(discarded_at, now())
  where path = any (array(
    select path from public.uploads
    where (claimed_at is null or discarded_at is not null)
      and (discarded_at is not null or created_at < now() - interval '24 hours')
      and not exists (select from public.applications where cv_url = path)
    order by created_at
    limit least(max_uploads, 1000)
    for update skip locked))
  returning *
$$;

grant execute on function public.claim_orphaned_uploads(integer) to service_role;
