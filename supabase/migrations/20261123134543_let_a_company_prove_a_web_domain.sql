-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."company_of"(uuid, text);

create table "public"."verified_domains" (
  "account_id"    uuid                     not null,
  "domain"        text                     not null,
  "shown"         text                     not null,
  "token"         text                     not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  "asked_at"      timestamp with time zone not null default now(),
  "seen"          jsonb,
  "checked_at"    timestamp with time zone,
  "method"        text,
  "proven_at"     timestamp with time zone,
  "check_at"      timestamp with time zone,
  "misses"        smallint                 not null default 0,
  "lost_at"       timestamp with time zone,
  "lost_because"  text,
  "barred_reason" text,
  constraint "verified_domains_barred_reason_check"
    check (((length(TRIM(BOTH FROM barred_reason)) >= 3) AND (length(TRIM(BOTH FROM barred_reason)) <= 2000))),
  constraint "verified_domains_check1" check (((barred_reason IS NULL) OR (proven_at IS NULL))),
  constraint "verified_domains_check" check (((proven_at IS NULL) = (method IS NULL))),
  constraint "verified_domains_domain_check"
    check
    (((length(domain) <= 253) AND (domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'::text))),
  constraint "verified_domains_lost_because_check"
    check ((lost_because = ANY (ARRAY['missed'::text, 'address'::text, 'taken'::text, 'banned'::text, 'barred'::text]))),
  constraint "verified_domains_method_check" check ((method = ANY (ARRAY['email'::text, 'dns'::text, 'file'::text]))),
  constraint "verified_domains_pkey" primary key (account_id),
  constraint "verified_domains_shown_check"
    check (((length(TRIM(BOTH FROM shown)) >= 1) AND (length(TRIM(BOTH FROM shown)) <= 253))),
  constraint "verified_domains_token_check" check ((token ~ '^[0-9a-f]{32}$'::text))
);

alter table "public"."verified_domains"
  enable row level security;

alter table "public"."verified_domains"
  owner to "postgres";

create or replace function public.account_history (
  account_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('email', account.email, 'since', account.created_at, 'companyName', company.company_name,
    'companySince', company.created_at,
    'domain', public.domain_mark(account.id),
    'jobs', (select coalesce(jsonb_object_agg(status, jobs), '{}') from (select status, count(*) as jobs
      from (select status from public.jobs where employer_id = account.id order by created_at desc limit 1000) as newest
      group by status) as counted),
    'hires', (select count(*) from (select from public.jobs as job join public.applications as application
      on application.job_id = job.id and application.status = 'hired' where job.employer_id = account.id limit 100) as hired),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('decision', past.decision, 'kind', past.subject_kind,
        'reason', past.reason, 'decidedAt', past.decided_at, 'caseId', past.id, 'by', past.email) order by past.decided_at desc), '[]')
      from (select decided.decision, decided.reason, decided.decided_at, about.subject_kind, about.id, operator.email
        from public.cases as about join public.decisions as decided on decided.case_id = about.id
        left join auth.users as operator on operator.id = decided.decided_by
        where about.account_id = account.id order by decided.decided_at desc limit 20) as past))
  from auth.users as account left join public.employer_profiles as company on company.user_id = account.id
  where account.id = account_history.account_id
$function$;

create or replace function public.ask_domain (
  account_id uuid,
  domain     text,
  shown      text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  own public.verified_domains;
begin
  perform from public.employer_profiles where user_id = ask_domain.account_id for no key update;
  if not found then
    raise exception 'NO_COMPANY' using errcode = 'PT409';
  end if;
  select * into own from public.verified_domains where account_id = ask_domain.account_id for update;
  if own.barred_reason is not null then
    raise exception 'DOMAIN_BARRED' using errcode = 'PT403';
  end if;
  perform public.refuse_domain(ask_domain.account_id, ask_domain.domain, ask_domain.shown);
  if own.domain is distinct from ask_domain.domain then
    delete from public.verified_domains where account_id = ask_domain.account_id;
    insert into public.verified_domains (account_id, domain, shown)
      values (ask_domain.account_id, ask_domain.domain, ask_domain.shown);
  end if;
  select * into own from public.verified_domains where account_id = ask_domain.account_id;
  if own.proven_at is null and public.has_address_at(own.account_id, own.domain) then
    perform public.note_domain_check(own.account_id, own.token, 'email', null);
  end if;
end
$function$;

alter function "public"."ask_domain"(uuid, text, text) owner to "postgres";

create or replace function public.bar_domain (
  account_id  uuid,
  reason      text,
  operator_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  why constant text := nullif(trim(bar_domain.reason), '');
  own public.verified_domains;
begin
  update public.verified_domains
    set proven_at = null, method = null, check_at = null, misses = 0, barred_reason = why,
      lost_at = case when why is null then lost_at else now() end, lost_because = case when why is null then lost_because else 'barred' end
    where account_id = bar_domain.account_id returning * into own;
  if own.account_id is null then
    raise exception 'NO_DOMAIN' using errcode = 'PT404';
  end if;
  if why is not null then
    perform public.mail_of_domain(own.account_id, 'barred');
  end if;
  perform public.note_audit_event(case when why is null then 'domain allowed' else 'domain barred' end, 'account', own.account_id::text,
    jsonb_build_object('domain', own.domain, 'reason', why), bar_domain.operator_id);
end
$function$;

alter function "public"."bar_domain"(uuid, text, uuid) owner to "postgres";

create or replace function public.claim_domain_checks (
  max_domains integer default 10
)
  returns table (
    account_id uuid,
    domain     text,
    token      text
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  update public.verified_domains as due set check_at = now() + interval '1 hour'
    where due.account_id = any (array(
      select account_id from public.verified_domains where proven_at is not null and check_at <= now()
      order by check_at limit max_domains for update skip locked))
    returning due.account_id, due.domain, due.token
$function$;

alter function "public"."claim_domain_checks"(integer) owner to "postgres";

create or replace function public.company_of (
  employer_id  uuid,
  company_slug text
)
  returns table (
    name        text,
    logo        text,
    description text,
    industry    text,
    city        text,
    state       text,
    street      text,
    since       timestamp with time zone,
    domain      text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select min(company_name), max(company_logo), max(company_description), max(industry),
    mode() within group (order by location #>> '{address,city}'), mode() within group (order by location #>> '{address,state}'),
    case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end,
    (select founded.created_at from public.employer_profiles as founded where founded.user_id = company_of.employer_id),
    public.domain_mark(company_of.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = company_of.employer_id and job.company_slug = company_of.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$function$;

alter function "public"."company_of"(uuid, text) owner to "postgres";

create or replace function public.domain_key (
  shown text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select translate(replace(replace(public.plain_words(left(shown, 253)), 'rn', 'm'), 'vv', 'w'), '01i345', 'olleas')
$function$;

alter function "public"."domain_key"(text) owner to "postgres";

create or replace function public.domain_mark (
  account_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select shown from public.verified_domains as own where own.account_id = domain_mark.account_id and own.proven_at is not null
$function$;

alter function "public"."domain_mark"(uuid) owner to "postgres";

create or replace function public.drop_banned_domain()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform public.lose_domain(theirs.account_id, 'banned') from public.verified_domains as theirs
    where theirs.proven_at is not null and (theirs.domain = new.value or theirs.domain like '%.' || new.value);
  return null;
end
$function$;

alter function "public"."drop_banned_domain"() owner to "postgres";

create or replace function public.drop_domain_of_address()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from public.verified_domains as own where own.account_id = new.id and own.method = 'email'
      and not public.has_address_at(new.id, own.domain)) then
    perform public.lose_domain(new.id, 'address');
  end if;
  return null;
end
$function$;

alter function "public"."drop_domain_of_address"() owner to "postgres";

create or replace function public.find_job_page (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'job', jsonb_build_object(
      'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
      'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
      'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
      'tags', tags, 'application_url', application_url, 'schedule', schedule,
      'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', not exists (select from public.age_question_bans
      where public.slugify(state) = state_slug and effective_from <= current_date),
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'domain', public.domain_mark(employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end() and status <> 'held'
$function$;

create or replace function public.forget_domain (
  account_id uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.verified_domains as own where own.account_id = forget_domain.account_id and own.barred_reason is null
$function$;

alter function "public"."forget_domain"(uuid) owner to "postgres";

create or replace function public.has_address_at (
  account_id uuid,
  domain     text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from auth.users as account
      where account.id = has_address_at.account_id and account.email_confirmed_at is not null
        and split_part(lower(account.email), '@', 2) = has_address_at.domain)
    and has_address_at.domain !~ '\.edu(\.[a-z]{2})?$' and has_address_at.domain <> all (public.shared_domains())
$function$;

alter function "public"."has_address_at"(uuid, text) owner to "postgres";

create or replace function public.is_disguised_name (
  name  text,
  other text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select (is_disguised_name.name ~ strange and is_disguised_name.other !~ strange)
    or (public.company_key(is_disguised_name.name) <> public.company_key(is_disguised_name.other)
      and is_disguised_name.name ~ '[[:alpha:]][13457|!$@][[:alpha:]]|[[:lower:]]I|rn|vv')
  from (select '[\u00AD\u0370-\u052F\u200B-\u200F\u2060-\u2064\uFE00-\uFE0F\uFEFF\uFF01-\uFF5E\U0001D400-\U0001D7FF]|[[:alpha:]]0[[:alpha:]]'
    as strange) as known
$function$;

alter function "public"."is_disguised_name"(text, text) owner to "postgres";

create or replace function public.is_known_employer (
  account_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.posting_log as posted
      where posted.account_id = is_known_employer.account_id and posted.posted_at <= now() - interval '90 days')
    and (exists (select from public.verified_domains as own
        where own.account_id = is_known_employer.account_id and own.proven_at <= now() - interval '90 days')
      or (select count(distinct public.mailbox_of(application.email))
      from public.jobs as job join public.applications as application on application.job_id = job.id
      where job.employer_id = is_known_employer.account_id and application.proven_at is not null
        and exists (select from public.application_events as answer where answer.application_id = application.id
          and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed'))) >= 5)
$function$;

create or replace function public.judge_company()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
        select 'companyName' as field, in_name.* from public.judge_words(new.company_name) as in_name
        union all
        select 'companyDescription', told.* from public.judge_words(new.company_description) as told
        union all
        select 'companyName', borrowed.rule, 'scam', borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null
        from public.judge_name(new.company_name, new.user_id, new.location) as borrowed) as each
      order by rule, field desc) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'company' and approved.subject_id = new.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  select * into pending from public.cases where subject_kind = 'company' and subject_id = new.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('company', new.id, new.user_id, reasons);
    -- Not over: nobody who waits for an answer is told anything.
    with held as (
      update public.jobs set status = 'held' where employer_id = new.user_id and status = 'open' and expires_at > now() returning id)
    insert into public.stale_jobs (job_id) select id from held on conflict do nothing;
  elsif pending.id is not null and pending.reasons <> '[]' and not exists (
      select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.show_subject('company', new.id, false);
    perform public.note_audit_event('case mended', 'company', new.id::text, jsonb_build_object('case', pending.id), new.user_id);
  end if;
  return null;
end
$function$;

create or replace function public.judge_name (
  company_name text,
  account_id   uuid,
  location     jsonb
)
  returns table (
    rule     text,
    weight   integer,
    words    text,
    sentence text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select 'a verified company’s name', 100, judge_name.company_name,
    'Its name is that of a company that has proven its web domain.'
  from public.proven_namesakes(judge_name.company_name) as other,
    (select public.sphere_point((judge_name.location #>> '{coordinates,lat}')::double precision,
      (judge_name.location #>> '{coordinates,lng}')::double precision) as pt) as here
  where other.account_id is distinct from judge_name.account_id
    and not public.has_address_at(judge_name.account_id, other.domain)
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = judge_name.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'a verified company’s name' and reason ->> 'words' = judge_name.company_name)
    and (public.is_disguised_name(judge_name.company_name, other.name)
      or (public.domain_mark(judge_name.account_id) is null and not public.is_known_employer(judge_name.account_id) and exists (
        select from (
          select public.sphere_point((other.location #>> '{coordinates,lat}')::double precision,
            (other.location #>> '{coordinates,lng}')::double precision) as pt
          union all
          (select pt from public.jobs where employer_id = other.account_id and status = 'open' order by created_at desc limit 200)) as theirs
        where theirs.pt operator(extensions.<->) here.pt <= public.chord_km(80))))
  limit 1
$function$;

alter function "public"."judge_name"(text, uuid, jsonb) owner to "postgres";

create or replace function public.judge_posting (
  job        public.jobs,
  account_id uuid
)
  returns table (
    rule        text,
    weight      integer,
    is_hard     boolean,
    words       text,
    in_sentence text,
    sentence    text,
    better      text,
    field       text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with found as (
    select broken.rule, broken.weight, broken.is_hard, broken.words, broken.in_sentence, broken.sentence, broken.better,
      case when exists (select from public.judge_words(job.title) as in_title where in_title.rule = broken.rule) then 'title'
        else 'description' end as field
    from public.judge_words(concat_ws(E'\n', job.title, job.description, array_to_string(job.tags || job.benefits, E'\n'),
      job.application_url, job.company_name, job.company_description)) as broken
    union all
    select sender.rule, sender.weight, false, sender.words, sender.words, sender.sentence, null, 'contactEmail'
    from public.judge_sender(job.company_name, job.contact ->> 'email', job.application_url) as sender
    union all
    select borrowed.rule, borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null, null
    from public.judge_name(job.company_name, judge_posting.account_id, job.location) as borrowed
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.judge_pay(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'the first job of a company', public.setting('hold_weight')::integer, false, '', '',
    'We look at the first job of each new company before it is shown.', null, null
  -- Who began to post within the month and has nothing that is or was let through. A job that was closed may never have been shown.
  where public.setting('approve_first_jobs') = 1
    and (select limits.stage is not null from public.posting_limits(judge_posting.account_id) as limits)
    and not exists (select from public.jobs as shown
      where shown.employer_id = judge_posting.account_id and shown.status in ('open', 'paused'))
    and not exists (select from public.cases as seen
      where seen.account_id = judge_posting.account_id and seen.outcome = 'approved')
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(judge_posting.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$function$;

create or replace function public.judge_sender (
  company_name text,
  email        text,
  url          text
)
  returns table (
    rule     text,
    weight   integer,
    words    text,
    sentence text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with about as (
    select array['job', 'jobs', 'career', 'careers', 'hr', 'hiring', 'recruiting', 'recruitment', 'recruiter', 'work',
      'employment', 'online', 'support', 'onboarding'] as about_work),
  hosts as (
    select host, split_part(host, '.', greatest(1, array_length(string_to_array(host, '.'), 1) - 1)) as label
    from unnest(array[lower(split_part(judge_sender.email, '@', 2)),
      lower(substring(judge_sender.url from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'))]) as host
    where host <> ''),
  own as (
    select regexp_replace(trim(regexp_replace(public.plain_words(left(judge_sender.company_name, 200)), '[^a-z0-9]+', ' ', 'g')),
      '^(.+?) (?:inc|llc|corp|corporation|company|jobs|careers|hr|hiring|recruit\w*|fulfillment|warehouse|logistics|usa|us|online|remote|services)$',
      '\1') as name),
  of_known as (
    select known.name, hosts.host, hosts.label, domain,
      exists (select from unnest(known.domains) as theirs where hosts.host = theirs or hosts.host like '%.' || theirs) as is_theirs,
      split_part(domain, '.', 1) as known_label
    from (select name, domains from public.known_companies
      union all select null, array[domain] from public.proven_namesakes(judge_sender.company_name)) as known, unnest(known.domains) as domain, hosts)
  (select 'a known company’s name', 100, of_known.host, 'The address isn’t one of the company whose name this is.'
    from of_known, own where of_known.name = own.name and of_known.host = split_part(lower(judge_sender.email), '@', 2)
      and not of_known.is_theirs limit 1)
  union all
  (select 'a look-alike domain', 100, of_known.host, 'The address looks like that of a company that it isn’t.'
    from of_known, about where not of_known.is_theirs and length(known_label) >= 5 and (
      position('.' || domain || '.' in '.' || of_known.host || '.') > 0
      or (label <> known_label and translate(label, '013457', 'oieast') = known_label)
      or (label <> known_label and replace(label, '1', 'l') = known_label)
      or (length(known_label) >= 6 and extensions.levenshtein_less_equal(left(label, 60), known_label, 1) = 1)
      or replace(label, '-', '') in (select known_label || word from unnest(about_work) as word
        union all select word || known_label from unnest(about_work) as word))
    limit 1)
$function$;

create or replace function public.look_alike_key (
  company_name text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select translate(replace(replace(regexp_replace(
      public.company_key(translate(regexp_replace(left(company_name, 120), '(?<=[[:alpha:]])([|!])(?=[[:alpha:]])', '1', 'g'), '$@', 'sa')),
      '(?<=.{4})(jobs|careers?|hiring|recruiting|recruitment|staffing)+$', ''),
    'rn', 'm'), 'vv', 'w'), '01i34578', 'olleastb')
$function$;

alter function "public"."look_alike_key"(text) owner to "postgres";

create or replace function public.lose_domain (
  account_id uuid,
  because    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.verified_domains
    set proven_at = null, method = null, check_at = null, misses = 0, lost_at = now(), lost_because = because
    where account_id = lose_domain.account_id and proven_at is not null;
  if found then
    perform public.mail_of_domain(lose_domain.account_id, because);
  end if;
end
$function$;

alter function "public"."lose_domain"(uuid, text) owner to "postgres";

create or replace function public.mail_of_domain (
  account_id uuid,
  what       text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'domain-checked', account.email,
      jsonb_build_object('domain', own.shown, 'what', mail_of_domain.what, 'reason', own.barred_reason),
      'domain-checked:' || own.account_id || ':' || mail_of_domain.what || ':' || now()::date
    from public.verified_domains as own join auth.users as account on account.id = own.account_id
    where own.account_id = mail_of_domain.account_id and public.is_email(account.email)
    on conflict (dedupe_key) do nothing
$function$;

alter function "public"."mail_of_domain"(uuid, text) owner to "postgres";

create or replace function public.merge_companies (
  from_account uuid,
  into_address text,
  reason       text,
  merged_by    uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  into_account constant uuid := (select account.id
    from public.account_names as names join auth.users as account on account.id = names.account_id
    -- By their index, which may find more than the one address.
    where names.words like '%' || lower(trim(merge_companies.into_address)) || '%'
      and lower(account.email) = lower(trim(merge_companies.into_address)) limit 1);
  moved integer;
  gone public.employer_profiles;
  kept public.employer_profiles;
begin
  if merge_companies.from_account = into_account then
    raise exception 'SAME_COMPANY' using errcode = 'PT400';
  end if;
  if coalesce(length(trim(merge_companies.reason)) not between 3 and 2000, true) then
    raise exception 'REASON_MISSING' using errcode = 'PT400';
  end if;
  perform from public.employer_profiles
    where user_id in (merge_companies.from_account, into_account) order by user_id for update;
  select * into gone from public.employer_profiles where user_id = merge_companies.from_account;
  select * into kept from public.employer_profiles where user_id = into_account;
  if gone.id is null or kept.id is null then
    raise exception 'NO_COMPANY' using errcode = 'PT404';
  end if;
  insert into public.job_contacts (account_id, address, confirmed_at)
    select kept.user_id, address, confirmed_at from (
      select address, confirmed_at from public.job_contacts where account_id = gone.user_id and confirmed_at is not null
      union select lower(email), email_confirmed_at from auth.users where id = gone.user_id and email_confirmed_at is not null) as theirs
    on conflict do nothing;
  perform set_config('merge_companies.runs', 'yes', true);
  update public.jobs set employer_id = kept.user_id, idempotency_key = null,
      company_name = kept.company_name, company_description = kept.company_description, company_logo = kept.company_logo,
      industry = kept.industry
    where employer_id = gone.user_id;
  get diagnostics moved = row_count;
  perform set_config('merge_companies.runs', '', true);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = kept.user_id and ended_at > now() - public.time_shown_after_end() on conflict do nothing;
  update public.cases set account_id = kept.user_id
    where account_id = gone.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = kept.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.contact_requests as own where own.employer_id = kept.user_id and own.talent_id = request.talent_id);
  update public.verified_domains set account_id = kept.user_id
    where account_id = gone.user_id and method <> 'email'
      and not exists (select from public.verified_domains as own where own.account_id = kept.user_id);
  delete from public.employer_profiles where id = gone.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'companies-merged', account.email, jsonb_build_object('gone', gone.company_name, 'kept', kept.company_name,
        'jobs', moved, 'reason', trim(merge_companies.reason), 'isKept', account.id = kept.user_id),
      'companies-merged:' || gone.id || ':' || account.id
    from auth.users as account where account.id in (gone.user_id, kept.user_id) and public.is_email(account.email)
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event('companies merged', 'account', account::text,
      jsonb_build_object('from', gone.user_id, 'into', kept.user_id, 'jobs', moved), merge_companies.merged_by)
    from unnest(array[gone.user_id, kept.user_id]) as account;
  return moved;
end
$function$;

create or replace function public.my_domain()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('domain', domain, 'shown', shown, 'token', token, 'seen', seen, 'checkedAt', checked_at,
    'method', method, 'provenAt', proven_at, 'checkAt', check_at, 'misses', misses, 'lostAt', lost_at, 'lostBecause', lost_because,
    'barredReason', barred_reason)
  from public.verified_domains where account_id = (select auth.uid())
$function$;

alter function "public"."my_domain"() owner to "postgres";

create or replace function public.note_domain_check (
  account_id uuid,
  token      text,
  method     text,
  seen       jsonb,
  is_due     boolean default false
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  own public.verified_domains;
  other public.verified_domains;
  found_by text := note_domain_check.method;
begin
  select * into own from public.verified_domains
    where account_id = note_domain_check.account_id and token = note_domain_check.token for update;
  if not found then
    return null;
  end if;
  if own.barred_reason is not null then
    raise exception 'DOMAIN_BARRED' using errcode = 'PT403';
  end if;
  if found_by is null and public.has_address_at(own.account_id, own.domain) then
    found_by := 'email';
  end if;
  if found_by is null then
    update public.verified_domains set seen = note_domain_check.seen, checked_at = now() where account_id = own.account_id;
    if own.proven_at is null or not is_due then
      return own.proven_at is not null;
    end if;
    if own.misses >= 1 then
      perform public.lose_domain(own.account_id, 'missed');
      return false;
    end if;
    update public.verified_domains set misses = 1, check_at = now() + interval '3 days' where account_id = own.account_id;
    perform public.mail_of_domain(own.account_id, 'missed-once');
    return true;
  end if;
  if own.proven_at is null then
    perform public.refuse_domain(own.account_id, own.domain, own.shown);
    select * into other from public.verified_domains
      where domain = own.domain and proven_at is not null and account_id <> own.account_id for update;
    if found then
      if not (found_by <> 'email' and other.method = 'email')
        and not exists (select from auth.users where id = other.account_id and banned_until > now()) then
        raise exception 'TAKEN_DOMAIN' using errcode = 'PT409';
      end if;
      perform public.lose_domain(other.account_id, 'taken');
    end if;
  end if;
  update public.verified_domains
    set method = found_by, proven_at = coalesce(proven_at, now()), seen = note_domain_check.seen, checked_at = now(),
      check_at = now() + interval '30 days', misses = 0, lost_at = null, lost_because = null
    where account_id = own.account_id;
  return true;
exception when unique_violation then
  raise exception 'TAKEN_DOMAIN' using errcode = 'PT409';
end
$function$;

alter function "public"."note_domain_check"(uuid, text, text, jsonb, boolean) owner to "postgres";

create or replace function public.note_domain_mark()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before constant text := case when tg_op <> 'INSERT' and old.proven_at is not null then old.domain end;
  after constant text := case when tg_op <> 'DELETE' and new.proven_at is not null then new.domain end;
  account constant uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  if before is distinct from after or (tg_op = 'UPDATE' and old.account_id <> new.account_id) then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = account and ended_at > now() - public.time_shown_after_end()
      on conflict do nothing;
    perform public.note_audit_event(case when after is null then 'domain mark lost' else 'domain verified' end, 'account', account::text,
      jsonb_build_object('domain', coalesce(after, before)) || case when after is null then '{}' else jsonb_build_object('by', new.method) end);
  end if;
  return null;
end
$function$;

alter function "public"."note_domain_mark"() owner to "postgres";

create or replace function public.open_domains()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array[
    -- Pages.
    'github.io', 'gitlab.io', 'pages.dev', 'workers.dev', 'netlify.app', 'vercel.app', 'web.app', 'firebaseapp.com', 'appspot.com',
    'herokuapp.com', 'onrender.com', 'fly.dev', 'surge.sh', 'glitch.me', 'replit.app', 'repl.co', 'azurewebsites.net', 'amazonaws.com',
    'cloudfront.net', 'windows.net', 'azureedge.net', 'wixsite.com', 'editorx.io', 'squarespace.com', 'weebly.com',
    'weeblysite.com', 'wordpress.com', 'wpcomstaging.com', 'wpengine.com', 'blogspot.com', 'tumblr.com', 'myshopify.com', 'square.site',
    'godaddysites.com', 'webflow.io', 'carrd.co', 'strikingly.com', 'mystrikingly.com', 'jimdofree.com', 'jimdosite.com', 'site123.me',
    'business.site', 'sites.google.com', 'notion.site', 'framer.website', 'framer.app', 'webnode.page', 'ueniweb.com', 'neocities.org',
    '000webhostapp.com', 'infinityfreeapp.com', 'altervista.org', 'ngrok.io', 'ngrok.app', 'ngrok-free.app', 'trycloudflare.com',
    'duckdns.org', 'no-ip.org', 'ddns.net', 'dyndns.org', 'sslip.io', 'nip.io', 'eu.org', 'linktr.ee',
    -- Addresses.
    'yahoo.co.uk', 'yahoo.ca', 'yahoo.fr', 'yahoo.de', 'yahoo.in', 'yahoo.co.in', 'yahoo.com.mx', 'yahoo.com.br', 'hotmail.co.uk',
    'hotmail.fr', 'hotmail.de', 'hotmail.es', 'outlook.es', 'outlook.fr', 'outlook.de', 'live.co.uk', 'live.ca', 'passport.com',
    'gmx.de', 'gmx.at', 'gmx.ch', 'freenet.de', 't-online.de', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'libero.it',
    'virgilio.it', 'naver.com', 'daum.net', '126.com', 'sina.com', 'foxmail.com', 'rediffmail.com', 'yandex.ru', 'bk.ru', 'list.ru',
    'inbox.ru', 'ukr.net', 'seznam.cz', 'wp.pl', 'o2.pl', 'uol.com.br', 'terra.com.br', 'protonmail.ch', 'tutanota.de', 'hushmail.com',
    'mailfence.com', 'runbox.com', 'startmail.com', 'inbox.com', 'lycos.com', 'excite.com', 'usa.com', 'email.com', 'post.com',
    'consultant.com', 'engineer.com', 'usa.net', 'netzero.net', 'rcn.com', 'suddenlink.net', 'mediacombb.net', 'wowway.com', 'roadrunner.com',
    'rr.com', 'tds.net', 'cableone.net', 'sonic.net', 'simplelogin.com', 'mozmail.com', 'relay.firefox.com', 'privaterelay.appleid.com',
    'mailinator.com', 'guerrillamail.com', 'sharklasers.com', '10minutemail.com', 'temp-mail.org', 'tempmail.com', 'yopmail.com',
    'maildrop.cc', 'getnada.com', 'trashmail.com', 'dispostable.com', 'mailnesia.com', 'throwawaymail.com', 'fakeinbox.com', 'moakt.com']
$function$;

alter function "public"."open_domains"() owner to "postgres";

create or replace function public.proven_namesakes (
  company_name text
)
  returns table (
    account_id uuid,
    name       text,
    domain     text,
    location   jsonb
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select proven.account_id, company.company_name, proven.domain, company.location
  from public.employer_profiles as company join public.verified_domains as proven on proven.account_id = company.user_id
  where public.look_alike_key(company.company_name) = public.look_alike_key(proven_namesakes.company_name)
    and proven.proven_at is not null
  limit 20
$function$;

alter function "public"."proven_namesakes"(text) owner to "postgres";

create or replace function public.read_account (
  account_id  uuid,
  operator_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  account auth.users;
begin
  select * into account from auth.users where id = read_account.account_id;
  if not found then
    return null;
  end if;
  perform public.note_audit_event('looked', 'account', account.id::text, '{}', read_account.operator_id);
  return jsonb_build_object(
    'id', account.id, 'email', account.email, 'isConfirmed', account.email_confirmed_at is not null,
    'createdAt', account.created_at, 'lastSignInAt', account.last_sign_in_at,
    'shutOutUntil', case when account.banned_until > now() then account.banned_until end,
    'isOperator', exists (select from public.operators where user_id = account.id),
    'company', (select jsonb_build_object('id', id, 'name', company_name, 'description', company_description, 'since', created_at)
      from public.employer_profiles where user_id = account.id),
    'domain', (select jsonb_build_object('shown', shown, 'method', method, 'provenAt', proven_at, 'barredReason', barred_reason)
      from public.verified_domains where account_id = account.id),
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
    'traits', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'shown', shown)) from public.traits_of_account(account.id)), '[]'));
end
$function$;

create or replace function public.refuse_domain (
  account_id uuid,
  domain     text,
  shown      text
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from unnest(public.shared_domains() || public.open_domains()) as shared where refuse_domain.domain = shared
      or refuse_domain.domain like '%.' || shared) then
    raise exception 'SHARED_DOMAIN' using errcode = 'PT409';
  end if;
  if public.is_banned(null, refuse_domain.domain) then
    raise exception 'BANNED_DOMAIN' using errcode = 'PT409';
  end if;
  if exists (select from public.judge_sender('', null, 'https://' || public.plain_words(refuse_domain.shown)))
      or exists (
        select from public.known_companies as known, unnest(known.domains) as theirs
          where public.domain_key(theirs) = public.domain_key(refuse_domain.shown) and theirs <> refuse_domain.domain)
      or exists (
        select from public.verified_domains as theirs where theirs.proven_at is not null and theirs.domain <> refuse_domain.domain
          and theirs.account_id <> refuse_domain.account_id
          and public.domain_key(theirs.shown) = public.domain_key(refuse_domain.shown)) then
    raise exception 'LOOKALIKE_DOMAIN' using errcode = 'PT409';
  end if;
end
$function$;

alter function "public"."refuse_domain"(uuid, text, text) owner to "postgres";

alter table "public"."verified_domains"
  add constraint "verified_domains_account_id_fkey" foreign key (account_id) references public.employer_profiles(user_id)
    on delete cascade;

create index verified_domains_check on public.verified_domains using btree (check_at)
  where (proven_at is not null);

create unique index verified_domains_proven on public.verified_domains using btree (domain)
  where (proven_at is not null);

create trigger drop_domain
  after update of email, email_confirmed_at on auth.users
  for each row
  execute function public.drop_domain_of_address();

create trigger drop_domain
  after insert on public.bans
  for each row
  when ((new.kind = 'domain'::text))
  execute function public.drop_banned_domain();

create trigger note_mark
  after insert or delete or update on public.verified_domains
  for each row
  execute function public.note_domain_mark();

revoke all on function "public"."ask_domain"(uuid, text, text) from public;

revoke all on function "public"."ask_domain"(uuid, text, text) from "postgres";

grant execute on function "public"."ask_domain"(uuid, text, text) to "postgres";

grant execute on function "public"."ask_domain"(uuid, text, text) to "service_role";

revoke all on function "public"."bar_domain"(uuid, text, uuid) from public;

revoke all on function "public"."bar_domain"(uuid, text, uuid) from "postgres";

grant execute on function "public"."bar_domain"(uuid, text, uuid) to "postgres";

grant execute on function "public"."bar_domain"(uuid, text, uuid) to "service_role";

revoke all on function "public"."claim_domain_checks"(integer) from public;

revoke all on function "public"."claim_domain_checks"(integer) from "postgres";

grant execute on function "public"."claim_domain_checks"(integer) to "postgres";

grant execute on function "public"."claim_domain_checks"(integer) to "service_role";

revoke all on function "public"."company_of"(uuid, text) from public;

revoke all on function "public"."company_of"(uuid, text) from "postgres";

grant execute on function "public"."company_of"(uuid, text) to "postgres";

grant execute on function "public"."company_of"(uuid, text) to "service_role";

revoke all on function "public"."domain_key"(text) from public;

revoke all on function "public"."domain_key"(text) from "postgres";

grant execute on function "public"."domain_key"(text) to "postgres";

grant execute on function "public"."domain_key"(text) to "service_role";

revoke all on function "public"."domain_mark"(uuid) from public;

revoke all on function "public"."domain_mark"(uuid) from "postgres";

grant execute on function "public"."domain_mark"(uuid) to "postgres";

grant execute on function "public"."domain_mark"(uuid) to "service_role";

revoke all on function "public"."drop_banned_domain"() from public;

revoke all on function "public"."drop_banned_domain"() from "postgres";

grant execute on function "public"."drop_banned_domain"() to "postgres";

grant execute on function "public"."drop_banned_domain"() to "service_role";

revoke all on function "public"."drop_domain_of_address"() from public;

revoke all on function "public"."drop_domain_of_address"() from "postgres";

grant execute on function "public"."drop_domain_of_address"() to "postgres";

grant execute on function "public"."drop_domain_of_address"() to "service_role";

revoke all on function "public"."forget_domain"(uuid) from public;

revoke all on function "public"."forget_domain"(uuid) from "postgres";

grant execute on function "public"."forget_domain"(uuid) to "postgres";

grant execute on function "public"."forget_domain"(uuid) to "service_role";

revoke all on function "public"."has_address_at"(uuid, text) from public;

revoke all on function "public"."has_address_at"(uuid, text) from "postgres";

grant execute on function "public"."has_address_at"(uuid, text) to "postgres";

grant execute on function "public"."has_address_at"(uuid, text) to "service_role";

revoke all on function "public"."is_disguised_name"(text, text) from public;

revoke all on function "public"."is_disguised_name"(text, text) from "postgres";

grant execute on function "public"."is_disguised_name"(text, text) to "postgres";

grant execute on function "public"."is_disguised_name"(text, text) to "service_role";

revoke all on function "public"."judge_name"(text, uuid, jsonb) from public;

revoke all on function "public"."judge_name"(text, uuid, jsonb) from "postgres";

grant execute on function "public"."judge_name"(text, uuid, jsonb) to "postgres";

grant execute on function "public"."judge_name"(text, uuid, jsonb) to "service_role";

revoke all on function "public"."look_alike_key"(text) from public;

grant execute on function "public"."look_alike_key"(text) to "authenticated";

revoke all on function "public"."look_alike_key"(text) from "postgres";

grant execute on function "public"."look_alike_key"(text) to "postgres";

grant execute on function "public"."look_alike_key"(text) to "service_role";

revoke all on function "public"."lose_domain"(uuid, text) from public;

revoke all on function "public"."lose_domain"(uuid, text) from "postgres";

grant execute on function "public"."lose_domain"(uuid, text) to "postgres";

grant execute on function "public"."lose_domain"(uuid, text) to "service_role";

revoke all on function "public"."mail_of_domain"(uuid, text) from public;

revoke all on function "public"."mail_of_domain"(uuid, text) from "postgres";

grant execute on function "public"."mail_of_domain"(uuid, text) to "postgres";

grant execute on function "public"."mail_of_domain"(uuid, text) to "service_role";

revoke all on function "public"."my_domain"() from public;

grant execute on function "public"."my_domain"() to "authenticated";

revoke all on function "public"."my_domain"() from "postgres";

grant execute on function "public"."my_domain"() to "postgres";

grant execute on function "public"."my_domain"() to "service_role";

revoke all on function "public"."note_domain_check"(uuid, text, text, jsonb, boolean) from public;

revoke all on function "public"."note_domain_check"(uuid, text, text, jsonb, boolean) from "postgres";

grant execute on function "public"."note_domain_check"(uuid, text, text, jsonb, boolean) to "postgres";

grant execute on function "public"."note_domain_check"(uuid, text, text, jsonb, boolean) to "service_role";

revoke all on function "public"."note_domain_mark"() from public;

revoke all on function "public"."note_domain_mark"() from "postgres";

grant execute on function "public"."note_domain_mark"() to "postgres";

grant execute on function "public"."note_domain_mark"() to "service_role";

revoke all on function "public"."open_domains"() from public;

revoke all on function "public"."open_domains"() from "postgres";

grant execute on function "public"."open_domains"() to "postgres";

grant execute on function "public"."open_domains"() to "service_role";

revoke all on function "public"."proven_namesakes"(text) from public;

revoke all on function "public"."proven_namesakes"(text) from "postgres";

grant execute on function "public"."proven_namesakes"(text) to "postgres";

grant execute on function "public"."proven_namesakes"(text) to "service_role";

revoke all on function "public"."refuse_domain"(uuid, text, text) from public;

revoke all on function "public"."refuse_domain"(uuid, text, text) from "postgres";

grant execute on function "public"."refuse_domain"(uuid, text, text) to "postgres";

grant execute on function "public"."refuse_domain"(uuid, text, text) to "service_role";

revoke all on table "public"."verified_domains" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."verified_domains" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."verified_domains"
  to "service_role";

create index employer_profiles_look_alike on public.employer_profiles using btree (public.look_alike_key(company_name));

create index verified_domains_key on public.verified_domains using btree (public.domain_key(shown))
  where (proven_at is not null);
