-- Removes up to `max_jobs` due jobs from stale_jobs and returns them; the caller renders their pages again. Leaves the jobs of banned
-- accounts to list_banned_jobs.
create function public.claim_stale_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    delete from public.stale_jobs where job_id = any (array(
      select job_id from public.stale_jobs where due_at <= now() and not is_banned order by due_at limit max_jobs for update skip locked))
    returning job_id)
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from claimed join public.jobs as job on job.id = claimed.job_id
$$;

grant execute on function public.claim_stale_jobs(integer) to service_role;
