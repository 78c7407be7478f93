-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "note_names" on "auth"."users";

drop trigger "note_names" on "public"."employer_profiles";

drop trigger "note_names" on "public"."job_seeker_profiles";

alter table "public"."account_names"
  drop constraint "account_names_account_id_fkey";

drop function "public"."note_account_names"();

drop table "public"."account_names";

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
  select count(public.decide_account(account.id, 'ban', ban_domain.reason, ban_domain.banned_by, ban_domain.until)) into banned
    from (select id from auth.users
      where (split_part(lower(email), '@', 2) = host or split_part(lower(email), '@', 2) like '%.' || host)
        and (banned_until is null or banned_until < now()) limit 200) as account;
  perform public.note_audit_event('domain banned', 'domain', host, jsonb_build_object('accounts', banned), ban_domain.banned_by);
  return banned;
end
$function$;

create or replace function public.find_people (
  words       text,
  operator_id uuid,
  max_rows    integer default 20
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  said constant text := lower(trim(left(find_people.words, 200)));
  -- As a pattern of itself.
  part constant text := '%' || regexp_replace(lower(trim(left(find_people.words, 200))), '([\\%_])', '\\\1', 'g') || '%';
  slug_part constant text := '%' || public.slugify(left(find_people.words, 200)) || '%';
  number constant uuid := case when said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then said::uuid end;
  most constant integer := least(greatest(find_people.max_rows, 1), 50);
  accounts uuid[];
  found_jobs uuid[];
  people jsonb;
begin
  if length(said) < 3 then
    return jsonb_build_object('people', '[]'::jsonb, 'jobs', '[]'::jsonb);
  end if;
  if number is not null then
    accounts := array(select id from auth.users where id = number union select employer_id from public.jobs where id = number
      union select user_id from public.employer_profiles where id = number
      union select user_id from public.job_seeker_profiles where id = number
      union select account_id from public.cases where subject_id = number and account_id is not null);
    found_jobs := array[number];
  else
    accounts := array(select account.id from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where lower(concat_ws(' ', account.email, company.company_name, profile.full_name)) like part limit 300);
    found_jobs := array(select job.id from (
        select slug from public.job_slugs where slug like slug_part and slug_part <> '%%' limit 300) as taken
      join public.jobs as job on job.slug = taken.slug);
  end if;
  people := coalesce((select jsonb_agg(to_jsonb(person) - 'rank' order by person.rank, person."createdAt" desc) from (
      select account.id, account.email, company.company_name as "companyName", profile.full_name as "fullName",
        account.created_at as "createdAt", account.banned_until > now() as "isShutOut",
        (select count(*) from public.jobs where employer_id = account.id and status = 'open' and expires_at > now()) as "openJobs",
        case when lower(account.email) = said or lower(company.company_name) = said then 0 else 1 end as rank
      from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where account.id = any (accounts)
      order by rank, account.created_at desc limit most) as person), '[]');
  perform public.note_audit_event('searched', 'account', 'search',
    jsonb_build_object('found', jsonb_path_query_array(people, '$[*].id')), find_people.operator_id);
  return jsonb_build_object('people', people,
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting) - 'rank' order by posting.rank, posting."postedAt" desc) from (
      select job.id, job.slug, job.title, job.company_name as "companyName", job.status, job.expires_at <= now() as "isOver",
        job.created_at as "postedAt", job.employer_id as "accountId", case when job.slug = said then 0 else 1 end as rank
      from public.jobs as job where job.id = any (found_jobs)
      order by rank, job.created_at desc limit most) as posting), '[]'));
end
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
