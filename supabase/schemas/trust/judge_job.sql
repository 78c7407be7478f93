-- Judges what a person posts, edits or opens (D90, D91). What breaks a hard rule is refused with its sentence; what weighs as much as
-- `hold_weight` is held with a case, and so is a job with an open case or one that an operator took down. All else is live at once,
-- and so is what was held for its words alone and no longer has them. What an operator approved of this job is not asked again.
create function public.judge_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
begin
  if new.status = 'closed' or new.expires_at <= now() or (tg_op = 'UPDATE' and new.status = old.status and old.expires_at > now()
      and (new.title, new.description, new.tags, new.benefits, new.application_url, new.contact, new.salary, new.location)
        is not distinct from
        (old.title, old.description, old.tags, old.benefits, old.application_url, old.contact, old.salary, old.location)) then
    return new;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard)) -> 0
    into reasons, refused
    from public.judge_posting(new, new.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'job' and approved.subject_id = new.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if new.status = 'paused' then
    return new;
  end if;
  select * into pending from public.cases where subject_kind = 'job' and subject_id = new.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('job', new.id, new.employer_id, reasons);
    new.status := 'held';
  elsif public.is_removed_job(new.id) then
    new.status := 'held';
  elsif pending.id is null then
    new.status := 'open';
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.note_audit_event('case mended', 'job', new.id::text, jsonb_build_object('case', pending.id), new.employer_id);
    new.status := 'open';
  elsif tg_op = 'INSERT' or old.status <> 'open' then
    new.status := 'held';
  end if;
  return new;
end
$$;
