-- Holds a job with the text of another account's open job, or of a job that an operator removed within a year (D96). Once an operator
-- approved it, neither it nor later ones between these two accounts (`are_branches`) are held for it. A job held for nothing else is
-- shown once its text differs.
create function public.judge_copy() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  original record;
  reason jsonb;
  mended bigint;
begin
  if new.status = 'closed' or new.expires_at <= now()
      or (tg_op = 'UPDATE' and new.description is not distinct from old.description
        and old.expires_at > now() and (new.status = old.status or (old.status, new.status) = ('open', 'paused'))) then
    return new;
  end if;
  select copied.original_id, copied.is_removed, posted.title, posted.company_name, posted.employer_id
    into original
    from public.copied_posting(new.id, new.employer_id, new.description) as copied left join public.jobs as posted on posted.id = copied.original_id;
  if not found then
    if new.status = 'held' and not public.is_removed_job(new.id) and not public.has_removed(new.employer_id, 'company') then
      update public.cases as pending set closed_at = now(), outcome = 'mended'
        where pending.subject_kind = 'job' and pending.subject_id = new.id and pending.closed_at is null and pending.reasons <> '[]'
          and not exists (select from jsonb_array_elements(pending.reasons) as known where known ->> 'source' is distinct from 'copy')
        returning id into mended;
      if mended is not null then
        perform public.note_audit_event('case mended', 'job', new.id::text, jsonb_build_object('case', mended), new.employer_id);
        new.status := 'open';
      end if;
    end if;
    return new;
  end if;
  reason := jsonb_build_object('rule', case when original.is_removed then 'a copy of a removed job' else 'a copy' end,
    'weight', 100, 'words', case when original.is_removed then 'the words of a job that we took down'
      else format('the words of “%s” at %s', original.title, original.company_name) end,
    'source', 'copy', 'original', original.original_id)
    || case when original.is_removed then '{}' else jsonb_build_object('account', original.employer_id) end;
  if exists (select from public.cases as decided, jsonb_array_elements(decided.reasons) as known
      where decided.subject_kind = 'job' and decided.subject_id = new.id and decided.outcome = 'approved'
        and known -> 'original' = reason -> 'original') then
    return new;
  end if;
  if not exists (select from public.cases as pending
      where pending.subject_kind = 'job' and pending.subject_id = new.id and pending.closed_at is null
        and pending.reasons @> jsonb_build_array(reason)) then
    perform public.open_case('job', new.id, new.employer_id, jsonb_build_array(reason));
  end if;
  new.status := 'held';
  return new;
end
$$;
