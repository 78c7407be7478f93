-- One page of the open jobs that match, in public columns; of a category where one is asked for: a job type, an industry or a
-- tag, as its slug. No radius: everywhere. No center: the radius says nothing and distance_km is null.
-- Order: 'distance' = nearest, then id. 'date' = newest, then id; also instead of distance where there is no center.
-- 'relevance' (D16) = all words in the title, else in title, company and tags, else with the description's help; within
-- each of the three the nearest, then the newest, then by id: nearness outweighs how often a text repeats a word. The best are
-- looked for among the 1,000 nearest that match, or the newest.
-- What one call costs is bounded, however many jobs there are, as matching_jobs says.
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, fit integer[])
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
  found_ones record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, case when center is not null then public.chord_km(radius_km) end,
    job_types, min_pay, currency, asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, false, shapes);
  return query
    select * from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
      page_size, page_offset, found_ones.rank_by, currency, public.asked_shifts(more));
end
$$;
grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;
