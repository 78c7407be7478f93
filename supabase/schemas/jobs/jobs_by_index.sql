-- The first `most` of the jobs that match, and how many they are, by way of the one index that leads to the fewest: of their words, their category,
-- or of what they pay (where few are around, jobs_in_area reads them). `named` is what the index of words is asked for. The newest are first, or the
-- nearest; where `by_date` is null, in no order, with their `points`. At most 10,000 are read; `is_more`: there may be others. `with_unsaid`: not by their pay,
-- because those that name none are counted, too. For what few match.
create function public.jobs_by_index(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, named tsquery, category text, by_date boolean,
  most integer, shapes polygon[], with_unsaid boolean, out ids uuid[], out points extensions.cube[], out total bigint, out unsaid bigint, out is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
-- So that only what matches is sorted.
set enable_presorted_aggregate = off
set jit = off
as $$
declare
  way text := 'words';
begin
  if types is not null then
    named := named && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null) or (min_pay is not null and not with_unsaid and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(named, null)).matches) then
    way := 'category';
  end if;
  select coalesce((case
        when most = 0 then null
        when by_date is null then array_agg(seen.id) filter (where seen.is_match and seen.pays)
        else array_agg(seen.id order by seen.place, seen.id) filter (where seen.is_match and seen.pays) end)[1:most], '{}'),
      case when by_date is null and most > 0 then (array_agg(seen.pt) filter (where seen.is_match and seen.pays))[1:most] end,
      least(count(*) filter (where seen.is_match and seen.pays), public.search_limit('read')),
      least(count(*) filter (where min_pay is not null and seen.is_match and seen.min_pay_per_hour is null), public.search_limit('read')),
      count(*) > public.search_limit('read')
    into ids, points, total, unsaid, is_more
    from (
      -- Finding a column in a row costs more the further back it is, so none is looked for that nobody asks for.
      select job.id, case when by_date is null then job.pt end as pt, case when min_pay is not null then job.min_pay_per_hour end as min_pay_per_hour,
        -- One number to sort by: a first key that is null in every row makes sorting cost as much as reading.
        case when by_date is false then job.pt operator(extensions.<->) center else - date_part('epoch', job.created_at) end as place,
        (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency)) is true as pays,
        (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
          and (shapes is null or public.is_in_areas(job.pt, shapes))
          and (wanted is null or (way = 'words' and named = wanted) or job.search @@ wanted)
          and (category is null or way = 'category' or job.categories @> array[category])
          and (types is null or way = 'pay' or job.type = any (types)) as is_match
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'words' or job.search @@ named)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      -- One beyond the limit stands for the rest.
      limit public.search_limit('read') + 1) as seen;
end
$$;
grant execute on function public.jobs_by_index(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, boolean, integer, polygon[], boolean) to service_role;
