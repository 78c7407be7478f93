-- The viewer's own job with its private columns; null for any other job.
create function public.get_my_job(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
    'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
    'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
    'tags', tags, 'application_url', application_url, 'schedule', schedule,
    'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact, 'hold', public.job_hold(id),
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = get_my_job.job_id and employer_id = (select auth.uid())
$$;

grant execute on function public.get_my_job(uuid) to authenticated, service_role;
