-- What a search finds, for its page and for its total at once: `ids` are the first `page_end` in their order at least (where they are
-- `ranked` in another, as many as it is looked for among, and `rank_by` says so, unless they are in it), `points` where they are, if that is known, and `total`, `without_minimum`
-- and `is_more` what count_jobs says; one of the two where no more is asked. So is `unscheduled`, where few are around and the search says
-- what it asks `otherwise` (read_search). What one call costs is bounded, however many jobs there are (D51): what many jobs match is found
-- by going through them in order, what few match by an index, or because few are around; what none of these finds is not shown. `by_date` is null
-- where nobody looks at the order: all are wanted, and the newest where there are more. `newest` is when the last that matches
-- was posted, where all around were looked at.
create function public.matching_jobs(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, parts tsquery[], otherwise tsquery, traits bigint[], category text, by_date boolean, ranked text,
  page_end integer, is_counted boolean, shapes polygon[],
  out ids uuid[], out points extensions.cube[], out total bigint, out without_minimum bigint, out is_more boolean, out unscheduled bigint,
  out rank_by text, out newest timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  read_most constant integer := public.search_limit('read');
  most constant integer := case when ranked is null then page_end else public.search_limit('ranked') end;
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  category_type constant text := public.type_of_category(category, types);
  is_said constant boolean := wanted is not null or (category is not null and category_type is null);
  -- The index of places has all that is asked, or that of the newest.
  is_paid constant boolean := not is_said and coalesce(ranked = 'pay', false);
  is_told boolean := (traits is not null and area is not null and (category is null or category_type is not null)) or is_paid;
  is_listed constant boolean := by_date is not null;
  industry bigint;
  named tsquery;
  rarest double precision;
  is_rare boolean;
  is_done boolean := false;
  is_few boolean := false;
  is_nameable boolean := true;
  by_pay boolean;
  matches double precision;
  share double precision;
  indexed record;
begin
  by_date := coalesce(by_date, true);
  types := nullif(types[1:cardinality(public.job_types())], '{}');
  if category_type is not null then
    types := array[category_type];
    category := null;
  end if;
  if category is not null and area is not null and is_listed and is_counted and (wanted is null or traits is not null) then
    industry := nullif(public.industry_bits(category), 0);
    if industry is not null then
      traits := array[traits[1], coalesce(traits[2], 0) | industry, coalesce(traits[3], 0) | (15::bigint << 58) - industry] || traits[4:6];
      is_told := true;
    end if;
  end if;
  if is_told then
    select * into indexed from public.jobs_with_traits(center, radius_chord, types, min_pay, currency, traits, otherwise is not null, shapes,
      by_date, ranked, page_end);
    -- Of more than are looked at, what few of them pay is found elsewhere, and so are the few jobs of an industry.
    is_done := not indexed.is_rest or not (
      ((is_paid or industry is not null) and min_pay is not null and (area is null or public.is_rare_pay(types, min_pay, currency)))
      or (industry is not null and (public.guess_matches(null, category)).matches <= read_most));
    if is_done and indexed.is_rest and by_date and ranked is null and page_end > 0 then
      -- So are the newest; those that were looked at come after them.
      select (ordered.ids || array(select other.id from unnest(indexed.ids) with ordinality as other (id, place)
          where other.id <> all (ordered.ids) order by other.place))[1:page_end] into indexed.ids
        from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, true, page_end, shapes, false) as ordered;
    end if;
  elsif is_said and area is not null and not public.is_crowded_area(area) then
    with every as materialized (
      select near.*, min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency) as pays
      from public.jobs_in_area(center, radius_chord, types, wanted, otherwise, category, shapes) as near),
    first_ones as materialized (
      select every.id, every.pt from every where every.pays and not every.is_unscheduled
      order by case when ranked = 'pay' and every.pay_currency = currency then every.min_pay_per_hour end desc nulls last,
        case when not by_date then every.pt operator(extensions.<->) center end, case when by_date then every.created_at end desc, every.id
      limit most)
    select array(select first_ones.id from first_ones) as ids, array(select first_ones.pt from first_ones) as points,
        count(*) filter (where every.pays and not every.is_unscheduled) as total,
        count(*) filter (where min_pay is not null and every.min_pay_per_hour is null and not every.is_unscheduled) as unsaid,
        count(*) filter (where every.pays and every.is_unscheduled) as unscheduled, false as is_rest,
        max(every.created_at) filter (where every.pays and not every.is_unscheduled) as newest
      into indexed from every;
    points := indexed.points;
    rank_by := ranked;
    is_done := true;
  end if;
  if is_done then
    ids := indexed.ids;
    newest := indexed.newest;
    total := least(greatest(indexed.total, cardinality(ids)), public.search_limit('counted'));
    without_minimum := least(indexed.unsaid, public.search_limit('counted'));
    unscheduled := least(indexed.unscheduled, public.search_limit('counted'));
    is_more := indexed.is_rest or indexed.total > public.search_limit('counted');
    return;
  end if;
  rank_by := ranked;

  is_rare := min_pay is not null and public.is_rare_pay(types, min_pay, currency);
  if is_said then
    select rare.named, rare.rarest into named, rarest from public.rarest_parts(parts) as rare;
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
    is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
      <= public.search_limit('named');
    is_few := is_nameable and (matches <= read_most
      -- A page alone may need less.
      and (is_counted or most >= share * matches or page_end > share * public.search_limit('read in order'))
      -- What an index names is counted further than what is read in order, and all of it shown by a map.
      or (is_counted and not is_rare and (area is null or page_end >= public.search_limit('counted'))));
  elsif is_counted then
    select counted.total, counted.without_minimum, counted.is_more, counted.newest into total, without_minimum, is_more, newest
      from public.count_open_jobs(center, radius_chord, types, min_pay, currency, shapes) as counted;
  end if;

  if not is_few and ((is_said and is_counted) or (page_end > 0 and not is_rare)) then
    select * into indexed from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date,
      case when is_counted and is_said then public.search_limit('counted') + 1 else most end, shapes, is_counted and is_said);
    ids := indexed.ids[1:most];
    points := indexed.points[1:most];
    if is_said then
      total := indexed.total;
      without_minimum := case when min_pay is not null then indexed.unsaid else 0 end;
      is_more := indexed.is_more;
    elsif by_date and area is not null and indexed.is_more and cardinality(ids) < least(page_end, total) then
      -- Few of everybody's newest are around; whoever else is counted around is older than those.
      points := null;
      ids := ids || array(
        select older.id from unnest(public.newest_around(center, radius_chord, types, min_pay, currency, page_end, shapes))
          with ordinality as older (id, place)
        where older.id not in (select unnest(ids)) order by older.place);
    end if;
  end if;

  by_pay := is_rare and not (is_few and is_counted) and (is_said or page_end > 0);
  if is_few or by_pay
      or (is_nameable and cardinality(ids) < page_end and (is_said or (area is null and (types is not null or min_pay is not null)
          -- Pay that more offer than an index gives is looked for in vain.
          and not (min_pay is not null and cardinality(ids) > 0 and coalesce(total >= public.search_limit('counted'), false))))) then
    select * into indexed from public.jobs_by_index(center, radius_chord, types, min_pay, currency, wanted, named, category,
      case when is_listed and most > 0 then by_date end, most, shapes, is_counted and is_said and not by_pay);
    if is_said and (by_pay or total is null or not indexed.is_more or indexed.total > total) then
      total := indexed.total;
      without_minimum := greatest(without_minimum, case when min_pay is not null then indexed.unsaid else 0 end);
      is_more := indexed.is_more;
    end if;
    if not indexed.is_more or cardinality(ids) = 0 then
      ids := indexed.ids;
      points := indexed.points;
    elsif ids is null and page_end > 0 then
      -- More than the index is read for: the first pages are found in order, and there are no others.
      select ordered.ids, ordered.points into ids, points
        from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date, most, shapes, false) as ordered;
    end if;
  end if;
  -- What a page shows is there.
  is_more := is_more or total > public.search_limit('counted');
  total := least(greatest(total, cardinality(ids)), public.search_limit('counted'));
  without_minimum := least(without_minimum, public.search_limit('counted'));
end
$$;

grant execute on function public.matching_jobs(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[], text, boolean, text, integer, boolean, polygon[])
  to service_role;
