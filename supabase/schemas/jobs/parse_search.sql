-- Parses the arguments of search_jobs into a search. Cuts `words` and `category` to 200 characters, and `job_types` to the number of
-- existing types. parse_conditions and parse_areas document `more`.
create function public.parse_search(
  center_lat double precision, center_lng double precision, radius_km double precision, words text, job_types text[], min_pay numeric,
  currency text, sort text, category text, more jsonb)
returns public.job_search
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search public.job_search;
  parsed record;
  circle record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort);
  search := public.parse_conditions(more - 'areas');
  search.center := public.sphere_point(center_lat, center_lng);
  search.max_chord := case when search.center is not null then public.chord_km(radius_km) end;
  search.areas := public.parse_areas(more -> 'areas');
  if search.areas is not null then
    circle := public.areas_bounding_circle(more -> 'areas');
    search.box := public.areas_bounding_cube(search.areas);
    search.cells := public.search_cells(circle.lat, circle.lng, circle.radius_km);
  elsif search.max_chord is not null then
    search.box := extensions.cube_enlarge(search.center, search.max_chord, 3);
    search.cells := public.search_cells(center_lat, center_lng, radius_km);
  end if;
  search.min_pay := min_pay;
  search.currency := currency;

  search.query := public.combine_with_and(array[
    search.query,
    public.any_facet_query(job_types[1:cardinality(public.job_types())]),
    case when category is not null then public.any_facet_query(array['in ' || left(category, 200)]) end]);
  if trim(left(words, 200)) <> '' then
    parsed := public.parse_job_words(left(words, 200));
    search.understood_as := parsed.corrected;
    search.included := parsed.included;
    search.is_impossible := parsed.query is null;
    -- 'Jobs near me' matches any job.
    search.has_words := parsed.query is not null and parsed.query <> public.any_job_query();
    if search.has_words then
      search.query := public.combine_with_and(array[parsed.query, search.query]);
      search.title_query := parsed.title_query;
      search.work_query := public.restrict_weights(parsed.query, 'AB');
      search.heading_query := public.restrict_weights(parsed.query, 'ABC');
    end if;
  end if;
  search.sort := case
    when (sort = 'relevance' and search.heading_query is null) or (sort = 'fit' and search.shifts is null) then 'distance'
    else sort end;
  return search;
end
$$;

grant execute on function public.parse_search(double precision, double precision, double precision, text, text[], numeric, text, text, text, jsonb)
  to service_role;
