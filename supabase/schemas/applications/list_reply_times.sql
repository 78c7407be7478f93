-- Of the applications to these jobs, returns the last 1,000 that are at least a week old and have a verified address. `reply_time` is the
-- time from the application to the first reply after the employer opened it, null without a reply. `mailbox` is the normalized address.
create function public.list_reply_times(jobs uuid[]) returns table (reply_time interval, mailbox text)
language sql stable security definer
set search_path = ''
as $$
  select (select min(reply.at) from public.application_events as reply
      where reply.application_id = application.id and reply.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
        and exists (select from public.application_events as opened
          where opened.application_id = application.id and opened.kind = 'seen' and opened.id < reply.id))
    - application.created_at, public.normalize_mailbox(application.email)
  from public.applications as application
  where application.job_id = any (jobs) and application.created_at <= now() - interval '7 days' and application.email_verified_at is not null
  order by application.created_at desc
  limit 1000
$$;

grant execute on function public.list_reply_times(uuid[]) to service_role;
