-- Statistics for a place's page: the number of open jobs around it (up to 1,000, then `is_more`), the newest posting date, and
-- compute_place_facts of the nearest 1,000.
create function public.place_facts(lat double precision, lng double precision, radius_km double precision,
  state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  search public.job_search := public.parse_search(lat, lng, radius_km, null, null, null, 'USD', 'distance', null, null);
  ids constant uuid[] := public.list_matches(search, max_counted + 1);
  newest uuid[];
begin
  search.sort := 'date';
  newest := public.list_matches(search, 1);
  return public.compute_place_facts(ids[1:max_counted], state, city) || jsonb_build_object(
    'total', least(cardinality(ids), max_counted), 'is_more', cardinality(ids) > max_counted,
    'newest', (select created_at from public.jobs where id = newest[1]));
end
$$;

grant execute on function public.place_facts(double precision, double precision, double precision, text, text) to service_role;
