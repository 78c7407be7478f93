-- Returns everything needed to decide a case, and records the view: {"case", "subject": as `case_subject`, "account": as `account_history`,
-- "related": as `related_postings`, "reports": the latest 50, "appeal": the appealed decision and the appeal's text, "next": the next
-- case's id}. Null for an unknown case.
create function public.get_case(case_id bigint, admin_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  opened public.cases;
begin
  select * into opened from public.cases where id = get_case.case_id;
  if not found then
    return null;
  end if;
  perform public.record_audit_event('case looked at', opened.subject_kind, opened.subject_id::text,
    jsonb_build_object('case', opened.id), get_case.admin_id);
  return jsonb_build_object(
    'case', to_jsonb(opened),
    'subject', public.case_subject(opened.subject_kind, opened.subject_id),
    'account', public.account_history(opened.account_id),
    'related', case opened.subject_kind when 'job' then public.related_postings(opened.subject_id) else '[]' end,
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note, 'at', report.created_at)
        order by report.created_at desc), '[]')
      from (select * from public.reports where subject_id = opened.subject_id order by created_at desc limit 50) as report),
    'appeal', (select jsonb_build_object('words', decided.appeal_words, 'appealedAt', decided.appealed_at, 'decision', decided.decision,
        'reason', decided.reason, 'decidedAt', decided.decided_at, 'by', admin.email)
      from public.decisions as decided left join auth.users as admin on admin.id = decided.decided_by
      where decided.appeal_case_id = opened.id order by decided.appealed_at desc limit 1),
    'next', public.next_case(opened.id));
end
$$;

grant execute on function public.get_case(bigint, uuid) to service_role;
