-- Returns the time from which alerts treat a posting as new: when it was posted. On the account's first day of posting, the time is some
-- minutes later, so that abuse can be removed before it is mailed. A posting identical to earlier ones of the account gets the time of the
-- first of them.
create function public.alert_time_of_posting(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when earlier.first is not null then earlier.first
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  cross join lateral (select public.first_identical_posting_at(posted.job_id) as first offset 0) as earlier
  where posted.job_id = alert_time_of_posting.job_id
$$;

grant execute on function public.alert_time_of_posting(uuid) to service_role;
