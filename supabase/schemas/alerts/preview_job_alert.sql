-- What an alert would have told in the last seven days and is still open: the newest first, with the number of all.
-- Of more than 20,000 jobs that match, 20,000 are looked at.
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint)
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
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(left(words, 200)) <> '' then
    select asked.wanted into wanted from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total
    from (
      select every.id, opening.opened_at, count(*) over () as total
      from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, null, 20000) as every
      join public.job_openings as opening on opening.job_id = every.id
      where every.seen <= public.search_limit('read') and opening.opened_at > now() - interval '7 days'
        and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
      order by opening.opened_at desc, every.id
      limit page_size) as newest
    join public.jobs as job using (id)
    order by newest.opened_at desc, job.id;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer)
  to anon, authenticated, service_role;
