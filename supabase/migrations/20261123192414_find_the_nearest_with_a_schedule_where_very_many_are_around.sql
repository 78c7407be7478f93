-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.jobs_with_traits (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  asked        bigint[],
  otherwise    boolean,
  shapes       polygon[]
)
  returns table (
    id               uuid,
    pt               extensions.cube,
    created_at       timestamp with time zone,
    pay_currency     text,
    min_pay_per_hour numeric,
    is_unscheduled   boolean,
    is_rest          boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_generic_plan'
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  week constant bigint := public.traits_of(array(select '=' || shift from unnest(public.week_shifts()) as shift));
  most constant integer := public.search_limit('looked at');
  any_of constant bigint := asked[1];
  all_of constant bigint := asked[2];
  none_of constant bigint := asked[3];
  hours_from constant integer := asked[4];
  hours_to constant integer := asked[5];
  since constant timestamptz := to_timestamp(asked[6]);
begin
  return query
    select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour, job.is_unscheduled, job.seen > most
    from (
      select near.id, near.pt, near.created_at, near.pay_currency, near.min_pay_per_hour, near.type, near.traits, near.hours_per_week_min,
        near.hours_per_week_max, otherwise and (near.traits & week) = 0 as is_unscheduled, row_number() over (order by near.pt operator(extensions.<->) center) as seen
      from public.jobs as near
      where near.status = 'open' and near.expires_at > now() and area operator(extensions.@>) near.pt
      order by near.pt operator(extensions.<->) center
      limit most + 1) as job
    where job.seen > most or (
      (job.is_unscheduled or any_of = 0 or (job.traits & any_of) <> 0)
      and (job.traits & all_of) = all_of and (job.traits & none_of) = 0
      and (hours_from is null or (num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
        and least(coalesce(job.hours_per_week_min, 0), 80) <= hours_to and least(coalesce(job.hours_per_week_max, 80), 80) >= hours_from))
      and (since is null or job.created_at >= since)
      and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
      and (types is null or job.type = any (types))
      and (shapes is null or public.is_in_areas(job.pt, shapes)));
end
$function$;

create or replace function public.matching_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  parts        tsquery[],
  otherwise    tsquery,
  traits       bigint[],
  category     text,
  by_date      boolean,
  ranked       integer,
  page_end     integer,
  is_counted   boolean,
  shapes       polygon[],
  OUT          ids uuid[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean,
  OUT          unscheduled bigint
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  read_most constant integer := public.search_limit('read');
  most constant integer := coalesce(ranked, page_end);
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  is_said constant boolean := wanted is not null or category is not null;
  -- The index of places has all that is asked.
  is_told constant boolean := traits is not null and category is null and area is not null;
  -- Who names less, or nothing, is counted, too.
  least_pay constant numeric := case when not is_counted or not is_said then min_pay end;
  named tsquery;
  rarest double precision;
  is_rare boolean;
  is_few boolean := false;
  is_nameable boolean := true;
  by_pay boolean;
  matches double precision;
  share double precision;
  indexed record;
begin
  types := nullif(types[1:cardinality(public.job_types())], '{}');
  if is_told or (is_said and area is not null and not public.is_crowded_area(area)) then
    with every as materialized (
      select near.*, min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency) as pays
      from (
        select * from public.jobs_with_traits(center, radius_chord, types, traits, otherwise is not null, shapes) where is_told
        union all
        select *, false from public.jobs_in_area(center, radius_chord, types, wanted, otherwise, category, shapes) where not is_told) as near)
    select array(
          select every.id from every where every.pays and not every.is_unscheduled and not every.is_rest
          order by case when not by_date then every.pt operator(extensions.<->) center end,
            case when by_date then every.created_at end desc, every.id
          limit most) as ids,
        count(*) filter (where every.pays and not every.is_unscheduled and not every.is_rest) as total,
        count(*) filter (where min_pay is not null and every.min_pay_per_hour is null and not every.is_unscheduled) as unsaid,
        count(*) filter (where every.pays and every.is_unscheduled) as unscheduled,
        coalesce(bool_or(every.is_rest), false) as is_rest
      into indexed from every;
    -- The nearest of more than that looks at are found; the newest elsewhere.
    if not (indexed.is_rest and by_date) then
      ids := indexed.ids;
      total := least(indexed.total, public.search_limit('counted'));
      without_minimum := least(indexed.unsaid, public.search_limit('counted'));
      unscheduled := least(indexed.unscheduled, public.search_limit('counted'));
      is_more := indexed.is_rest or indexed.total > public.search_limit('counted');
      return;
    end if;
  end if;

  is_rare := min_pay is not null and public.is_rare_pay(types, min_pay, currency);
  if is_said then
    select rare.named, rare.rarest into named, rarest from public.rarest_parts(parts) as rare;
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
    is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
      <= public.search_limit('named');
    is_few := is_nameable and matches <= read_most
      -- A page alone may need less.
      and (is_counted or most >= share * matches or page_end > share * public.search_limit('read in order'));
  elsif is_counted then
    select counted.total, counted.without_minimum, counted.is_more into total, without_minimum, is_more
      from public.count_open_jobs(center, radius_chord, types, min_pay, currency, shapes) as counted;
  end if;

  if not is_few and ((is_said and is_counted) or (page_end > 0 and not is_rare)) then
    with every as materialized (
      select row_number() over () as place, found_one.*,
        min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency) as pays
      from public.jobs_in_order(center, radius_chord, types, least_pay, currency, wanted, category, by_date,
        case when is_counted and is_said then public.search_limit('counted') + 1 else most end, shapes) as found_one)
    select array(select every.id from every where every.id is not null and every.pays order by every.place limit most) as ids,
        count(every.id) filter (where every.pays) as total, count(every.id) filter (where every.min_pay_per_hour is null) as unsaid,
        coalesce(bool_or(every.is_last) or count(*) > public.search_limit('counted'), false) as is_more
      into indexed from every;
    ids := indexed.ids;
    if is_said then
      total := indexed.total;
      without_minimum := case when min_pay is not null then indexed.unsaid else 0 end;
      is_more := indexed.is_more;
    elsif by_date and area is not null and indexed.is_more and cardinality(ids) < least(page_end, total) then
      -- Few of everybody's newest are around; whoever else is counted around is older than those.
      ids := ids || array(
        select older.id from unnest(public.newest_around(center, radius_chord, types, min_pay, currency, page_end, shapes))
          with ordinality as older (id, place)
        where older.id not in (select unnest(ids)) order by older.place);
    end if;
  end if;

  by_pay := is_rare and not (is_few and is_counted) and (is_said or page_end > 0);
  if is_few or by_pay
      or (is_nameable and cardinality(ids) < page_end and (is_said or (area is null and (types is not null or min_pay is not null))))
      -- What an index names is counted further than what is read in order.
      or (is_said and is_counted and is_nameable and is_more and area is null) then
    with every as materialized (
      select found_one.*, found_one.seen > read_most as is_rest,
        min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency) as pays
      from public.jobs_by_index(center, radius_chord, types, case when by_pay then min_pay else least_pay end, currency, wanted, named, category,
        shapes) as found_one)
    select array(
          select every.id from every where not every.is_rest and every.pays
          order by case when not by_date then every.pt operator(extensions.<->) center end,
            case when by_date then every.created_at end desc, every.id
          limit most) as ids,
        count(*) filter (where not every.is_rest and every.pays) as total,
        count(*) filter (where not every.is_rest and every.min_pay_per_hour is null) as unsaid,
        coalesce(bool_or(every.is_rest), false) as is_more
      into indexed from every;
    if is_said and (by_pay or total is null or not indexed.is_more or indexed.total > total) then
      total := indexed.total;
      without_minimum := greatest(without_minimum, case when min_pay is not null then indexed.unsaid else 0 end);
      is_more := indexed.is_more;
    end if;
    if not indexed.is_more or cardinality(ids) = 0 then
      ids := indexed.ids;
    elsif ids is null and page_end between 1 and 500 then
      -- More than was guessed: the first pages are found in order after all, and there are no others.
      ids := array(select found_one.id from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date,
        least(most, 500), shapes) as found_one where found_one.id is not null);
    end if;
  end if;
  -- What a page shows is there.
  is_more := is_more or total > public.search_limit('counted');
  total := least(greatest(total, cardinality(ids)), public.search_limit('counted'));
  without_minimum := least(without_minimum, public.search_limit('counted'));
end
$function$;
