-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."posting_sketches"
  add column "first_words" integer[];

alter table "public"."posting_sketches"
  add column "written_at" timestamp with time zone;

create or replace function public.are_branches (
  one   uuid,
  other uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select decided.outcome = 'approved' from public.cases as decided
    where decided.subject_kind = 'job' and decided.outcome in ('approved', 'removed')
      and ((decided.account_id = one and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', other)))
        or (decided.account_id = other and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', one))))
    order by decided.closed_at desc, decided.id desc limit 1), false)
$function$;

alter function "public"."are_branches"(uuid, uuid) owner to "postgres";

create or replace function public.copied_posting (
  job_id     uuid,
  account_id uuid
)
  returns table (
    original_id uuid,
    is_removed  boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set gin_fuzzy_search_limit to '5000'
  AS $function$
#variable_conflict use_column
declare
  mine public.posting_sketches;
  alike_enough constant integer := public.setting('copy_percent');
  the_same constant integer := public.setting('common_copy_percent');
begin
  select * into mine from public.posting_sketches as sketch where sketch.job_id = copied_posting.job_id;
  return query
    with alike as (
      select other.job_id, other.words, other.is_removed, other.said_since, other.written_at, posted.employer_id,
        coalesce(posted.status = 'held', true) as is_held
      from public.posting_sketches as other left join public.jobs as posted on posted.id = other.job_id
      where other.bands && mine.bands and other.job_id <> mine.job_id
        and (other.is_removed or (posted.employer_id <> copied_posting.account_id
          and posted.status <> 'closed' and posted.expires_at > now()))
      order by cardinality(array(select unnest(other.bands) intersect select unnest(mine.bands))) desc, other.said_since
      limit 40),
    compared as materialized (select alike.*, public.resemblance(alike.words, mine.words) as percent from alike)
    select found.job_id, found.is_removed from compared as found
    where case when found.is_removed
        -- Having said so before is no excuse for what was removed since.
        then coalesce(found.written_at, found.said_since) <= coalesce(mine.written_at, mine.said_since)
        else found.said_since <= mine.said_since end
      -- Two may write the same few words.
      and (cardinality(mine.words) >= 30 or (found.is_removed and exists (select from public.cases as decided
        where decided.subject_id = found.job_id and decided.account_id = copied_posting.account_id)))
      and (found.percent >= the_same or (found.percent >= alike_enough and 3 > (
        select count(distinct related.employer_id) from compared as related
        where related.percent >= 25 and not related.is_held)))
      and (found.is_removed or not public.are_branches(copied_posting.account_id, found.employer_id))
      -- What was held as a copy of this account's is no original of it.
      and not exists (select from public.cases as copied where copied.subject_kind = 'job' and copied.subject_id = found.job_id
        and copied.outcome is distinct from 'approved' and copied.reasons @> jsonb_build_array(
          jsonb_build_object('rule', 'a copy', 'account', copied_posting.account_id)))
    order by found.is_removed desc, found.percent desc, found.said_since
    limit 1;
end
$function$;

create or replace function public.date_shown_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  first_at constant timestamptz := public.posted_before(new.id);
  waits_since constant timestamptz := coalesce((select posted.posted_at from public.posting_log as posted
    where posted.job_id = new.id and first_at is not null), new.created_at);
begin
  if not exists (select from public.job_openings where job_id = new.id) then
    new.expires_at := least(new.expires_at + (now() - waits_since), now() + public.longest_open_time());
    new.created_at := coalesce(first_at, now());
  end if;
  return new;
end
$function$;

create or replace function public.job_circumstances (
  type     text,
  schedule text[],
  location jsonb
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select hashtext(concat_ws('|', type, (select string_agg(shift, ',' order by shift) from unnest(schedule) as shift),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3)))
$function$;

alter function "public"."job_circumstances"(text, text[], jsonb) owner to "postgres";

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
    from public.copied_posting(new.id, new.employer_id) as copied left join public.jobs as posted on posted.id = copied.original_id;
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
    'weight', 100, 'words', case when original.is_removed then 'nearly the words of a job that we took down'
      else format('nearly the words of “%s” at %s', original.title, original.company_name) end,
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

create or replace function public.keep_sketch()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  said integer[];
  mine public.posting_sketches;
  earlier public.posting_sketches;
  first integer[];
begin
  select * into mine from public.posting_sketches where job_id = new.id;
  if tg_op = 'UPDATE' and mine.job_id is not null and (new.title, new.description, new.location, new.type, new.schedule)
        is not distinct from (old.title, old.description, old.location, old.type, old.schedule) then
    return new;
  end if;
  said := public.text_sketch(new.description);
  -- Of two people at once who say the same, the second sees the first. What the server writes is not judged, and many rows of it at
  -- once would wait for one another.
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('copy ' || band, 0))
      from (select distinct unnest(public.sketch_bands(said)) as band order by 1) as each;
  end if;
  first := coalesce(mine.first_words, mine.words);
  if mine.job_id is null or public.resemblance(first, said) < public.setting('copy_percent') then
    -- What was posted before sketches were kept has said so since then.
    mine.said_since := case when tg_op = 'UPDATE' and new.description = old.description then old.created_at else clock_timestamp() end;
    mine.written_at := null;
    first := said;
    if auth.uid() is not null then
      earlier := public.said_before(new.employer_id, new.id, said);
    end if;
    if earlier.said_since < mine.said_since then
      mine.written_at := mine.said_since;
      mine.said_since := earlier.said_since;
      first := coalesce(earlier.first_words, earlier.words);
    end if;
  end if;
  insert into public.posting_sketches as known (job_id, circumstances, title, words, bands, said_since, first_words, written_at)
    values (new.id, public.job_circumstances(new.type, new.schedule, new.location), public.title_sketch(new.title),
      said, public.sketch_bands(said), mine.said_since, nullif(first, said), mine.written_at)
    on conflict (job_id) do update set circumstances = excluded.circumstances, title = excluded.title, words = excluded.words,
      bands = excluded.bands, said_since = excluded.said_since, first_words = excluded.first_words, written_at = excluded.written_at;
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
        and (public.posting_hash(posted.title, posted.location, posted.description) = words
          -- What is open is not led back to another one while it is edited.
          or (not was_alive and public.is_repost(new.id, posted.id)))
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

create or replace function public.news_time (
  job_id uuid
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case
    when earlier.first is not null then earlier.first
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  cross join lateral (select public.posted_before(posted.job_id) as first offset 0) as earlier
  where posted.job_id = news_time.job_id
$function$;

create or replace function public.note_posted_jobs()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(news_at, created_at), case when is_demo then created_at when news_at < now() then now() end
    from (select id, created_at, is_demo, public.news_time(id) as news_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$function$;

create or replace function public.note_reopened_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  first_at constant timestamptz := public.posted_before(new.id);
begin
  insert into public.job_openings as opening (job_id, opened_at, matched_at)
    values (new.id, coalesce(first_at, now()), case when first_at is not null then now() end)
    on conflict (job_id) do update set opened_at = greatest(now(), opening.opened_at), matched_at = null;
  return null;
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
    and (same.words_hash = posted.words_hash or public.is_repost(posted.job_id, same.job_id))
    and same.posted_at < posted.posted_at and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))
$function$;

alter function "public"."posted_before"(uuid) owner to "postgres";

create or replace function public.said_before (
  account_id uuid,
  job_id     uuid,
  words      integer[]
)
  returns public.posting_sketches
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select earlier.* from (
      (select id from public.jobs where employer_id = said_before.account_id order by created_at desc limit 200)
      union (select posted.job_id from public.posting_log as posted where posted.account_id = said_before.account_id
        order by posted.posted_at desc limit 200)) as own (id),
    -- By their ids: the index of all postings' words finds too many.
    lateral (select * from public.posting_sketches as sketch where sketch.job_id = own.id offset 0) as earlier
  where earlier.job_id <> said_before.job_id and not earlier.is_removed and earlier.bands && public.sketch_bands(said_before.words)
    and public.resemblance(coalesce(earlier.first_words, earlier.words), said_before.words) >= public.setting('copy_percent')
  order by earlier.said_since limit 1
$function$;

alter function "public"."said_before"(uuid, uuid, integer[]) owner to "postgres";

create or replace function public.sketch_old_jobs (
  max_jobs integer default 300
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  since timestamptz;
  until timestamptz;
  looked integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('old sketches', '-infinity') on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'old sketches' for update;
  -- All that were posted at once: there is no other end to go on from.
  select max(created_at), count(*) into until, looked from (
    select created_at from public.jobs where status = 'open' and created_at > since
    order by created_at fetch first greatest(max_jobs, 1) rows with ties) as batch;
  insert into public.posting_sketches (job_id, circumstances, title, words, bands, said_since)
    select job.id, public.job_circumstances(job.type, job.schedule, job.location), public.title_sketch(job.title),
      said.words, public.sketch_bands(said.words), job.created_at
    from public.jobs as job, lateral (select public.text_sketch(job.description) as words offset 0) as said
    where job.status = 'open' and job.created_at > since and job.created_at <= until and not job.is_demo
      and not exists (select from public.posting_sketches as known where known.job_id = job.id)
    on conflict (job_id) do nothing;
  update public.scheduled_steps set done_until = until where step = 'old sketches' and until is not null;
  return looked;
end
$function$;

alter function "public"."sketch_old_jobs"(integer) owner to "postgres";

create or replace function public.title_sketch (
  title text
)
  returns integer[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array(select distinct hashtext(word) from regexp_split_to_table(public.plain_words(title), '[^[:alnum:]]+') as word
    where word <> '')
$function$;

alter function "public"."title_sketch"(text) owner to "postgres";

revoke all on function "public"."are_branches"(uuid, uuid) from public;

revoke all on function "public"."are_branches"(uuid, uuid) from "postgres";

grant execute on function "public"."are_branches"(uuid, uuid) to "postgres";

grant execute on function "public"."are_branches"(uuid, uuid) to "service_role";

revoke all on function "public"."job_circumstances"(text, text[], jsonb) from public;

revoke all on function "public"."job_circumstances"(text, text[], jsonb) from "postgres";

grant execute on function "public"."job_circumstances"(text, text[], jsonb) to "postgres";

grant execute on function "public"."job_circumstances"(text, text[], jsonb) to "service_role";

revoke all on function "public"."posted_before"(uuid) from public;

revoke all on function "public"."posted_before"(uuid) from "postgres";

grant execute on function "public"."posted_before"(uuid) to "postgres";

grant execute on function "public"."posted_before"(uuid) to "service_role";

revoke all on function "public"."said_before"(uuid, uuid, integer[]) from public;

revoke all on function "public"."said_before"(uuid, uuid, integer[]) from "postgres";

grant execute on function "public"."said_before"(uuid, uuid, integer[]) to "postgres";

grant execute on function "public"."said_before"(uuid, uuid, integer[]) to "service_role";

revoke all on function "public"."sketch_old_jobs"(integer) from public;

revoke all on function "public"."sketch_old_jobs"(integer) from "postgres";

grant execute on function "public"."sketch_old_jobs"(integer) to "postgres";

grant execute on function "public"."sketch_old_jobs"(integer) to "service_role";

revoke all on function "public"."title_sketch"(text) from public;

revoke all on function "public"."title_sketch"(text) from "postgres";

grant execute on function "public"."title_sketch"(text) to "postgres";

grant execute on function "public"."title_sketch"(text) to "service_role";
