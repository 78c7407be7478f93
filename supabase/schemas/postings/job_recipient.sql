-- The recipient of emails about a job: its contact if it may receive them (is_job_contact) or the job is a demo, else the account's
-- confirmed address; null if there is neither.
create function public.job_recipient(job_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when job.is_demo or public.is_job_contact(job.employer_id, job.contact ->> 'email') then job.contact ->> 'email'
    else (select email from auth.users where id = job.employer_id and email_confirmed_at is not null) end
  from public.jobs as job where job.id = job_recipient.job_id
$$;

grant execute on function public.job_recipient(uuid) to service_role;
