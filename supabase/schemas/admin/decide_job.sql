-- Takes a job down ('remove') or restores it ('approve'), whether or not it has a case: decides its open case or opens one. Returns the
-- decision's id.
create function public.decide_job(job_id uuid, decision text, reason text, decided_by uuid) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  owner uuid := (select employer_id from public.jobs where id = decide_job.job_id);
begin
  if owner is null then
    raise exception 'NO_JOB' using errcode = 'PT404';
  end if;
  return public.decide_case(public.open_case('job', decide_job.job_id, owner, '[]'), decide_job.decision, decide_job.reason,
    decide_job.decided_by);
end
$$;

grant execute on function public.decide_job(uuid, text, text, uuid) to service_role;
