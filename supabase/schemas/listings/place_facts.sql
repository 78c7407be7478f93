-- What makes a place's page worth reading: how many jobs are open around it (up to 10,000, then `is_more`), when the newest was
-- posted, and what `place_facts_now` counts of them. Around a crowded place that is a figure (D64): until it was made
-- for the first time, what is told is of the nearest jobs, half as many as would be counted: finding them takes as long as counting.
create function public.place_facts(lat double precision, lng double precision, radius_km double precision,
  state text, city text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  most constant integer := public.search_limit('told');
  counted record;
  facts jsonb;
begin
  select least(around.total, public.search_limit('counted')) as total, around.is_more, around.newest into counted
    from public.count_open_jobs(public.sphere_point(lat, lng), public.chord_km(radius_km), null, null, null, null) as around;
  if counted.total <= most then
    facts := public.place_facts_now(lat, lng, radius_km, state, city, null);
  else
    facts := coalesce(public.kept_figure(jsonb_build_array('facts', lat, lng, radius_km, state, city)),
      public.place_facts_now(lat, lng, radius_km, state, city, most / 2));
  end if;
  return facts || jsonb_build_object('total', counted.total, 'is_more', counted.is_more,
    'newest', case when counted.is_more then (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1))
      else counted.newest end);
end
$$;

grant execute on function public.place_facts(double precision, double precision, double precision, text, text) to service_role;
