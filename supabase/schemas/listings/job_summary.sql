-- A job as JSON, with the columns of search_jobs.
create function public.job_summary(job public.jobs, distance_km double precision) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'company_name', job.company_name,
    'company_logo', job.company_logo, 'location', job.location, 'type', job.type, 'salary', job.salary, 'tags', job.tags,
    'created_at', job.created_at, 'distance_km', distance_km, 'applies_elsewhere', job.application_url is not null)
$$;

grant execute on function public.job_summary(public.jobs, double precision) to service_role;
