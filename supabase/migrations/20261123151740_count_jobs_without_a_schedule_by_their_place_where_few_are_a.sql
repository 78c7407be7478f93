-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.count_unscheduled (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  words        text,
  category     text,
  more         jsonb
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  kinds constant text[] := nullif(types[1:cardinality(public.job_types())], '{}');
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
begin
  if not coalesce(more ? 'shifts' or more ? 'without_nights', false) then
    return 0;
  end if;
  select * into asked from public.read_search(words, more - array['shifts', 'all_shifts', 'without_nights'] || '{"unscheduled": true}');
  -- As matching_jobs would where few are around, without asking again what the search itself has asked.
  if center is not null and radius_chord is not null and shapes is null
    and not public.is_crowded_area(extensions.cube_enlarge(center, radius_chord, 3)) then
    return (select count(*) from public.jobs_by_index(center, radius_chord, kinds, null, currency, asked.wanted, asked.named, category, null) as found_one
      where min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency));
  end if;
  return (select found_ones.total from public.matching_jobs(center, radius_chord, kinds, min_pay, currency, asked.wanted, asked.named, asked.rarest,
    category, center is null or radius_chord is null, null, 0, true, shapes) as found_ones);
end
$function$;
