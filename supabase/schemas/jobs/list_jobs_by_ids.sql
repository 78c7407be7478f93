-- Returns these jobs in public columns, in this order. `fit`: how many of a job's shifts are in `shifts`, and how many the job has.
create function public.list_jobs_by_ids(ids uuid[], center extensions.cube, shifts text[] default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, applies_elsewhere boolean, fit integer[])
language sql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
  select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
    job.created_at, public.arc_km(job.pt operator(extensions.<->) center), job.application_url is not null,
    public.matching_shifts(job.schedule, shifts)
  from unnest(ids) with ordinality as listed (id, position) join public.jobs as job using (id)
  order by listed.position
$$;

grant execute on function public.list_jobs_by_ids(uuid[], extensions.cube, text[]) to service_role;
