-- What one call of a visitor can cost: a page of rows, a text of a sentence, three seconds. Questions about all jobs at once are
-- the server's alone, and a job's row is its employer's: everybody else reads jobs through functions that say what of them.

-- ── Time ──

-- Hosted has these by default; every installation has them now. The secret key's role has none.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
notify pgrst, 'reload config';

-- ── Rows ──

-- Filters and orders of one's own making are for one's own rows. Whose account posted a job (employer_id) is nobody else's either.
revoke select on public.jobs from anon;
do $$
declare
  columns text := (select string_agg(quote_ident(column_name), ', ') from information_schema.column_privileges
    where grantee = 'anon' and table_schema = 'public' and table_name = 'jobs' and privilege_type = 'SELECT');
begin
  if columns is not null then
    execute format('revoke select (%s) on public.jobs from anon', columns);
  end if;
end
$$;
drop policy "everyone reads jobs that are open or ended within 14 days" on public.jobs;

-- The gazetteer is read through functions too.
revoke select on public.places from anon, authenticated;
drop policy "everybody reads places" on public.places;

-- ── The server's questions ──

-- About all jobs at once; and a job's page, which names the account behind it.

revoke execute on function public.listings_of_jobs(uuid[]), public.sitemap_jobs(uuid, uuid),
  public.sitemap_places(text, integer, double precision), public.sitemap_employers(text, text), public.states_of_jobs(),
  public.count_employer_pages(), public.category_directory(), public.cities_with_jobs(text, text, integer),
  public.count_claims(), public.place_facts(double precision, double precision, double precision, text, text),
  public.category_page(double precision, double precision, double precision, text, integer, integer, text),
  public.find_category(text, text, text, text, double precision, integer, integer),
  public.employer_page(text, text, text, integer, integer), public.find_job_page(uuid)
from public, anon, authenticated;

-- ── Texts and lists ──

-- Checks and generated columns call these as whoever writes, and visitors write no row.
revoke execute on function public.slugify(text), public.place_key(text), public.fold_words(text), public.join_words(text[]),
  public.joined_pairs(text[]), public.job_facets(text, text[], text), public.talent_facets(text[]), public.unwrap_json(jsonb),
  public.normalize_location(jsonb), public.us_state_name(text), public.is_location(jsonb), public.is_salary(jsonb),
  public.is_pay_for_its_period(jsonb, text), public.is_email(text), public.is_word_list(text[], integer),
  public.pay_per_hour(numeric, text), public.sphere_point(double precision, double precision),
  public.snap_point(double precision, double precision), public.chord_km(double precision), public.arc_km(double precision),
  public.is_time_zone(text), public.next_alert_due(text, smallint, smallint, text, timestamptz)
from public, anon;

-- Longer than any text that is stored; what is longer is cut, not worked through.

create or replace function public.slugify(name text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select trim(both '-' from
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            normalize(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(replace(
                  lower(normalize(
                    translate(lower(left(coalesce(name, ''), 1000) collate "und-x-icu"), 'øđðłıħ', 'oddlih'),
                    NFKD) collate "und-x-icu"),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), 'ſ', 's'), 'ʼ', ''),
                '[\u0300-\u036f]', '', 'g'),
              NFC),
            '&', '-and-'),
          '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'),
        '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u200b-\u206f\u20a0-\u20ff\u2100-\u214f\u2190-\u2bff\u2e00-\u2e7f\u3001-\u3004\u3008-\u3020\u3030\u30fb\ue000-\uf8ff\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e007f]', '', 'g'),
      '-{2,}', '-', 'g'))
$$;

create or replace function public.place_key(name text)
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

create or replace function public.fold_words(words text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(lower(
    case when octet_length(bounded) = length(bounded) then bounded
    else normalize(regexp_replace(normalize(bounded, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ')
  from (select left(words, 30000) as bounded) as given
$$;

create or replace function public.job_facets(type text, schedule text[], words text)
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(array[
    '=' || type,
    case when slots ~ '-evening' then '=evening' end,
    case when slots ~ '-night' then '=night' end,
    case when slots ~ '(sat|sun)-' then '=weekend' end,
    case when left(words, 30000) ~* '\mwork(ing)? from home' then '=work-from-home' end,
    case when left(words, 30000) ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end],
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

create or replace function public.joined_pairs(texts text[])
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by text order by place) as pair
    from unnest(texts[1:60]) as text,
      unnest(string_to_array(translate(public.fold_words(text), '(),;|!?*"–—·', '            '), ' ')) with ordinality as part (word, place)
    where word <> '') as pairs
$$;

-- ── Categories ──

-- The categories that a job is of, as `category_kind` tells them apart: its type, its industry, and its tags by their slugs.
-- Kept with the row, so that no search makes slugs of everybody's tags.
create function public.job_categories(type text, industry text, tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag) as tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$$;
revoke execute on function public.job_categories(text, text, text[]) from public, anon;
-- The generated column calls them as the writer.
grant execute on function public.job_categories(text, text, text[]) to authenticated, service_role;
grant execute on function public.category_kind(text) to authenticated;
alter table public.jobs add column categories text[] not null
  generated always as (public.job_categories(type, industry, tags)) stored;
create index jobs_categories on public.jobs using gin (categories) where status = 'open';

create or replace function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  answer jsonb;
begin
  perform public.check_job_search(lat, lng, radius_km, null, sort, page_size, page_offset);
  with matching as materialized (
    select job, job.id, job.created_at, job.pt operator(extensions.<->) center as chord
    from public.open_jobs_around(category_page.lat, category_page.lng, category_page.radius_km) as job
    where category = any (job.categories)),
  page as (
    select *, row_number() over (order by case when sort = 'date' then created_at end desc, chord, id) as place
    from matching order by place limit page_size offset page_offset)
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'newest', (select max(created_at) from matching),
    'name', (select min(tag) from (select job from matching limit 50) as few, unnest((job).tags) as tag
      where public.slugify(tag) = category),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, public.arc_km(chord)) order by place) from page), '[]'))
  into answer;
  return answer;
end
$$;
drop function public.is_of_category(public.jobs, text);

-- There are six types of jobs.

create or replace function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  wanted tsquery;
  in_title tsquery;
  in_heading tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  if trim(words) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading into wanted, in_title, in_heading
      from public.read_job_words(left(words, 200)) as asked;
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
          and (category is null or job.categories @> array[category])
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

create or replace function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null)
returns table(total bigint, without_minimum bigint, understood_as text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if trim(words) <> '' then
    select asked.wanted, corrected into wanted, understood_as from public.read_job_words(left(words, 200)) as asked;
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
      and (wanted is null or job.search @@ wanted)
      and (category is null or job.categories @> array[category]);
end
$$;

create or replace function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(words) <> '' then
    select asked.wanted into wanted from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), count(*) over ()
    from public.jobs as job join public.job_openings as opening on opening.job_id = job.id
    where job.status = 'open' and job.expires_at > now()
      and opening.opened_at > now() - interval '7 days'
      and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord
      and (types is null or job.type = any (types))
      and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
      and (wanted is null or job.search @@ wanted)
    order by opening.opened_at desc, job.id
    limit page_size;
end
$$;
