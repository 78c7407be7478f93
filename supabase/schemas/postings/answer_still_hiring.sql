-- Answers a question by its secret or by the link in the email before it: yes vouches for the job for another week and opens
-- it again if silence had paused it; filled closes it and says so, as the button on the site does.
-- {"state", "id", "slug", "employerId", "stateSlug", "citySlug"}; null for an unknown secret.
create function public.answer_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  -- A job is locked before its question, as by its opening, so that no two wait for each other.
  perform from public.jobs where id = public.job_of_question(answer_still_hiring.manage_token) for update;
  select * into question from public.still_hiring
    where job_id = public.job_of_question(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
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

grant execute on function public.answer_still_hiring(text, boolean) to anon, authenticated, service_role;
