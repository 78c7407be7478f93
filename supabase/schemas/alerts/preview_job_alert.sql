-- What an alert would have told in the last seven days and is still open: the newest first, with the number of all. Where many match,
-- the newest 1,000 are looked at; `is_more` where there may be more than were.
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5, more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  asked record;
  named tsquery;
  is_near boolean;
  by_index boolean := false;
  ids uuid[];
  is_cut boolean := false;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  elsif shapes is not null then
    -- What was drawn is the place.
    chord := null;
  end if;
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return;
  end if;
  is_near := not public.is_crowded_area(public.search_cube(center, chord, shapes));
  if not is_near and asked.is_asked then
    named := (public.rarest_parts(asked.parts)).named;
    by_index := (public.guess_matches(named, null)).matches <= public.search_limit('read');
  end if;
  if by_index then
    select found_ones.ids, found_ones.is_more into ids, is_cut from public.jobs_by_index(center, chord, types, min_pay, currency, asked.wanted, named,
      null, null, public.search_limit('read'), shapes, false) as found_ones;
  elsif is_near then
    ids := array(select near.id from public.jobs_in_area(center, chord, types, asked.wanted, null, null, shapes) as near
      where min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency));
  else
    select found_ones.ids, found_ones.is_more into ids, is_cut from public.jobs_in_order(center, chord, types, min_pay, currency, asked.wanted,
      null, true, public.search_limit('ranked'), shapes, false) as found_ones;
  end if;
  return query
    with opened as materialized (
      select every.id, opening.opened_at, opening.opened_at > now() - interval '7 days' as is_new
      from unnest(ids) as every (id) join public.job_openings as opening on opening.job_id = every.id)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total,
      is_cut and (by_index or newest.is_all_new)
    from (
      select opened.id, opened.opened_at, count(*) filter (where is_new) over () as total, bool_and(is_new) over () as is_all_new, is_new
      from opened
      order by is_new desc, opened.opened_at desc, opened.id
      limit page_size) as newest
    join public.jobs as job using (id)
    where newest.is_new
    order by newest.opened_at desc, job.id;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer, jsonb)
  to anon, authenticated, service_role;
