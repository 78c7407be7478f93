-- Opens a case about a subject, or adds reasons to its open case. Reasons from the source 'posting' or 'report' replace the earlier ones
-- from the same source. Returns the case's id.
create function public.open_case(subject_kind text, subject_id uuid, account_id uuid, reasons jsonb) returns bigint
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  opened_id bigint;
begin
  insert into public.cases as existing (subject_kind, subject_id, account_id, reasons)
    values (open_case.subject_kind, open_case.subject_id, open_case.account_id, '[]')
    on conflict (subject_kind, subject_id) where closed_at is null do update set opened_at = existing.opened_at
    returning id into opened_id;
  update public.cases as opened set
    reasons = (
      select coalesce(jsonb_agg(reason order by position), '[]') from (
        select distinct on (reason) reason, position
        from jsonb_array_elements(open_case.reasons || coalesce((
          select jsonb_agg(earlier) from jsonb_array_elements(opened.reasons) as earlier
          where coalesce(earlier ->> 'source', '') not in ('posting', 'report') or not exists (
            select from jsonb_array_elements(open_case.reasons) as later where later ->> 'source' = earlier ->> 'source')), '[]'))
          with ordinality as each (reason, position)
        order by reason, position) as distinct_reasons)
    where id = opened_id;
  update public.cases as opened set
    risk = (select coalesce(sum((reason ->> 'weight')::integer), 0) from jsonb_array_elements(opened.reasons) as reason)
    where id = opened_id;
  perform public.record_audit_event('case opened', open_case.subject_kind, open_case.subject_id::text,
    jsonb_build_object('case', opened_id, 'rules', (select coalesce(jsonb_agg(reason -> 'rule'), '[]')
      from jsonb_array_elements(open_case.reasons) as reason)));
  return opened_id;
end
$$;

grant execute on function public.open_case(text, uuid, uuid, jsonb) to service_role;
