-- Returns the id of the job at a URL of any form, or null (D7, D8). `name` is a slug or, if a state and city are given, possibly a
-- slugified title. The job must be in the given state, city and neighborhood. A job with this slug wins over jobs with this title, because
-- the address may be its canonical one. Of several jobs with the same title, the newest open one wins, then the newest ended one.
create function public.get_job_id(name text, state text default null, city text default null,
  neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from (
    (select id, 1 as rank from public.jobs
      where slug = get_job_id.name and ended_at > now() - public.ended_job_visibility() and status <> 'held'
        and (get_job_id.state is null or state_slug = get_job_id.state)
        and (get_job_id.city is null or city_slug = get_job_id.city)
        and (get_job_id.neighborhood is null or neighborhood_slug = get_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = get_job_id.state and city_slug = get_job_id.city and title_slug = get_job_id.name
        and (get_job_id.neighborhood is null or neighborhood_slug = get_job_id.neighborhood)
        and ended_at > now() - public.ended_job_visibility() and status <> 'held'
      order by status = 'open' and expires_at > now() desc, created_at desc, id
      limit 1)
  ) as found order by rank limit 1
$$;

grant execute on function public.get_job_id(text, text, text, text) to anon, authenticated, service_role;
