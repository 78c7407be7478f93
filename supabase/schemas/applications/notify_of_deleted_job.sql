-- Queues an email to each applicant of a deleted job who has no decision, or who has an unsent email, because that is deleted with the
-- application. If a warning about a takedown was still due, emails all applicants. Copies the applications to deleted_applications.
create function public.notify_of_deleted_job(job public.jobs, now_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_warning_due constant boolean :=
    exists (select from public.closing_emails where job_id = job.id and is_takedown);
  is_taken_down constant boolean := is_warning_due
    or exists (select from public.application_events where job_id = job.id and kind = 'job-removed');
begin
  -- Comes before the insert below, which copies the links that are added here.
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isVerified', application.email_verified_at is not null, 'manageToken', public.add_application_link(application.id)),
      'job-gone:' || application.id
    from public.claim_emailable_applications(array(
      select remaining.id from public.applications as remaining
      where remaining.job_id = job.id
        and (is_warning_due or remaining.id in (select waiting.id from public.undecided_applications(job.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = remaining.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed', 'job-removed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  insert into public.deleted_applications (token_hash, link_hashes, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.link_hashes, application.applicant_id, job.title, job.company_name, job.state_slug, job.city_slug,
      case when is_taken_down then 'taken-down'
        -- When an account is deleted, its employer profile is deleted before its jobs.
        when exists (select from public.employer_profiles where user_id = job.employer_id) then 'job-deleted'
        else 'employer-left' end,
      application.status, application.created_at, least(job.ended_at, now_at)
    from public.applications as application where application.job_id = job.id
    on conflict do nothing;
end
$$;
