-- The jobs that match, in no order, by way of the one index that leads to the fewest: of their words, their category, or of
-- what they pay (where few are around, jobs_in_area reads them). `named` is what the index of words is asked for. At most 10,000 are read; then a last row has `seen` above
-- that, and stands for the rest. A minimum of pay may be left to the caller, who wants to count the others, too. For what few match.
create function public.jobs_by_index(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, named tsquery, category text, shapes polygon[])
returns table (id uuid, pt extensions.cube, created_at timestamptz, pay_currency text, min_pay_per_hour numeric, seen bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
declare
  way text := 'words';
begin
  if types is not null then
    named := named && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null) or (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(named, null)).matches) then
    way := 'category';
  end if;
  return query
    select found_one.id, found_one.pt, found_one.created_at, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen
    from (
      select job.*, row_number() over () as seen
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'words' or job.search @@ named)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      limit public.search_limit('read') + 1) as found_one
    where found_one.seen > public.search_limit('read') or (
      (radius_chord is null or (found_one.pt operator(extensions.<->) center) <= radius_chord)
      and (shapes is null or public.is_in_areas(found_one.pt, shapes))
      and (wanted is null or (way = 'words' and named = wanted) or found_one.search @@ wanted)
      and (category is null or way = 'category' or found_one.categories @> array[category])
      and (types is null or way = 'pay' or found_one.type = any (types)));
end
$$;
grant execute on function public.jobs_by_index(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[]) to service_role;
