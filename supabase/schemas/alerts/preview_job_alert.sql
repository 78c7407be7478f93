-- What an alert would have told in the last seven days and is still open: the newest first, with the number of all.
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
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(words) <> '' then
    select asked.wanted into wanted from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), count(*) over ()
    from public.jobs as job join public.job_openings as opening on opening.job_id = job.id
    where job.status = 'open' and job.expires_at > now()
      and opening.opened_at > now() - interval '7 days'
      and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord
      and (types is null or job.type = any (types))
      and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
      and (wanted is null or job.search @@ wanted)
    order by opening.opened_at desc, job.id
    limit page_size;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer)
  to anon, authenticated, service_role;
