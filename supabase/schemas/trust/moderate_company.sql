-- Moderates a company's name and description, which its jobs show. A hard rule rejects the text with a message. A weight of `hold_weight`
-- or more hides the company's jobs until an admin reviews the text or an edit lowers the weight. A new company has no jobs yet; its text is
-- moderated with each job. Approved text isn't moderated again (D91).
create function public.moderate_company(company public.employer_profiles, is_new boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
begin
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard),
    (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', broken.field) order by broken.weight desc)
      filter (where broken.is_hard)) -> 0
    into reasons, refused
    from (
      select distinct on (rule) * from (
        select 'companyName' as field, in_name.* from public.match_trust_rules(company.company_name) as in_name
        union all
        select 'companyDescription', in_description.* from public.match_trust_rules(company.company_description) as in_description
        union all
        select 'companyName', borrowed.rule, 'scam', borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null
        from public.list_name_risks(company.company_name, company.user_id, company.location) as borrowed) as each
      order by rule, field desc) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'company' and approved.subject_id = company.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if is_new then
    return;
  end if;
  select * into pending from public.cases where subject_kind = 'company' and subject_id = company.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('company', company.id, company.user_id, reasons);
    -- The jobs haven't ended, so waiting applicants get no email.
    with held as (
      update public.jobs set status = 'held' where employer_id = company.user_id and status = 'open' and expires_at > now() returning id)
    insert into public.stale_jobs (job_id) select id from held on conflict do nothing;
  elsif pending.id is not null and pending.reasons <> '[]' and not exists (
      select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.restore_subject('company', company.id, false);
    perform public.record_audit_event('case mended', 'company', company.id::text, jsonb_build_object('case', pending.id), company.user_id);
  end if;
end
$$;
