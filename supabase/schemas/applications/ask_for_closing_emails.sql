-- A job that ends asks for closing emails, also where its page goes before its time; reopening cancels them.
create function public.ask_for_closing_emails(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  if job.status = 'closed' or job.ended_at <= now() - public.time_shown_after_end() then
    insert into public.closing_emails (job_id) values (job.id) on conflict do nothing;
  elsif before.status = 'closed' then
    perform public.cancel_closing_emails(array[job.id]);
  end if;
end
$$;
