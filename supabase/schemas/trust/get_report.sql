-- Returns the content of the email to a reporter: {"kind", "outcome", "title": of a job}; null if the report is deleted or undecided.
create function public.get_report(report_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', report.subject_kind, 'outcome', report.outcome, 'title', job.title)
  from public.reports as report
  left join public.jobs as job on report.subject_kind = 'job' and job.id = report.subject_id
  where report.id = get_report.report_id and report.outcome is not null
$$;

grant execute on function public.get_report(uuid) to service_role;
