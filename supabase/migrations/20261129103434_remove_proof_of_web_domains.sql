-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "drop_domain" on "auth"."users";

drop trigger "drop_domain" on "public"."bans";

drop index "public"."employer_profiles_look_alike";

alter table "public"."verified_domains"
  drop constraint "verified_domains_account_id_fkey";

drop function "public"."ask_domain"(uuid, text, text);

drop function "public"."bar_domain"(uuid, text, uuid);

drop function "public"."claim_domain_checks"(integer);

drop function "public"."domain_mark"(uuid);

drop function "public"."drop_banned_domain"();

drop function "public"."drop_domain_of_address"();

drop function "public"."forget_domain"(uuid);

drop function "public"."has_address_at"(uuid, text);

drop function "public"."is_disguised_name"(text, text);

drop function "public"."look_alike_key"(text);

drop function "public"."lose_domain"(uuid, text);

drop function "public"."mail_of_domain"(uuid, text);

drop function "public"."my_domain"();

drop function "public"."note_domain_check"(uuid, text, text, jsonb, boolean);

drop function "public"."open_domains"();

drop function "public"."proven_namesakes"(text);

drop function "public"."proves_by_address"(uuid, text);

drop function "public"."refuse_domain"(uuid, text, text);

drop table "public"."verified_domains";

drop function "public"."domain_key"(text);

drop function "public"."note_domain_mark"();

alter table "public"."employer_profiles"
  add column "verified_domain" text;

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
    'companySince', company.created_at, 'domain', company.verified_domain,
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
    (select company.verified_domain from public.employer_profiles as company where company.user_id = company_of.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = company_of.employer_id and job.company_slug = company_of.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$function$;

create or replace function public.domain_of_account (
  account_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select own.domain
  from (select split_part(lower(email), '@', -1) as domain from auth.users
    where id = domain_of_account.account_id and email_confirmed_at is not null) as own
  where own.domain ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$' and own.domain !~ '\.edu(\.[a-z]{2})?$'
    and not exists (select from unnest(public.shared_domains()) as shared where own.domain = shared or own.domain like '%.' || shared)
    and not exists (select from public.known_companies as known, unnest(known.domains) as theirs
      where own.domain = theirs or own.domain like '%.' || theirs)
    and not exists (select from public.judge_sender('', null, 'https://' || own.domain))
$function$;

alter function "public"."domain_of_account"(uuid) owner to "postgres";

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
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', not exists (select from public.age_question_bans
      where public.slugify(state) = state_slug and effective_from <= current_date),
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'domain', (select company.verified_domain from public.employer_profiles as company where company.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end() and status <> 'held'
$function$;

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
    and (select count(distinct public.mailbox_of(application.email))
      from public.jobs as job join public.applications as application on application.job_id = job.id
      where job.employer_id = is_known_employer.account_id and application.proven_at is not null
        and exists (select from public.application_events as answer where answer.application_id = application.id
          and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed'))) >= 5
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
  select 'the name of another company here', public.setting('hold_weight')::integer, judge_name.company_name,
    'Another company already posts under this name in this city.'
  from public.posting_limits(judge_name.account_id) as limits
  where limits.stage is not null
    and not exists (select from public.employer_profiles as mine
      where mine.user_id = judge_name.account_id and mine.verified_domain is not null)
    and exists (select from public.employer_profiles as other join public.jobs as theirs on theirs.employer_id = other.user_id
      where public.company_key(other.company_name) = public.company_key(judge_name.company_name)
        and other.user_id <> judge_name.account_id
        and theirs.state_slug = public.slugify(judge_name.location #>> '{address,state}')
        and theirs.city_slug = public.slugify(judge_name.location #>> '{address,city}')
        and theirs.status in ('open', 'paused') and theirs.expires_at > now()
        and theirs.created_at < coalesce((select min(first.posted_at) from public.posting_log as first
          where first.account_id = judge_name.account_id), now()))
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = judge_name.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'the name of another company here' and reason ->> 'words' = judge_name.company_name)
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
    from public.known_companies as known, unnest(known.domains) as domain, hosts)
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
  into_account constant uuid := (select id from auth.users
    where lower(email) = lower(trim(merge_companies.into_address)) limit 1);
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
  perform public.keep_reply_record(kept.user_id);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = kept.user_id and ended_at > now() - public.time_shown_after_end() on conflict do nothing;
  update public.cases set account_id = kept.user_id
    where account_id = gone.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = kept.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.contact_requests as own where own.employer_id = kept.user_id and own.talent_id = request.talent_id);
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
    'traits', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'shown', shown)) from public.traits_of_account(account.id)), '[]'));
end
$function$;

create or replace function public.shared_domains()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array[
    -- Addresses.
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
    -- Pages.
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
$function$;

create or replace function public.verify_domain()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.verified_domain := public.domain_of_account(new.user_id);
  return new;
end
$function$;

alter function "public"."verify_domain"() owner to "postgres";

create or replace function public.verify_domain_of_account()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  domain constant text := public.domain_of_account(new.id);
begin
  update public.employer_profiles set verified_domain = domain where user_id = new.id and verified_domain is distinct from domain;
  if found then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = new.id and ended_at > now() - public.time_shown_after_end()
      on conflict do nothing;
  end if;
  return null;
end
$function$;

alter function "public"."verify_domain_of_account"() owner to "postgres";

create trigger verify_domain
  after update of email, email_confirmed_at on auth.users
  for each row
  when
    ((((old.email)::text IS DISTINCT FROM (new.email)::text) OR (old.email_confirmed_at IS DISTINCT FROM
    new.email_confirmed_at)))
  execute function public.verify_domain_of_account();

create trigger c_verify_domain
  before insert on public.employer_profiles
  for each row
  when ((NOT new.is_demo))
  execute function public.verify_domain();

revoke all on function "public"."domain_of_account"(uuid) from public;

revoke all on function "public"."domain_of_account"(uuid) from "postgres";

grant execute on function "public"."domain_of_account"(uuid) to "postgres";

grant execute on function "public"."domain_of_account"(uuid) to "service_role";

revoke all on function "public"."verify_domain"() from public;

revoke all on function "public"."verify_domain"() from "postgres";

grant execute on function "public"."verify_domain"() to "postgres";

grant execute on function "public"."verify_domain"() to "service_role";

revoke all on function "public"."verify_domain_of_account"() from public;

revoke all on function "public"."verify_domain_of_account"() from "postgres";

grant execute on function "public"."verify_domain_of_account"() to "postgres";

grant execute on function "public"."verify_domain_of_account"() to "service_role";
