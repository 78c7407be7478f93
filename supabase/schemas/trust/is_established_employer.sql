-- Returns whether an employer is established: first posted at least 90 days ago and replied to at least five applicants with verified
-- addresses. Reports flag the postings of such an employer but never pause them.
create function public.is_established_employer(account_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.posting_log as posted
      where posted.account_id = is_established_employer.account_id and posted.posted_at <= now() - interval '90 days')
    and (select count(distinct public.normalize_mailbox(application.email))
      from public.jobs as job join public.applications as application on application.job_id = job.id
      where job.employer_id = is_established_employer.account_id and application.email_verified_at is not null
        and exists (select from public.application_events as reply where reply.application_id = application.id
          and reply.kind in ('shortlisted', 'rejected', 'hired', 'mailed'))) >= 5
$$;

grant execute on function public.is_established_employer(uuid) to service_role;
