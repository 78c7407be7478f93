-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create table "public"."account_names" (
  "account_id" uuid not null,
  "words"      text not null,
  constraint "account_names_pkey" primary key (account_id)
);

alter table "public"."account_names"
  enable row level security;

alter table "public"."account_names"
  owner to "postgres";

create or replace function public.act_as (
  account_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform set_config('request.jwt.claim.sub', coalesce(act_as.account_id::text, ''), true),
    set_config('request.jwt.claims', case when act_as.account_id is null then ''
      else jsonb_build_object('sub', act_as.account_id, 'role', 'authenticated')::text end, true);
end
$function$;

alter function "public"."act_as"(uuid) owner to "postgres";

create or replace function public.decide_job (
  job_id     uuid,
  decision   text,
  reason     text,
  decided_by uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  owner uuid := (select employer_id from public.jobs where id = decide_job.job_id);
begin
  if owner is null then
    raise exception 'NO_JOB' using errcode = 'PT404';
  end if;
  return public.decide_case(public.open_case('job', decide_job.job_id, owner, '[]'), decide_job.decision, decide_job.reason,
    decide_job.decided_by);
end
$function$;

alter function "public"."decide_job"(uuid, text, text, uuid) owner to "postgres";

create or replace function public.erase_account (
  account_id   uuid,
  confirmation text,
  operator_id  uuid
)
  returns table (
    id         uuid,
    slug       text,
    state_slug text,
    city_slug  text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if not exists (select from auth.users as account where account.id = erase_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if exists (select from public.operators where user_id = erase_account.account_id) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  perform public.act_as(erase_account.account_id);
  return query select * from public.delete_own_account(erase_account.confirmation, true);
  perform public.act_as(null);
  perform public.note_audit_event('account erased', 'account', erase_account.account_id::text, '{}', erase_account.operator_id);
end
$function$;

alter function "public"."erase_account"(uuid, text, uuid) owner to "postgres";

create or replace function public.export_account (
  account_id  uuid,
  operator_id uuid
)
  returns json
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  answer json;
begin
  if not exists (select from auth.users where id = export_account.account_id) then
    return null;
  end if;
  perform public.act_as(export_account.account_id);
  answer := public.own_data();
  perform public.act_as(null);
  perform public.note_audit_event('data exported', 'account', export_account.account_id::text, '{}', export_account.operator_id);
  return answer;
end
$function$;

alter function "public"."export_account"(uuid, uuid) owner to "postgres";

create or replace function public.find_people (
  words    text,
  max_rows integer default 20
)
  returns jsonb
  language plpgsql
  stable
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
    accounts := array(select account_id from public.account_names as names where names.words like part limit 300);
    found_jobs := array(select job.id from (
        select slug from public.job_slugs where slug like slug_part and slug_part <> '%%' limit 300) as taken
      join public.jobs as job on job.slug = taken.slug);
  end if;
  return jsonb_build_object(
    'people', coalesce((select jsonb_agg(to_jsonb(person) - 'rank' order by person.rank, person."createdAt" desc) from (
      select account.id, account.email, company.company_name as "companyName", profile.full_name as "fullName",
        account.created_at as "createdAt", account.banned_until > now() as "isShutOut",
        (select count(*) from public.jobs where employer_id = account.id and status = 'open' and expires_at > now()) as "openJobs",
        case when lower(account.email) = said or lower(company.company_name) = said then 0 else 1 end as rank
      from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where account.id = any (accounts)
      order by rank, account.created_at desc limit most) as person), '[]'),
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting) - 'rank' order by posting.rank, posting."postedAt" desc) from (
      select job.id, job.slug, job.title, job.company_name as "companyName", job.status, job.expires_at <= now() as "isOver",
        job.created_at as "postedAt", job.employer_id as "accountId", case when job.slug = said then 0 else 1 end as rank
      from public.jobs as job where job.id = any (found_jobs)
      order by rank, job.created_at desc limit most) as posting), '[]'));
end
$function$;

alter function "public"."find_people"(text, integer) owner to "postgres";

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
  -- No check of the table: a posting from before the rule can still be closed.
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
  into_account constant uuid := (select id from auth.users where lower(email) = lower(trim(merge_companies.into_address)) limit 1);
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

alter function "public"."merge_companies"(uuid, text, text, uuid) owner to "postgres";

create or replace function public.note_account_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  account constant uuid := coalesce(changed ->> 'user_id', changed ->> 'id')::uuid;
begin
  insert into public.account_names as known (account_id, words)
    select owner.id, lower(concat_ws(' ', owner.email,
        (select company_name from public.employer_profiles where user_id = owner.id),
        (select full_name from public.job_seeker_profiles where user_id = owner.id)))
      from auth.users as owner where owner.id = account
    on conflict (account_id) do update set words = excluded.words where known.words <> excluded.words;
  return null;
end
$function$;

alter function "public"."note_account_names"() owner to "postgres";

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

alter function "public"."read_account"(uuid, uuid) owner to "postgres";

alter table "public"."account_names"
  add constraint "account_names_account_id_fkey" foreign key (account_id) references auth.users(id) on delete cascade;

create index account_names_part on public.account_names using gin (words extensions.gin_trgm_ops);

create index job_slugs_part on public.job_slugs using gin (slug extensions.gin_trgm_ops);

create trigger note_names
  after insert or update of email on auth.users
  for each row
  execute function public.note_account_names();

create trigger note_names
  after insert or delete or update of company_name on public.employer_profiles
  for each row
  execute function public.note_account_names();

create trigger note_names
  after insert or delete or update of full_name on public.job_seeker_profiles
  for each row
  execute function public.note_account_names();

revoke all on function "public"."act_as"(uuid) from public;

revoke all on function "public"."act_as"(uuid) from "postgres";

grant execute on function "public"."act_as"(uuid) to "postgres";

grant execute on function "public"."act_as"(uuid) to "service_role";

revoke all on function "public"."decide_job"(uuid, text, text, uuid) from public;

revoke all on function "public"."decide_job"(uuid, text, text, uuid) from "postgres";

grant execute on function "public"."decide_job"(uuid, text, text, uuid) to "postgres";

grant execute on function "public"."decide_job"(uuid, text, text, uuid) to "service_role";

revoke all on function "public"."erase_account"(uuid, text, uuid) from public;

revoke all on function "public"."erase_account"(uuid, text, uuid) from "postgres";

grant execute on function "public"."erase_account"(uuid, text, uuid) to "postgres";

grant execute on function "public"."erase_account"(uuid, text, uuid) to "service_role";

revoke all on function "public"."export_account"(uuid, uuid) from public;

revoke all on function "public"."export_account"(uuid, uuid) from "postgres";

grant execute on function "public"."export_account"(uuid, uuid) to "postgres";

grant execute on function "public"."export_account"(uuid, uuid) to "service_role";

revoke all on function "public"."find_people"(text, integer) from public;

revoke all on function "public"."find_people"(text, integer) from "postgres";

grant execute on function "public"."find_people"(text, integer) to "postgres";

grant execute on function "public"."find_people"(text, integer) to "service_role";

revoke all on function "public"."merge_companies"(uuid, text, text, uuid) from public;

revoke all on function "public"."merge_companies"(uuid, text, text, uuid) from "postgres";

grant execute on function "public"."merge_companies"(uuid, text, text, uuid) to "postgres";

grant execute on function "public"."merge_companies"(uuid, text, text, uuid) to "service_role";

revoke all on function "public"."note_account_names"() from public;

revoke all on function "public"."note_account_names"() from "postgres";

grant execute on function "public"."note_account_names"() to "postgres";

grant execute on function "public"."note_account_names"() to "service_role";

revoke all on function "public"."read_account"(uuid, uuid) from public;

revoke all on function "public"."read_account"(uuid, uuid) from "postgres";

grant execute on function "public"."read_account"(uuid, uuid) to "postgres";

grant execute on function "public"."read_account"(uuid, uuid) to "service_role";

revoke all on table "public"."account_names" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."account_names" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."account_names"
  to "service_role";
