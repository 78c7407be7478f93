-- What alerts take for news: a posting that was deleted and posted again is the one that it was, and a new account's postings
-- wait a little, so that what nobody should read can be closed before it is in people's mailboxes.

-- When a posting of a person is news: at once; on the account's first day of posting some minutes later; and of one that says
-- nearly what an earlier one of the account said, when that one was.
create function public.news_time(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when earlier.first is not null then earlier.first
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  cross join lateral (select public.posted_before(posted.job_id) as first offset 0) as earlier
  where posted.job_id = news_time.job_id
$$;

grant execute on function public.news_time(uuid) to service_role;
