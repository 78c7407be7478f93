-- Everything to decide a case by, and the event of who looked: {"case", "subject": case_subject's, "account": account_history's,
-- "related": related_postings', "reports": what others wrote, "appeal": against what, and in which words, "next": the case behind it}.
-- Null for an unknown case.
create function public.read_case(case_id bigint, operator_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  looked public.cases;
begin
  select * into looked from public.cases where id = read_case.case_id;
  if not found then
    return null;
  end if;
  perform public.note_audit_event('case looked at', looked.subject_kind, looked.subject_id::text,
    jsonb_build_object('case', looked.id), read_case.operator_id);
  return jsonb_build_object(
    'case', to_jsonb(looked),
    'subject', public.case_subject(looked.subject_kind, looked.subject_id),
    'account', public.account_history(looked.account_id),
    'related', case looked.subject_kind when 'job' then public.related_postings(looked.subject_id) else '[]' end,
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note, 'at', report.created_at)
        order by report.created_at desc), '[]')
      from (select * from public.reports where subject_id = looked.subject_id order by created_at desc limit 50) as report),
    'appeal', (select jsonb_build_object('words', decided.appeal_words, 'appealedAt', decided.appealed_at, 'decision', decided.decision,
        'reason', decided.reason, 'decidedAt', decided.decided_at, 'by', operator.email)
      from public.decisions as decided left join auth.users as operator on operator.id = decided.decided_by
      where decided.appeal_case_id = looked.id order by decided.appealed_at desc limit 1),
    'next', public.next_case(looked.id));
end
$$;

grant execute on function public.read_case(bigint, uuid) to service_role;
