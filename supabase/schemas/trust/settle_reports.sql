-- Settles the reports about what was decided, and emails their reporters the outcome.
create function public.settle_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.reports as report set decided_at = now(),
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    from public.cases as decided
    where decided.id = new.case_id and report.subject_id = decided.subject_id and report.subject_kind = decided.subject_kind
      and report.decided_at is null;
  perform public.write_report_emails();
  return null;
end
$$;
