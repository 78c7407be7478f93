-- A figure, counted now: the question is its name and its arguments.
create function public.count_figure(question jsonb) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case question ->> 0
    when 'claims' then public.claims_now()
    when 'categories' then public.categories_now()
    when 'cities' then public.cities_now(null, null, 50000)
    when 'employer pages' then to_jsonb(public.employer_pages_now())
    when 'places' then public.sitemap_places_now(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'map' then public.job_squares_now((question ->> 1)::integer, (question ->> 2)::bigint, (question ->> 3)::bigint)
    when 'facts' then public.place_facts_now((question ->> 1)::double precision, (question ->> 2)::double precision,
      (question ->> 3)::double precision, question ->> 4, question ->> 5, null)
  end
$$;

grant execute on function public.count_figure(jsonb) to service_role;
