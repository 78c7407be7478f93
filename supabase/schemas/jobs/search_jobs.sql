-- One page of the open jobs that match, in public columns; of a category where one is asked for: a job type, an industry or a
-- tag, as its slug. No radius: everywhere. No center: the radius says nothing and distance_km is null.
-- Order: 'distance' = nearest, then id. 'date' = newest, then id; also instead of distance where there is no center.
-- 'relevance' (D16) = all words in the title, else in title, company and tags, else with the description's help; within
-- each of the three the nearest, then the newest, then by id: nearness outweighs how often a text repeats a word. The best are
-- looked for among the 1,000 nearest that match, or the newest.
-- What one call costs is bounded, however many jobs there are (D51): what many jobs match is found by going through them in order,
-- what few match by an index; what neither finds is not shown.
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  types constant text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  by_date constant boolean := center is null or sort = 'date';
  is_ranked boolean := sort = 'relevance';
  page_end integer;
  most integer;
  wanted tsquery;
  in_title tsquery;
  in_heading tsquery;
  walked uuid[];
  matching uuid[];
  is_cut boolean;
  matches double precision;
  share double precision;
  named tsquery;
  rarest double precision;
  is_nameable boolean;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  category := left(category, 200);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading, few.named, few.rarest into wanted, in_title, in_heading, named, rarest
      from public.read_job_words(left(words, 200)) as asked, public.rarest_parts(asked.parts) as few;
    if wanted is null then
      return;
    end if;
  end if;
  is_ranked := is_ranked and wanted is not null;
  page_end := page_offset + page_size;
  most := case when is_ranked then public.search_limit('ranked') else page_end end;
  if wanted is not null or category is not null then
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
  end if;
  is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
    <= public.search_limit('named');
  if not (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) and (matches is null
      or (chord is null or public.is_crowded_area(extensions.cube_enlarge(center, chord, 3)))
        -- Less is read in order than an index would name.
        and (not is_nameable or ((most < share * matches or matches > public.search_limit('read'))
          and page_end <= share * public.search_limit('read in order')))) then
    walked := array(select found_one.id
      from public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, most) as found_one where found_one.id is not null);
  end if;
  if walked is null or (cardinality(walked) < page_end and is_nameable
      and (wanted is not null or category is not null or chord is null and (types is not null or min_pay is not null))) then
    with every as materialized (
      select * from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, named, category, null))
    select array(
        select every.id from every
        where every.seen <= public.search_limit('read') and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
        order by case when not by_date then every.pt operator(extensions.<->) center end,
          case when by_date then every.created_at end desc, every.id
        limit most),
      (select coalesce(bool_or(every.seen > public.search_limit('read')), false) from every)
      into matching, is_cut;
    if not is_cut or cardinality(walked) = 0 then
      walked := matching;
    elsif walked is null then
      -- More than was guessed: the first pages are found in order after all, and there are no others.
      walked := array(select found_one.id from public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, least(most, 500)) as found_one where found_one.id is not null);
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center)
    from (
      select job.id, listed.place, job.pt operator(extensions.<->) center as chord, job.created_at,
        case when not is_ranked or job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end as rank
      from unnest(walked) with ordinality as listed (id, place) join public.jobs as job using (id)
      order by rank, case when not is_ranked then listed.place end, chord, job.created_at desc, job.id
      limit page_size offset page_offset) as page
    join public.jobs as job using (id)
    order by page.rank, case when not is_ranked then page.place end, page.chord, page.created_at desc, page.id;
end
$$;
grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text)
  to anon, authenticated, service_role;
