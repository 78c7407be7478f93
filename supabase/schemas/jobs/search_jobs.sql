-- Search: which open jobs are near, match words, types and pay, in which order, and how many (D16, D19, D33).

-- One page of the open jobs that match, in public columns; of a category where one is asked for: a job type, an industry or a
-- tag, as its slug. No radius: everywhere. No center: the radius says nothing and distance_km is null.
-- Order: 'distance' = nearest, then id. 'date' = newest, then id; also instead of distance where there is no center.
-- 'relevance' (D16) = all words in the title, else in title, company and tags, else with the description's help; within
-- each of the three the nearest, then the newest, then by id: nearness outweighs how often a text repeats a word.
-- The one query is planned anew for the arguments of each call, which cuts it down to what was asked for: the nearest
-- come off the GiST index in order, the newest off theirs, words from the GIN index.
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  wanted tsquery;
  in_title tsquery;
  in_heading tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  if trim(words) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading into wanted, in_title, in_heading
      from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    with page as (
      select job.id, row_number() over () as place
      from (
        select job.id
        from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))
          and (types is null or job.type = any (types))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
          and (wanted is null or job.search @@ wanted)
          and (category is null or job.categories @> array[category])
        order by
          case when ordering = 'relevance' and wanted is not null then
            case when job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end end,
          case when ordering <> 'date' and center is not null then job.pt operator(extensions.<->) center end,
          case when ordering <> 'distance' then job.created_at end desc,
          job.id
        limit page_size offset page_offset) as job)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center)
    from page join public.jobs as job using (id)
    order by page.place;
end
$$;

grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text)
  to anon, authenticated, service_role;
