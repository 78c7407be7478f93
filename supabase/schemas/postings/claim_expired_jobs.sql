-- Returns the jobs with the status 'open' that expired since the last call, or in the last hour for the first call; oldest first. A row
-- lock prevents concurrent calls from returning the same jobs.
create function public.claim_expired_jobs(max_jobs integer default 500)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  until timestamptz;
begin
  insert into public.scheduled_steps (step, completed_until) values ('freshness', now() - interval '1 hour')
    on conflict (step) do nothing;
  select completed_until into since from public.scheduled_steps where step = 'freshness' for update;
  select max(expires_at) into until from (
    select expires_at from public.jobs
    where status = 'open' and expires_at > since and expires_at <= now()
    order by expires_at limit max_jobs) as batch;
  if until is null then
    return;
  end if;
  update public.scheduled_steps set completed_until = until where step = 'freshness';
  return query
    select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug from public.jobs as job
    where job.status = 'open' and job.expires_at > since and job.expires_at <= until
    order by job.expires_at;
end
$$;

grant execute on function public.claim_expired_jobs(integer) to service_role;
