-- Returns the content of the email about a decision: {"kind", "decision", "reason", "title": of the job, company or profile, "isAppeal":
-- whether it answers an appeal rather than being a new decision with its own appeal}. Null if the job, company or profile was deleted.
create function public.get_decision(decision_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', closed.subject_kind, 'decision', decided.decision, 'reason', decided.reason,
    'title', coalesce(job.title, company.company_name, profile.headline),
    'isAppeal', exists (select from jsonb_array_elements(closed.reasons) as each where each ->> 'source' = 'appeal')
      and decided.appeal_token_hash is null)
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  left join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  left join public.employer_profiles as company on closed.subject_kind = 'company' and company.id = closed.subject_id
  left join public.job_seeker_profiles as profile on closed.subject_kind = 'profile' and profile.id = closed.subject_id
  where decided.id = get_decision.decision_id
    and (closed.subject_kind in ('message', 'account') or coalesce(job.id, company.id, profile.id) is not null)
$$;

grant execute on function public.get_decision(uuid) to service_role;
