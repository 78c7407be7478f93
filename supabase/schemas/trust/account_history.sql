-- Returns an account's history for admins: {"email", "since", "companyName", "companySince", "domain": verified web domain, "jobs":
-- {status: number among the newest thousand}, "hires": at most 100, "decisions": the last twenty}; null for an unknown account.
create function public.account_history(account_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('email', account.email, 'since', account.created_at, 'companyName', company.company_name,
    'companySince', company.created_at, 'domain', company.verified_domain,
    'jobs', (select coalesce(jsonb_object_agg(status, jobs), '{}') from (select status, count(*) as jobs
      from (select status from public.jobs where employer_id = account.id order by created_at desc limit 1000) as newest
      group by status) as counted),
    'hires', (select count(*) from (select from public.jobs as job join public.applications as application
      on application.job_id = job.id and application.status = 'hired' where job.employer_id = account.id limit 100) as hired),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('decision', past.decision, 'kind', past.subject_kind,
        'reason', past.reason, 'decidedAt', past.decided_at, 'caseId', past.id, 'by', past.email) order by past.decided_at desc), '[]')
      from (select decided.decision, decided.reason, decided.decided_at, about.subject_kind, about.id, admin.email
        from public.cases as about join public.decisions as decided on decided.case_id = about.id
        left join auth.users as admin on admin.id = decided.decided_by
        where about.account_id = account.id order by decided.decided_at desc limit 20) as past))
  from auth.users as account left join public.employer_profiles as company on company.user_id = account.id
  where account.id = account_history.account_id
$$;

grant execute on function public.account_history(uuid) to service_role;
