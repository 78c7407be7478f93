-- Counts now what is asked: the question is a name and its arguments.
create function public.count_figure(question jsonb) returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  select case question ->> 0
    when 'claims' then public.claims_now()
    when 'categories' then public.categories_now()
    when 'cities' then public.cities_now(null, null, 50000)
    when 'employer pages' then to_jsonb(public.employer_pages_now())
    when 'places' then public.sitemap_places_now(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'map' then to_jsonb(public.count_map())
  end
$$;

grant execute on function public.count_figure(jsonb) to service_role;
