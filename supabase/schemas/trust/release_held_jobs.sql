-- Shows held jobs again, unless another case or decision holds them. Returns how many.
create function public.release_held_jobs(job_ids uuid[]) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  shown uuid[];
begin
  with opened as (
    update public.jobs as job set status = 'open'
    where job.id = any (release_held_jobs.job_ids) and job.status = 'held'
      and not public.is_job_removed(job.id) and not public.is_subject_removed(job.employer_id, 'company')
      and not exists (select from public.cases as pending
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null)
    returning job.id),
  stale as (insert into public.stale_jobs (job_id) select id from opened on conflict do nothing)
  select coalesce(array_agg(id), '{}') into shown from opened;
  perform public.cancel_closing_emails(shown);
  return cardinality(shown);
end
$$;

grant execute on function public.release_held_jobs(uuid[]) to service_role;
