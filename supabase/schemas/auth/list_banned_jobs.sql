-- Returns up to `max_jobs` jobs of banned accounts, whose pages still have to be removed.
create function public.list_banned_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql stable security definer
set search_path = ''
as $$
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from public.stale_jobs as banned join public.jobs as job on job.id = banned.job_id
  where banned.due_at <= now() and banned.is_banned
  order by banned.due_at
  limit max_jobs
$$;

grant execute on function public.list_banned_jobs(integer) to service_role;
