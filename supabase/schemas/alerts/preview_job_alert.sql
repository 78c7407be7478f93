-- The open jobs that an alert would have found in the last seven days, newest first. `total` is at most 200; `is_more` is true if there are
-- more.
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5, more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
declare
  max_counted constant integer := public.search_limit('previewed');
  search public.job_search;
  ids uuid[];
begin
  perform public.check_page(page_size, 0);
  if center_lat is null or radius_km is null then
    return;
  end if;
  -- Drawn areas replace the circle.
  search := public.parse_search(center_lat, center_lng, case when not coalesce(more ? 'areas', false) then radius_km end, words, job_types,
    min_pay, currency, 'date', null, more);
  execute format('
      select array(
        select opening.job_id
        from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
        where opening.opened_at > now() - interval ''7 days'' and %s
        order by opening.opened_at desc, job.id
        limit $2)', public.where_clause(search))
    into ids using search, max_counted + 1;
  return query
    select page.id, page.slug, page.title, page.company_name, page.company_logo, page.location, page.type, page.salary, page.tags,
      page.created_at, page.distance_km, least(cardinality(ids), max_counted)::bigint, cardinality(ids) > max_counted
    from public.list_jobs_by_ids(ids[1:page_size], search.center) as page;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer, jsonb)
  to anon, authenticated, service_role;
