-- Ends jobs so long ago that they have no page; their applications stay for as long as those of any ended job.
create function public.bury_jobs(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.jobs set expires_at = now() - public.time_shown_after_end() - interval '1 day'
    where id = any (bury_jobs.job_ids) and ended_at > now() - public.time_shown_after_end();
  delete from public.stale_jobs where job_id = any (bury_jobs.job_ids);
end
$$;

grant execute on function public.bury_jobs(uuid[]) to service_role;
