-- Records the answer to a "Still hiring?" question. A yes keeps the job open for another week, and reopens it if it was paused
-- automatically. A no closes the job as filled.
-- Returns {"state", "id", "slug", "employerId", "stateSlug", "citySlug"}; null for an unknown token.
create function public.respond_to_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  -- Locks the job before its question, in the same order as elsewhere, to prevent deadlocks.
  perform from public.jobs where id = public.get_still_hiring_job(respond_to_still_hiring.manage_token) for update;
  select * into question from public.still_hiring
    where job_id = public.get_still_hiring_job(respond_to_still_hiring.manage_token) for update;
  if not found or respond_to_still_hiring.is_hiring is null then
    return null;
  end if;
  if respond_to_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed', close_reason = 'filled' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$$;

grant execute on function public.respond_to_still_hiring(text, boolean) to anon, authenticated, service_role;
