-- What a page of search results shows, in one call that reads words and jobs once: the jobs of search_jobs, and what count_jobs
-- says of all that match; `newest` is when the last of them was posted, null where not all around were looked at. The bounds are theirs.
create function public.find_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(jobs json, total bigint, without_minimum bigint, understood_as text, is_more boolean, unscheduled bigint,
  newest timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
  found_ones record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return query select '[]'::json, 0::bigint, 0::bigint, null::text, false, 0::bigint, null::timestamptz;
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, chord,
    job_types, min_pay, currency, asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, true, shapes);
  return query
    select (select coalesce(json_agg(page), '[]')
        from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
          page_size, page_offset, found_ones.rank_by, currency, public.asked_shifts(more)) as page),
      found_ones.total, found_ones.without_minimum, asked.corrected, found_ones.is_more,
      coalesce(found_ones.unscheduled, public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more)),
      found_ones.newest;
end
$$;
grant execute on function public.find_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;
