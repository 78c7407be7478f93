-- What alerts take for news: a posting that was deleted and posted again is the one that it was, and a new account's postings
-- wait a little, so that what nobody should read can be closed before it is in people's mailboxes.

insert into public.settings (key, value, what) values
  ('same_posting_days', 14, 'For so many days an identical posting of the same account is no news to alerts.'),
  ('first_day_alert_minutes', 10, 'Minutes for which alerts wait with the postings of an account on its first day of posting.');

-- When a posting of a person is news: at once; on the account's first day of posting some minutes later; and of one that says
-- what an earlier one of the account said, when that one was.
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
    where same.account_id = posted.account_id and same.words_hash = posted.words_hash and same.job_id <> posted.job_id
      and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))) as earlier on true
  where posted.job_id = news_time.job_id
$$;
revoke execute on function public.news_time(uuid) from public, anon, authenticated;
grant execute on function public.news_time(uuid) to service_role;

-- As before, with the time at which it is news; an opening in the future is looked at when its time comes. A seeded demonstration
-- and what was news already wake no instant alerts.
create or replace function public.note_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(news_at, created_at), case when is_demo or news_at < created_at then created_at end
    from (select id, created_at, is_demo, public.news_time(id) as news_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;

-- As before, and never before the time for which it waits.
create or replace function public.note_reopened_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings as opening (job_id, opened_at) values (new.id, now())
    on conflict (job_id) do update set opened_at = greatest(excluded.opened_at, opening.opened_at), matched_at = null;
  return null;
end
$$;
