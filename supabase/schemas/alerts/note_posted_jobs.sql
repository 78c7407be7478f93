-- Notes when a posted job is news; an opening in the future is looked at when its time comes. A seeded demonstration
-- and what was news already wake no instant alerts.
create function public.note_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(news_at, created_at), case when is_demo then created_at when news_at < now() then now() end
    from (select id, created_at, is_demo, public.news_time(id) as news_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;
