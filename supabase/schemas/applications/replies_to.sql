-- The last thousand applications to these jobs of at least a week ago whose address was proven: how long each waited for the first answer
-- after it was opened (null while it waits), and whose mailbox it came from.
create function public.replies_to(jobs uuid[]) returns table (took interval, mailbox text)
language sql stable security definer
set search_path = ''
as $$
  select (select min(answer.at) from public.application_events as answer
      where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
        and exists (select from public.application_events as opened
          where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
    - application.created_at, public.mailbox_of(application.email)
  from public.applications as application
  where application.job_id = any (jobs) and application.created_at <= now() - interval '7 days' and application.proven_at is not null
  order by application.created_at desc
  limit 1000
$$;

grant execute on function public.replies_to(uuid[]) to service_role;
