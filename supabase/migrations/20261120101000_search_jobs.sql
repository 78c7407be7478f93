-- Search: which open jobs are near, match words, types and pay, in which order, and how many (D16, D19, D33).

create extension if not exists fuzzystrmatch with schema extensions;

-- Words as they are indexed and as they are asked for: lower case, accents folded, and the punctuation that the parser
-- would glue words together with ('amazon.com', 'patient-care', 'and/or') turned into spaces.
create function public.fold_words(words text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(lower(
    case when octet_length(words) = length(words) then words
    else normalize(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ')
$$;
grant execute on function public.fold_words(text) to anon, authenticated, service_role;

-- A: title, B: company and tags, D: description, all stemmed. C: the words of A and B once more as they are written,
-- because a stemmer drops 'IT' as a stop word. The trigram column goes: a list of words (below) finds typos in a tenth
-- of its time and costs a posting next to nothing.
alter table public.jobs drop column search_words, drop column search;
alter table public.jobs add column search tsvector not null generated always as (
  setweight(to_tsvector('pg_catalog.english', public.fold_words(title)), 'A')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(company_name || ' ' || public.join_words(tags))), 'B')
  || setweight(to_tsvector('pg_catalog.simple',
       public.fold_words(title || ' ' || company_name || ' ' || public.join_words(tags))), 'C')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(left(description, 20000))), 'D')) stored;
create index jobs_search on public.jobs using gin (search) where status = 'open';

-- What a search filters and sorts by rides along in the index, so that a count over a city never visits the table.
drop index public.jobs_pt;
create index jobs_pt on public.jobs
  using gist (pt) include (id, expires_at, created_at, type, pay_currency, min_pay_per_hour) where status = 'open';
drop index public.jobs_newest;
create index jobs_newest on public.jobs (created_at desc, id)
  include (expires_at, type, pay_currency, min_pay_per_hour) where status = 'open';

-- Every word of a title, company or tag that was ever posted: what a misspelt word can have meant.
create table public.job_words (word text primary key);
alter table public.job_words enable row level security;
revoke all on public.job_words from anon, authenticated;
grant all on public.job_words to service_role;
create index job_words_trigrams on public.job_words using gin (word extensions.gin_trgm_ops);
create index job_words_initial on public.job_words (left(word, 1), length(word));

create function public.words_of(text text) returns setof text
language sql immutable parallel safe
set search_path = ''
as $$
  select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.fold_words(text)))) as word
  where word ~ '^[[:alpha:]]{3,40}$'
$$;

create function public.learn_posted_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- In one order, so that two batches never wait for each other.
  insert into public.job_words (word)
    select distinct word from posted, public.words_of(title || ' ' || company_name || ' ' || public.join_words(tags)) as word
    order by word
    on conflict do nothing;
  return null;
end
$$;
create trigger learn_posted_words after insert on public.jobs
  referencing new table as posted for each statement execute function public.learn_posted_words();

create function public.learn_changed_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_words (word)
    select word from public.words_of(new.title || ' ' || new.company_name || ' ' || public.join_words(new.tags)) as word
    order by word
    on conflict do nothing;
  return null;
end
$$;
create trigger learn_changed_words after update of title, company_name, tags on public.jobs
  for each row execute function public.learn_changed_words();

insert into public.job_words (word)
  select distinct word from public.jobs, public.words_of(title || ' ' || company_name || ' ' || public.join_words(tags)) as word
  on conflict do nothing;

-- A query for any of the words, each with all of its stems, in the given weights ('' for any); null without a stem.
create function public.any_of(words text[], config regconfig, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select string_agg('(' || stems || ')', ' | ')::tsquery
  from (select string_agg(quote_literal(stem) || weights, ' & ') as stems
        from unnest(words) as word, unnest(tsvector_to_array(to_tsvector(config, word))) as stem
        group by word) as each_word
$$;

-- The words of job_words that a misspelt one is nearest to, at most two letters off and three of them; else null.
create function public.nearest_job_words(misspelt text) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select (array_agg(word order by likeness desc, word))[1:3]
  from (
    select word, likeness, letters_off, min(letters_off) over () as fewest
    from public.job_words,
      extensions.similarity(word, misspelt) as likeness,
      extensions.levenshtein_less_equal(word, misspelt, 2) as letters_off
    where (word operator(extensions.%) misspelt
        or (left(word, 1) = left(misspelt, 1) and length(word) between length(misspelt) - 2 and length(misspelt) + 2))
      and letters_off <= case when length(misspelt) < 5 then 1 else 2 end) as near
  where letters_off = fewest
$$;

-- What somebody's words ask for: all of them, stemmed. A word that no open job has stands for the nearest of job_words
-- (two letters off, one in short words; up to three that are as near); `corrected` then says the words as they were
-- understood. Words that are all stop words ('IT') are asked for as they are written. `wanted` is null when there is
-- nothing to look for ('🎉').
create function public.read_job_words(words text,
  out wanted tsquery, out wanted_in_title tsquery, out wanted_in_heading tsquery, out corrected text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  english constant regconfig := 'pg_catalog.english';
  folded text := public.fold_words(left(words, 200));
  part text;
  asked tsquery;
  is_known boolean;
  meant text[];
  spelled text[] := '{}';
  is_corrected boolean := false;
begin
  foreach part in array (regexp_split_to_array(trim(folded), '\s+'))[1:12] loop
    meant := array[part];
    asked := public.any_of(meant, english, '');
    if asked is not null then
      if part ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = part) then
        select exists (select from public.jobs where status = 'open' and search @@ asked) into is_known;
        if not is_known then
          meant := coalesce(public.nearest_job_words(part), meant);
          is_corrected := is_corrected or meant <> array[part];
        end if;
      end if;
      wanted := coalesce(wanted && public.any_of(meant, english, ''), public.any_of(meant, english, ''));
      wanted_in_title := coalesce(wanted_in_title && public.any_of(meant, english, ':A'), public.any_of(meant, english, ':A'));
      wanted_in_heading := coalesce(wanted_in_heading && public.any_of(meant, english, ':ABC'), public.any_of(meant, english, ':ABC'));
    end if;
    spelled := spelled || array_to_string(meant, ' or ');
  end loop;
  if wanted is null then
    wanted := public.any_of(array[folded], 'pg_catalog.simple', '');
    wanted_in_heading := wanted;
  end if;
  if is_corrected then
    corrected := array_to_string(spelled, ' ');
  end if;
end
$$;

-- Refuses what no page of ours asks for, so that one call can never cost much.
create function public.check_job_search(center_lat double precision, center_lng double precision, radius_km double precision,
  min_pay numeric, sort text, page_size integer, page_offset integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= 100) then
    raise exception 'The radius is more than 0 and at most 100 km.' using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= 100000000) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and 50 or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to 50 jobs and starts at 0 to 100000.' using errcode = '22023';
  end if;
end
$$;

-- One page of the open jobs that match, in public columns. No radius: everywhere. No centre: the radius says nothing
-- and distance_km is null.
-- Order: 'distance' = nearest, then id. 'date' = newest, then id; also instead of distance where there is no centre.
-- 'relevance' (D16) = all words in the title, else in title, company and tags, else with the description's help; within
-- each of the three the nearest, then the newest, then by id: nearness outweighs how often a text repeats a word.
-- The one query is planned anew for the arguments of each call, which cuts it down to what was asked for: the nearest
-- come off the GiST index in order, the newest off theirs, words from the GIN index.
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types, '{}');
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  wanted tsquery;
  in_title tsquery;
  in_heading tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  if trim(words) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading into wanted, in_title, in_heading
      from public.read_job_words(words) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    with page as (
      select job.id, row_number() over () as place
      from (
        select job.id
        from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))
          and (types is null or job.type = any (types))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
          and (wanted is null or job.search @@ wanted)
        order by
          case when ordering = 'relevance' and wanted is not null then
            case when job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end end,
          case when ordering <> 'date' and center is not null then job.pt operator(extensions.<->) center end,
          case when ordering <> 'distance' then job.created_at end desc,
          job.id
        limit page_size offset page_offset) as job)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center)
    from page join public.jobs as job using (id)
    order by page.place;
end
$$;

-- How many open jobs match, and how many more would if they named a minimum pay (D33). `understood_as` is the corrected
-- words where a misspelt one was replaced.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD')
returns table (total bigint, without_minimum bigint, understood_as text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types, '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if trim(words) <> '' then
    select asked.wanted, corrected into wanted, understood_as from public.read_job_words(words) as asked;
    if wanted is null then
      return query select 0::bigint, 0::bigint, null::text;
      return;
    end if;
  end if;
  return query
    select
      count(*) filter (where min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency)),
      count(*) filter (where min_pay is not null and job.min_pay_per_hour is null),
      understood_as
    from public.jobs as job
    where job.status = 'open' and job.expires_at > now()
      and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))
      and (types is null or job.type = any (types))
      and (wanted is null or job.search @@ wanted);
end
$$;

-- Up to six open jobs within 25 km of a job whose titles share a word with its own: the likest title first, then the
-- nearest, then by id (D16). The job itself may have ended. Where a city has more than 300 such jobs, the nearest 300
-- are compared, so that a dense place costs what others do.
create function public.similar_jobs(job_id uuid)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  base_title text;
  base_pt extensions.cube;
  area extensions.cube;
  wanted tsquery;
begin
  select job.title, job.pt into base_title, base_pt from public.jobs as job where job.id = job_id;
  wanted := public.any_of(string_to_array(public.fold_words(base_title), ' '), 'pg_catalog.english', ':A');
  area := extensions.cube_enlarge(base_pt, public.chord_km(25), 3);
  return query
    with near as (
      select job.id, job.title, job.pt operator(extensions.<->) base_pt as chord
      from public.jobs as job
      where job.status = 'open' and job.expires_at > now() and job.id <> job_id
        and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) base_pt) <= public.chord_km(25)
        and job.search @@ wanted
      order by job.pt operator(extensions.<->) base_pt
      limit 300)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(near.chord)
    from near join public.jobs as job using (id)
    order by extensions.similarity(near.title, base_title) desc, near.chord, id
    limit 6;
end
$$;

revoke execute on function public.read_job_words(text), public.nearest_job_words(text), public.learn_posted_words(),
  public.learn_changed_words(), public.words_of(text), public.any_of(text[], regconfig, text),
  public.check_job_search(double precision, double precision, double precision, numeric, text, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer),
  public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text),
  public.similar_jobs(uuid)
to anon, authenticated, service_role;
