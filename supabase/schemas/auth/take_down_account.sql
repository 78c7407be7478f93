-- A ban in the auth service (`banned_until`, set by its admin API or SQL) takes effect at once, and hides the account's content. Nothing is
-- restored when the ban ends; the owner can reopen the jobs. Jobs are closed instead of filtered in each list, because every search, page,
-- feed, sitemap, alert and form already checks whether a job is open. Their pages, which ended jobs otherwise keep for 14 days, are removed
-- by the next scheduled work.

-- Ends a banned account's sessions, closes its jobs and warns their applicants, hides its profile and withdraws its unsent messages.
create function public.take_down_account(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = account_id;
  insert into public.stale_jobs (job_id, is_banned)
    select id, true from public.jobs where employer_id = account_id and ended_at > now() - public.ended_job_visibility()
    on conflict (job_id) do update set is_banned = true;
  update public.jobs set status = 'closed' where employer_id = account_id and status <> 'closed' and expires_at > now();
  insert into public.closing_emails (job_id, is_takedown)
    select job_id, true from public.stale_jobs where is_banned and job_id in (select id from public.jobs where employer_id = account_id)
    on conflict (job_id) do update set is_takedown = true;
  update public.job_seeker_profiles set is_visible = false where user_id = account_id and is_visible;
  -- The account's messages that are not sent yet. Applicants are notified about the closed jobs separately.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = account_id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = account_id)));
end
$$;
