-- A search as visitors ask it (search_jobs), parsed once into the descriptor that all that searches jobs works with. At most as many types
-- as there are, 200 letters of words and of a category. `more` is explained at parse_conditions and read_areas.
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
  search.areas := public.read_areas(more -> 'areas');
  if search.areas is not null then
    circle := public.circle_of_areas(more -> 'areas');
    search.box := public.cube_of_areas(search.areas);
    search.cells := public.search_cells(circle.lat, circle.lng, circle.radius_km);
  elsif search.max_chord is not null then
    search.box := extensions.cube_enlarge(search.center, search.max_chord, 3);
    search.cells := public.search_cells(center_lat, center_lng, radius_km);
  end if;
  search.min_pay := min_pay;
  search.currency := currency;

  search.query := public.all_of(array[
    search.query,
    public.any_lexeme(job_types[1:cardinality(public.job_types())]),
    case when category is not null then public.any_lexeme(array['in ' || left(category, 200)]) end]);
  if trim(left(words, 200)) <> '' then
    parsed := public.parse_job_words(left(words, 200));
    search.understood_as := parsed.corrected;
    search.included := parsed.included;
    search.is_impossible := parsed.wanted is null;
    -- 'Jobs near me' asks for any.
    search.has_words := parsed.wanted is not null and parsed.wanted <> public.any_job();
    if search.has_words then
      search.query := public.all_of(array[parsed.wanted, search.query]);
      search.title_query := parsed.wanted_in_title;
      search.work_query := public.weigh(parsed.wanted, 'AB');
      search.heading_query := public.weigh(parsed.wanted, 'ABC');
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
