-- Backdates the end of jobs, so that they no longer have a page. Their applications are kept as long as those of other ended jobs.
create function public.expire_job_pages(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.jobs set expires_at = now() - public.ended_job_visibility() - interval '1 day'
    where id = any (expire_job_pages.job_ids) and ended_at > now() - public.ended_job_visibility();
  delete from public.stale_jobs where job_id = any (expire_job_pages.job_ids);
end
$$;

grant execute on function public.expire_job_pages(uuid[]) to service_role;
