-- Returns the id of the job that had this address before its place changed, or null. `name` must be the job's slug. As in get_job_id, the
-- job must still have a page.
create function public.get_moved_job_id(name text, state text, city text, neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job.id from public.jobs as job
  join public.job_former_places as former on former.job_id = job.id
  where job.slug = get_moved_job_id.name and job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held'
    and former.state_slug = get_moved_job_id.state and former.city_slug = get_moved_job_id.city
    and (get_moved_job_id.neighborhood is null or former.neighborhood_slug = get_moved_job_id.neighborhood)
  limit 1
$$;

grant execute on function public.get_moved_job_id(text, text, text, text) to anon, authenticated, service_role;
