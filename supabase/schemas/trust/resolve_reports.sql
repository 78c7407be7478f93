-- Closes the reports about a decided subject and queues emails to their reporters.
create function public.resolve_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.reports as report set decided_at = now(),
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    from public.cases as decided
    where decided.id = new.case_id and report.subject_id = decided.subject_id and report.subject_kind = decided.subject_kind
      and report.decided_at is null;
  perform public.queue_report_emails();
  return null;
end
$$;
