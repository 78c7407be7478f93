-- How many jobs more would match if they said when one works; 0 where a search asks nothing of that. Up to 10,000, as count_jobs says.
create function public.count_unscheduled(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, words text, category text, more jsonb)
returns bigint
language plpgsql stable security definer
set search_path = ''
as $$
declare
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
begin
  if not coalesce(more ? 'shifts' or more ? 'without_nights', false) then
    return 0;
  end if;
  select * into asked from public.read_search(words, more - array['shifts', 'all_shifts', 'without_nights'] || '{"unscheduled": true}');
  return (select found_ones.total from public.matching_jobs(center, radius_chord, types, min_pay, currency, asked.wanted, asked.parts, null, null,
    category, center is null or radius_chord is null, null, 0, true, shapes) as found_ones);
end
$$;

grant execute on function public.count_unscheduled(extensions.cube, double precision, text[], numeric, text, text, text, jsonb) to service_role;
