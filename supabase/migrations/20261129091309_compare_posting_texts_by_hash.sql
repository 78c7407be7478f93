-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "c_keep_sketch" on "public"."jobs";

drop trigger "drop_sketch" on "public"."jobs";

drop trigger "drop_sketch" on "public"."posting_log";

drop function "public"."copied_posting"(uuid, uuid);

drop function "public"."drop_sketch"();

drop function "public"."is_repost"(uuid, uuid);

drop function "public"."job_circumstances"(text, text[], jsonb);

drop function "public"."keep_sketch"();

drop function "public"."resemblance"(integer[], integer[]);

drop function "public"."said_before"(uuid, uuid, integer[]);

drop function "public"."sketch_bands"(integer[]);

drop function "public"."sketch_old_jobs"(integer);

drop function "public"."text_sketch"(text);

drop function "public"."title_sketch"(text);

drop table "public"."posting_sketches";

create table "public"."removed_texts" (
  "job_id"     uuid                     not null,
  "text_mark"  text                     not null,
  "removed_at" timestamp with time zone not null default now(),
  constraint "removed_texts_pkey" primary key (job_id)
);

alter table "public"."removed_texts"
  enable row level security;

alter table "public"."removed_texts"
  owner to "postgres";

create or replace function public.copied_posting (
  job_id      uuid,
  account_id  uuid,
  description text
)
  returns table (
    original_id uuid,
    is_removed  boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select found.id, found.is_removed from (
    select removed.job_id as id, true as is_removed, removed.removed_at as since from public.removed_texts as removed
      where removed.text_mark = public.text_mark(copied_posting.description) and removed.removed_at > now() - interval '1 year'
    union all
    select posted.id, false, posted.created_at from public.jobs as posted
      where public.job_marks(posted.contact, posted.application_url, posted.description) @> array[public.text_mark(copied_posting.description)]
        and posted.employer_id <> copied_posting.account_id and posted.status <> 'closed' and not posted.is_demo
        and posted.expires_at > now() and not public.are_branches(copied_posting.account_id, posted.employer_id)
        -- What was held as a copy of this account's text is not its original.
        and not exists (select from public.cases as copied where copied.subject_kind = 'job' and copied.subject_id = posted.id
          and copied.outcome is distinct from 'approved' and copied.reasons @> jsonb_build_array(
            jsonb_build_object('rule', 'a copy', 'account', copied_posting.account_id)))
    ) as found
  -- Two employers may write the same few words.
  where found.id <> copied_posting.job_id and regexp_count(copied_posting.description, '\S+') >= 30
  order by found.is_removed desc, found.since
  limit 1
$function$;

alter function "public"."copied_posting"(uuid, uuid, text) owner to "postgres";

create or replace function public.job_marks (
  contact         jsonb,
  application_url text,
  description     text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array_remove(array[
    'email:' || lower(left(contact ->> 'email', 254)),
    'domain:' || split_part(lower(left(contact ->> 'email', 254)), '@', 2),
    'domain:' || regexp_replace(lower(substring(left(application_url, 1000) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''),
    'phone:' || nullif(right(regexp_replace(left(contact ->> 'phone', 200), '\D', '', 'g'), 10), ''),
    public.text_mark(description)], null)
$function$;

create or replace function public.judge_copy()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  original record;
  reason jsonb;
  mended bigint;
begin
  if new.status = 'closed' or new.expires_at <= now()
      or (tg_op = 'UPDATE' and new.description is not distinct from old.description
        and old.expires_at > now() and (new.status = old.status or (old.status, new.status) = ('open', 'paused'))) then
    return new;
  end if;
  select copied.original_id, copied.is_removed, posted.title, posted.company_name, posted.employer_id
    into original
    from public.copied_posting(new.id, new.employer_id, new.description) as copied left join public.jobs as posted on posted.id = copied.original_id;
  if not found then
    if new.status = 'held' and not public.is_removed_job(new.id) and not public.has_removed(new.employer_id, 'company') then
      update public.cases as pending set closed_at = now(), outcome = 'mended'
        where pending.subject_kind = 'job' and pending.subject_id = new.id and pending.closed_at is null and pending.reasons <> '[]'
          and not exists (select from jsonb_array_elements(pending.reasons) as known where known ->> 'source' is distinct from 'copy')
        returning id into mended;
      if mended is not null then
        perform public.note_audit_event('case mended', 'job', new.id::text, jsonb_build_object('case', mended), new.employer_id);
        new.status := 'open';
      end if;
    end if;
    return new;
  end if;
  reason := jsonb_build_object('rule', case when original.is_removed then 'a copy of a removed job' else 'a copy' end,
    'weight', 100, 'words', case when original.is_removed then 'the words of a job that we took down'
      else format('the words of “%s” at %s', original.title, original.company_name) end,
    'source', 'copy', 'original', original.original_id)
    || case when original.is_removed then '{}' else jsonb_build_object('account', original.employer_id) end;
  if exists (select from public.cases as decided, jsonb_array_elements(decided.reasons) as known
      where decided.subject_kind = 'job' and decided.subject_id = new.id and decided.outcome = 'approved'
        and known -> 'original' = reason -> 'original') then
    return new;
  end if;
  if not exists (select from public.cases as pending
      where pending.subject_kind = 'job' and pending.subject_id = new.id and pending.closed_at is null
        and pending.reasons @> jsonb_build_array(reason)) then
    perform public.open_case('job', new.id, new.employer_id, jsonb_build_array(reason));
  end if;
  new.status := 'held';
  return new;
end
$function$;

create or replace function public.limit_postings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_posted boolean := tg_op = 'INSERT';
  -- Whether it was open or could be at once, and whether it was open.
  was_alive boolean := not is_posted and old.status <> 'closed' and old.expires_at > now();
  was_open boolean := was_alive and old.status = 'open';
  is_alive boolean := new.status <> 'closed' and new.expires_at > now();
  words text := public.posting_hash(new.title, new.location, new.description);
  twin record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || new.employer_id, 0));
  -- The same form again: the unique key answers that.
  if is_posted and exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return new;
  end if;
  if is_alive and (not was_alive or words <> public.posting_hash(old.title, old.location, old.description)) then
    select id, title into twin from public.jobs as posted
      where posted.employer_id = new.employer_id and posted.id <> new.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(new.location #>> '{address,state}')
        and posted.city_slug = public.slugify(new.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = words
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(twin)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(new.employer_id);
  if is_posted and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = new.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and new.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = new.employer_id and id <> new.id and status in ('open', 'held') and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged here and not after the row, so that the rows of one statement count each other.
  if is_posted then
    insert into public.posting_log (job_id, account_id, words_hash) values (new.id, new.employer_id, words);
    new.created_at := coalesce(public.posted_before(new.id), new.created_at);
    delete from public.posting_log as past
      where past.account_id = new.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return new;
end
$function$;

create or replace function public.posted_before (
  job_id uuid
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select min(same.posted_at)
  from public.posting_log as posted join public.posting_log as same
    on same.account_id = posted.account_id and same.job_id <> posted.job_id
  where posted.job_id = posted_before.job_id
    and same.words_hash = posted.words_hash
    and same.posted_at < posted.posted_at and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))
$function$;

create or replace function public.posting_hash (
  title       text,
  location    jsonb,
  description text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select public.sha256_hex(concat_ws(E'\n',
    trim(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g')),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    coalesce(nullif(lower(trim(location #>> '{address,street}')), ''), nullif(trim(location #>> '{address,zipCode}'), ''),
      concat_ws(' ', round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3))),
    trim(regexp_replace(lower(description), '\s+', ' ', 'g'))))
$function$;

create or replace function public.remember_removed_texts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  decided public.cases;
  job_ids uuid[];
begin
  delete from public.removed_texts where removed_at < now() - interval '1 year';
  select * into decided from public.cases where id = new.case_id and subject_kind in ('job', 'company', 'account');
  job_ids := case when decided.subject_kind = 'job' then array[decided.subject_id]
    else array(select id from public.jobs where employer_id = decided.account_id) end;
  if new.decision in ('remove', 'ban') then
    insert into public.removed_texts (job_id, text_mark)
      select job.id, public.text_mark(job.description) from public.jobs as job
      where job.id = any (job_ids) and not exists (select from public.cases as copied
          where copied.subject_kind = 'job' and copied.subject_id = job.id and copied.reasons @> '[{"rule": "a copy"}]')
      on conflict (job_id) do update set removed_at = now();
  -- A job that was removed by itself stays removed, and all jobs do while their account or company is still out.
  elsif decided.subject_kind = 'job' or not ((decided.subject_kind = 'account' and public.has_removed(decided.account_id, 'company'))
      or exists (select from public.bans as standing
        where standing.kind = 'account' and standing.value = decided.account_id::text and standing.lifted_at is null
          and coalesce(standing.until, 'infinity') > now())) then
    delete from public.removed_texts as removed
      where removed.job_id = any (job_ids) and (decided.subject_kind = 'job' or not public.is_removed_job(removed.job_id));
  end if;
  return null;
end
$function$;

create or replace function public.text_mark (
  description text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select 'text:' || md5(regexp_replace(lower(left(description, 30000)), '[^[:alnum:]]+', '', 'g'))
$function$;

alter function "public"."text_mark"(text) owner to "postgres";

create index removed_texts_mark on public.removed_texts using btree (text_mark);

revoke all on function "public"."copied_posting"(uuid, uuid, text) from public;

revoke all on function "public"."copied_posting"(uuid, uuid, text) from "postgres";

grant execute on function "public"."copied_posting"(uuid, uuid, text) to "postgres";

grant execute on function "public"."copied_posting"(uuid, uuid, text) to "service_role";

revoke all on function "public"."text_mark"(text) from public;

grant execute on function "public"."text_mark"(text) to "authenticated";

revoke all on function "public"."text_mark"(text) from "postgres";

grant execute on function "public"."text_mark"(text) to "postgres";

grant execute on function "public"."text_mark"(text) to "service_role";

revoke all on table "public"."removed_texts" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."removed_texts" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."removed_texts"
  to "service_role";

delete from public.settings where key in ('copy_percent', 'common_copy_percent');
delete from public.scheduled_steps where step = 'old sketches';
