-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create table "public"."posting_sketches" (
  "job_id"        uuid                     not null,
  "circumstances" integer                  not null,
  "title"         integer[]                not null,
  "words"         integer[]                not null,
  "bands"         integer[]                not null,
  "said_since"    timestamp with time zone not null default now(),
  "is_removed"    boolean                  not null default false,
  constraint "posting_sketches_pkey" primary key (job_id)
);

alter table "public"."posting_sketches"
  enable row level security;

alter table "public"."posting_sketches"
  owner to "postgres";

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
      select other.job_id, other.words, other.is_removed, other.said_since, posted.employer_id,
        coalesce(posted.status = 'held', true) as is_held
      from public.posting_sketches as other left join public.jobs as posted on posted.id = other.job_id
      where other.bands && mine.bands and other.job_id <> mine.job_id
        and (other.is_removed or (posted.employer_id <> copied_posting.account_id
          and posted.status <> 'closed' and posted.expires_at > now()))
      order by cardinality(array(select unnest(other.bands) intersect select unnest(mine.bands))) desc, other.said_since
      limit 40),
    compared as materialized (select alike.*, public.resemblance(alike.words, mine.words) as percent from alike)
    select found.job_id, found.is_removed from compared as found
    where found.said_since <= mine.said_since
      -- Two may write the same few words.
      and (cardinality(mine.words) >= 30 or (found.is_removed and exists (select from public.cases as decided
        where decided.subject_id = found.job_id and decided.account_id = copied_posting.account_id)))
      and (found.percent >= the_same or (found.percent >= alike_enough and 3 > (
        select count(distinct related.employer_id) from compared as related
        where related.percent >= 25 and not related.is_held)))
    order by found.is_removed desc, found.percent desc, found.said_since
    limit 1;
end
$function$;

alter function "public"."copied_posting"(uuid, uuid) owner to "postgres";

create or replace function public.drop_sketch()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  dropped uuid := case tg_table_name when 'jobs' then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'job_id')::uuid end;
begin
  delete from public.posting_sketches as sketch
    where sketch.job_id = dropped and not sketch.is_removed
      and not exists (select from public.jobs where id = dropped)
      and not exists (select from public.posting_log as posted where posted.job_id = dropped);
  return null;
end
$function$;

alter function "public"."drop_sketch"() owner to "postgres";

create or replace function public.is_repost (
  job_id   uuid,
  other_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.posting_sketches as one join public.posting_sketches as other using (circumstances)
    where one.job_id = is_repost.job_id and other.job_id = is_repost.other_id
      and public.resemblance(one.title, other.title) > 50
      and public.resemblance(one.words, other.words) >= public.setting('copy_percent'))
$function$;

alter function "public"."is_repost"(uuid, uuid) owner to "postgres";

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
  select copied.original_id, copied.is_removed, posted.title, posted.company_name into original
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
    'source', 'copy', 'original', original.original_id);
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

alter function "public"."judge_copy"() owner to "postgres";

create or replace function public.keep_sketch()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  said integer[];
begin
  if tg_op = 'UPDATE' and (new.title, new.description, new.location, new.type, new.schedule)
        is not distinct from (old.title, old.description, old.location, old.type, old.schedule)
      and exists (select from public.posting_sketches where job_id = new.id) then
    return new;
  end if;
  said := public.text_sketch(new.description);
  insert into public.posting_sketches as known (job_id, circumstances, title, words, bands)
    values (new.id,
      hashtext(concat_ws('|', new.type, (select string_agg(shift, ',' order by shift) from unnest(new.schedule) as shift),
        public.slugify(new.location #>> '{address,state}'), public.slugify(new.location #>> '{address,city}'),
        round((new.location #>> '{coordinates,lat}')::numeric, 3), round((new.location #>> '{coordinates,lng}')::numeric, 3))),
      array(select distinct hashtext(word) from regexp_split_to_table(public.plain_words(new.title), '[^[:alnum:]]+') as word
        where word <> ''),
      said, public.sketch_bands(said))
    on conflict (job_id) do update set circumstances = excluded.circumstances, title = excluded.title, words = excluded.words,
      bands = excluded.bands, said_since = case
        when public.resemblance(known.words, excluded.words) >= public.setting('copy_percent') then known.said_since
        else now() end;
  return new;
end
$function$;

alter function "public"."keep_sketch"() owner to "postgres";

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
    when earlier.posted_at is not null then earlier.posted_at
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  left join lateral (
    select min(same.posted_at) as posted_at from public.posting_log as same
    where same.account_id = posted.account_id and same.job_id <> posted.job_id
      and (same.words_hash = posted.words_hash or public.is_repost(posted.job_id, same.job_id))
      and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))) as earlier on true
  where posted.job_id = news_time.job_id
$function$;

create or replace function public.remember_removed_texts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.posting_sketches as sketch set is_removed = new.decision in ('remove', 'ban')
    from public.cases as decided
    where decided.id = new.case_id
      and sketch.job_id = any (case when decided.subject_kind = 'job' then array[decided.subject_id]
        else array(select id from public.jobs where employer_id = decided.account_id) end)
      and not (new.decision in ('remove', 'ban') and exists (select from public.cases as copied
        where copied.subject_kind = 'job' and copied.subject_id = sketch.job_id and copied.reasons @> '[{"rule": "a copy"}]'));
  return null;
end
$function$;

alter function "public"."remember_removed_texts"() owner to "postgres";

create or replace function public.resemblance (
  one   integer[],
  other integer[]
)
  returns numeric
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(100 * avg(times - 1), 0) from (
    select count(*) as times from (select unnest(one) as hash union all select unnest(other)) as each
    group by hash order by hash limit 256) as said
$function$;

alter function "public"."resemblance"(integer[], integer[]) owner to "postgres";

create or replace function public.sketch_bands (
  words integer[]
)
  returns integer[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  smallest integer[];
  filled integer[] := array_fill(0, array[48]);
  nearest integer;
  distance integer := 0;
  bin integer;
begin
  if cardinality(words) = 0 then
    return '{}';
  end if;
  select array_agg(found.hash order by number) into smallest
    from generate_series(0, 47) as number left join (
      select (hash & 2147483647) % 48 as number, min(hash) as hash from unnest(words) as hash group by 1) as found using (number);
  -- Around twice, because the last bins borrow from the first.
  for step in reverse 95 .. 0 loop
    bin := step % 48 + 1;
    if smallest[bin] is null then
      distance := distance + 1;
    else
      nearest := smallest[bin];
      distance := 0;
    end if;
    filled[bin] := hashint8(nearest::bigint * 64 + distance);
  end loop;
  return array(select hashtext(concat_ws(' ', band, filled[4 * band + 1], filled[4 * band + 2], filled[4 * band + 3], filled[4 * band + 4]))
    from generate_series(0, 11) as band);
end
$function$;

alter function "public"."sketch_bands"(integer[]) owner to "postgres";

create or replace function public.text_sketch (
  given text
)
  returns integer[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  with word as (
    select said, position from regexp_split_to_table(
      trim(regexp_replace(public.unmasked_words(public.plain_words(given)), '[^[:alnum:]]+', ' ', 'g')), ' ')
      with ordinality as each (said, position)),
  run as (
    select concat_ws(' ', said, lead(said) over following, lead(said, 2) over following) as said,
      position = 1 or lead(said, 2) over following is not null as is_whole
    from word where said <> '' window following as (order by position))
  select coalesce(array_agg(hash order by hash), '{}') from (
    select distinct hashtext(said) as hash from run where is_whole order by hash limit 256) as smallest
$function$;

alter function "public"."text_sketch"(text) owner to "postgres";

create index posting_sketches_bands on public.posting_sketches using gin (bands)
  with (fastupdate=off);

create trigger remember_removed_texts
  after insert on public.decisions
  for each row
  when ((new.decision = ANY (ARRAY['approve'::text, 'remove'::text, 'ban'::text, 'lift'::text])))
  execute function public.remember_removed_texts();

create trigger c_keep_sketch
  before insert or update of title, location, description, type, schedule, status, expires_at on public.jobs
  for each row
  when (((NOT new.is_demo) AND (new.status <> 'closed'::text)))
  execute function public.keep_sketch();

create trigger d_judge_copy
  before insert or update of description, status, expires_at on public.jobs
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function public.judge_copy();

create trigger drop_sketch
  after delete on public.jobs
  for each row
  execute function public.drop_sketch();

create trigger drop_sketch
  after delete on public.posting_log
  for each row
  execute function public.drop_sketch();

revoke all on function "public"."copied_posting"(uuid, uuid) from public;

revoke all on function "public"."copied_posting"(uuid, uuid) from "postgres";

grant execute on function "public"."copied_posting"(uuid, uuid) to "postgres";

grant execute on function "public"."copied_posting"(uuid, uuid) to "service_role";

revoke all on function "public"."drop_sketch"() from public;

revoke all on function "public"."drop_sketch"() from "postgres";

grant execute on function "public"."drop_sketch"() to "postgres";

grant execute on function "public"."drop_sketch"() to "service_role";

revoke all on function "public"."is_repost"(uuid, uuid) from public;

revoke all on function "public"."is_repost"(uuid, uuid) from "postgres";

grant execute on function "public"."is_repost"(uuid, uuid) to "postgres";

grant execute on function "public"."is_repost"(uuid, uuid) to "service_role";

revoke all on function "public"."judge_copy"() from public;

revoke all on function "public"."judge_copy"() from "postgres";

grant execute on function "public"."judge_copy"() to "postgres";

grant execute on function "public"."judge_copy"() to "service_role";

revoke all on function "public"."keep_sketch"() from public;

revoke all on function "public"."keep_sketch"() from "postgres";

grant execute on function "public"."keep_sketch"() to "postgres";

grant execute on function "public"."keep_sketch"() to "service_role";

revoke all on function "public"."remember_removed_texts"() from public;

revoke all on function "public"."remember_removed_texts"() from "postgres";

grant execute on function "public"."remember_removed_texts"() to "postgres";

grant execute on function "public"."remember_removed_texts"() to "service_role";

revoke all on function "public"."resemblance"(integer[], integer[]) from public;

revoke all on function "public"."resemblance"(integer[], integer[]) from "postgres";

grant execute on function "public"."resemblance"(integer[], integer[]) to "postgres";

grant execute on function "public"."resemblance"(integer[], integer[]) to "service_role";

revoke all on function "public"."sketch_bands"(integer[]) from public;

revoke all on function "public"."sketch_bands"(integer[]) from "postgres";

grant execute on function "public"."sketch_bands"(integer[]) to "postgres";

grant execute on function "public"."sketch_bands"(integer[]) to "service_role";

revoke all on function "public"."text_sketch"(text) from public;

revoke all on function "public"."text_sketch"(text) from "postgres";

grant execute on function "public"."text_sketch"(text) to "postgres";

grant execute on function "public"."text_sketch"(text) to "service_role";

revoke all on table "public"."posting_sketches" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."posting_sketches" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."posting_sketches"
  to "service_role";
