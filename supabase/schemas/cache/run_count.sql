-- Computes a count without the cache. `question` is the name of the count and its arguments.
create function public.run_count(question jsonb) returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  select case question ->> 0
    when 'claims' then public.compute_claims()
    when 'categories' then public.compute_categories()
    when 'cities' then public.compute_cities(null, null, 50000)
    when 'employer pages' then to_jsonb(public.compute_employer_page_count())
    when 'places' then public.compute_sitemap_places(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'map' then to_jsonb(public.refresh_map_counts())
  end
$$;

grant execute on function public.run_count(jsonb) to service_role;
