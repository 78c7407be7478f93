-- Written by hand, from supabase/schemas.

set local check_function_bodies = off;

create table public.daily_numbers (
  day date primary key,
  numbers jsonb not null,
  places jsonb not null,
  made_at timestamptz not null default now()
);

alter table public.daily_numbers enable row level security;
grant all on public.daily_numbers to service_role;

create table public.empty_searches (
  day date not null,
  state_slug text not null,
  city_slug text not null,
  words text not null check (length(words) <= 300),
  searches integer not null default 1,
  primary key (day, state_slug, city_slug, words)
);

alter table public.empty_searches enable row level security;
grant all on public.empty_searches to service_role;

create table public.contents (
  id bigint generated always as identity primary key,
  name text not null check (name in ('banner', 'claims', 'terms', 'privacy', 'cookies')),
  value jsonb check (length(value::text) <= 60000),
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now()
);

create index contents_newest on public.contents (name, id desc);

alter table public.contents enable row level security;
grant all on public.contents to service_role;

create function public.public_search_words(words text) returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by position), '') from (
    select word, position
    from regexp_split_to_table(public.fold_words(regexp_replace(left(public_search_words.words, 200), '\S*[@0-9]\S*', ' ', 'g')), '\s+') with ordinality as typed (word, position)
    where word ~ '^[[:alpha:]]{2,40}$' and (
      exists (select from public.job_words as known where known.word = typed.word and known.is_work)
      or exists (select from public.ordinary_words as ordinary
        where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', typed.word)))
          and length(typed.word) - length(ordinary.stem) <= 3))
    order by position limit 6) as told
$$;

grant execute on function public.public_search_words(text) to service_role;

create function public.note_empty_search(words text, lat double precision, lng double precision) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  here constant extensions.cube := public.sphere_point(lat, lng);
  today constant date := (now() at time zone 'UTC')::date;
  told constant text := public.public_search_words(note_empty_search.words);
  town record;
begin
  select '' as state_slug, '' as city_slug into town;
  if here is not null then
    select near.state_slug, near.city_slug into town
      from (
        select place.state_slug, place.city_slug, place.population, place.pt operator(extensions.<->) here as chord
        from public.places as place where place.kind = 'city'
        order by place.pt operator(extensions.<->) here limit 20) as near
      order by near.population >= 10000 desc, case when near.population >= 10000 then near.chord end, near.population desc
      limit 1;
  end if;
  update public.empty_searches as known set searches = known.searches + 1
    where known.day = today and known.state_slug = coalesce(town.state_slug, '') and known.city_slug = coalesce(town.city_slug, '')
      and known.words = told;
  if not found and not exists (select from public.empty_searches as full_day where full_day.day = today offset 1999) then
    insert into public.empty_searches as known (day, state_slug, city_slug, words)
      values (today, coalesce(town.state_slug, ''), coalesce(town.city_slug, ''), told)
      on conflict on constraint empty_searches_pkey do update set searches = known.searches + 1;
  end if;
end
$$;

grant execute on function public.note_empty_search(text, double precision, double precision) to service_role;

create function public.empty_searches_of(first_day date, last_day date, max_rows integer default 30)
returns table (words text, city text, state text, searches bigint)
language sql stable security definer
set search_path = ''
as $$
  select empty.words, coalesce(max(place.city), ''), coalesce(max(place.state), ''), sum(empty.searches)
  from public.empty_searches as empty
  left join public.places as place on place.kind = 'city' and place.namesake = 0
    and place.state_slug = empty.state_slug and place.city_slug = empty.city_slug
  where empty.day between empty_searches_of.first_day and empty_searches_of.last_day
  group by empty.words, empty.state_slug, empty.city_slug
  order by sum(empty.searches) desc, empty.words, empty.state_slug, empty.city_slug
  limit least(max_rows, 200)
$$;

grant execute on function public.empty_searches_of(date, date, integer) to service_role;

create function public.count_day(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  begun constant timestamptz := count_day.day::timestamp at time zone 'UTC';
  ended constant timestamptz := (count_day.day + 1)::timestamp at time zone 'UTC';
  answer jsonb;
begin
  with answered as (
    select extract(epoch from answer.at - application.created_at) / 3600 as hours
    from public.application_events as answer join public.applications as application on application.id = answer.application_id
    where answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and answer.at >= begun and answer.at < ended
      and not exists (select from public.application_events as earlier where earlier.application_id = answer.application_id
        and earlier.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and earlier.id < answer.id)),
  decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at >= begun and event.at < ended
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  mailed as (
    select count(*) filter (where sent_at is not null) as sent, count(*) filter (where failed_at is not null) as failed
    from public.outbox where coalesce(sent_at, failed_at) >= begun and coalesce(sent_at, failed_at) < ended),
  stopped as (
    select count(*) filter (where reason = 'bounce') as bounces, count(*) filter (where reason = 'complaint') as complaints
    from public.stopped_addresses where created_at >= begun and created_at < ended),
  happened as (
    select 'postings' as what, job.state_slug, job.city_slug, 1 as times
    from public.posting_log as posted left join public.jobs as job on job.id = posted.job_id
    where posted.posted_at >= begun and posted.posted_at < ended
    union all
    select 'applications', job.state_slug, job.city_slug, 1
    from public.applications as application join public.jobs as job on job.id = application.job_id
    where application.created_at >= begun and application.created_at < ended
    union all
    select 'empty_searches', empty.state_slug, empty.city_slug, empty.searches
    from public.empty_searches as empty where empty.day = count_day.day),
  placed as (
    select state_slug, city_slug, coalesce(sum(times) filter (where what = 'postings'), 0) as postings,
      coalesce(sum(times) filter (where what = 'applications'), 0) as applications,
      coalesce(sum(times) filter (where what = 'empty_searches'), 0) as empty_searches
    from happened group by state_slug, city_slug)
  select jsonb_build_object(
    'postings', (select count(*) from happened where what = 'postings'),
    'applications', (select count(*) from happened where what = 'applications'),
    'empty_searches', (select coalesce(sum(times), 0) from happened where what = 'empty_searches'),
    'replies', (select count(*) from answered),
    'reply_hours', (select percentile_cont(0.5) within group (order by hours) from answered),
    'reports', (select count(*) from public.reports where created_at >= begun and created_at < ended),
    'cases', (select count(distinct details -> 'case') from public.audit_events
      where at >= begun and at < ended and action = 'case opened'),
    'decisions', (select count(*) from decided),
    'removals', (select count(*) from decided where action = 'remove'),
    'decision_hours', (select percentile_cont(0.5) within group (order by hours) from decided),
    'emails', (select sent from mailed),
    'failed_emails', (select failed from mailed),
    'bounces', (select bounces from stopped),
    'complaints', (select complaints from stopped),
    'places', coalesce((select jsonb_agg(to_jsonb(each)) from (
      select placed.*, place.city, place.state, place.lat, place.lng
      from placed join public.places as place on place.kind = 'city' and place.namesake = 0
        and place.state_slug = placed.state_slug and place.city_slug = placed.city_slug
      order by placed.postings + placed.applications + placed.empty_searches desc, place.id
      limit 200) as each), '[]'))
  into answer;
  return answer;
end
$$;

grant execute on function public.count_day(date) to service_role;

create function public.keep_day() returns date
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
  due date;
  counted jsonb;
begin
  select asked::date into due
    from generate_series((today - 29)::timestamp, today::timestamp, interval '1 day') as asked
    left join public.daily_numbers as kept on kept.day = asked::date
    where kept.day is null
      or (asked::date = today and kept.made_at < now() - interval '10 minutes')
      or (asked::date < today and kept.made_at < (asked + interval '1 day 5 minutes') at time zone 'UTC')
    order by asked desc limit 1;
  if due is null then
    return null;
  end if;
  counted := public.count_day(due);
  insert into public.daily_numbers as kept (day, numbers, places) values (due, counted - 'places', counted -> 'places')
    on conflict (day) do update set numbers = excluded.numbers, places = excluded.places, made_at = now();
  delete from public.empty_searches where day < today - 90;
  return due;
end
$$;

grant execute on function public.keep_day() to service_role;

create function public.current_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, value), '{}') from (
    select distinct on (name) name, value from public.contents order by name, id desc) as newest
  where value is not null
$$;

grant execute on function public.current_contents() to service_role;

create function public.write_content(name text, value jsonb, operator_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with written as (
    insert into public.contents (name, value, written_by)
      values (write_content.name, write_content.value, write_content.operator_id)
      returning id)
  select public.note_audit_event('content written', 'content', write_content.name, jsonb_build_object('version', id),
    write_content.operator_id) from written
$$;

grant execute on function public.write_content(text, jsonb, uuid) to service_role;

create function public.block_words(words text, operator_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  plain constant text := trim(regexp_replace(public.plain_words(coalesce(block_words.words, '')), '\s+', ' ', 'g'));
begin
  if plain !~ '[[:alnum:]].*[[:alnum:]]' or length(plain) > 50 then
    raise exception 'These are no words to block.' using errcode = 'PT400';
  end if;
  insert into public.trust_rules (name, kind, hints, pattern, weight, is_hard, sentence, source)
    values ('blocked: ' || plain, 'blocked words', array[plain],
      '(^|\W)' || regexp_replace(plain, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|\W)',
      public.setting('hold_weight'), false, 'We look at postings with these words before we show them.', 'desk')
    on conflict (name) do update set is_on = true;
  perform public.note_audit_event('words blocked', 'content', 'blocked words', jsonb_build_object('words', plain), block_words.operator_id);
end
$$;

grant execute on function public.block_words(text, uuid) to service_role;

create function public.unblock_words(words text, operator_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with unblocked as (
    delete from public.trust_rules where name = 'blocked: ' || unblock_words.words and kind = 'blocked words' returning name)
  select public.note_audit_event('words unblocked', 'content', 'blocked words', jsonb_build_object('words', unblock_words.words),
    unblock_words.operator_id) from unblocked
$$;

grant execute on function public.unblock_words(text, uuid) to service_role;

create index applications_arrived on public.applications (created_at);
create index application_events_answered on public.application_events (at) where kind in ('shortlisted', 'rejected', 'hired', 'mailed');
create index posting_log_day on public.posting_log (posted_at);
