-- Queues closing emails for a job that is closed or no longer has a page. Reopening cancels them.
create function public.queue_closing_emails(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  if job.status = 'closed' or job.ended_at <= now() - public.ended_job_visibility() then
    insert into public.closing_emails (job_id) values (job.id) on conflict do nothing;
  elsif before.status = 'closed' then
    perform public.cancel_closing_emails(array[job.id]);
  end if;
end
$$;
