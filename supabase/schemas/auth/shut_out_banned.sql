-- Ends a banned account's sessions, closes its jobs and warns their applicants, hides its profile and takes back what it wrote to people.
create function public.shut_out_banned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  insert into public.banned_jobs (job_id)
    select id from public.jobs where employer_id = new.id and ended_at > now() - public.time_shown_after_end()
    on conflict do nothing;
  update public.jobs set status = 'closed' where employer_id = new.id and status <> 'closed' and expires_at > now();
  insert into public.closing_emails (job_id, is_takedown)
    select job_id, true from public.banned_jobs where job_id in (select id from public.jobs where employer_id = new.id)
    on conflict (job_id) do update set is_takedown = true;
  update public.job_seeker_profiles set is_visible = false where user_id = new.id and is_visible;
  -- What it wrote to people and has not left yet. Applicants hear from us what became of the jobs.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = new.id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = new.id)));
  return null;
end
$$;
