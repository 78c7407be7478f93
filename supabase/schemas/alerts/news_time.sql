-- What alerts take for news: a posting that was deleted and posted again is the one that it was, and a new account's postings
-- wait a little, so that what nobody should read can be closed before it is in people's mailboxes.

-- When a posting of a person is news: at once; on the account's first day of posting some minutes later; and of one that says
-- nearly what an earlier one of the account said, when that one was.
create function public.news_time(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when earlier.posted_at is not null then earlier.posted_at
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  left join lateral (
    select min(same.posted_at) as posted_at from public.posting_log as same
    where same.account_id = posted.account_id and same.job_id <> posted.job_id
      and (same.words_hash = posted.words_hash or public.is_repost(posted.job_id, same.job_id))
      and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))) as earlier on true
  where posted.job_id = news_time.job_id
$$;

grant execute on function public.news_time(uuid) to service_role;
