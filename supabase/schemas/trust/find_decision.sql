-- What the email about a decision says: {"decision", "reason", "jobId", "title"}; null when the posting is gone.
create function public.find_decision(decision_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('decision', decided.decision, 'reason', decided.reason, 'jobId', job.id, 'title', job.title)
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  where decided.id = find_decision.decision_id
$$;

grant execute on function public.find_decision(uuid) to service_role;
