-- Tells whoever reported a thing, and left an address, what was decided about it. An address that nobody proved gets no more of
-- such emails than of others that a stranger may have asked for.
create function public.settle_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  decided public.cases;
begin
  select * into decided from public.cases where id = new.case_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'report-decided', told.email, jsonb_build_object('reportId', told.id), 'report-decided:' || told.id
    from public.reports as told
    where told.subject_id = decided.subject_id and told.subject_kind = decided.subject_kind and told.decided_at is null
      and told.email is not null
      and (public.is_proven_address(told.email, 'browser:' || told.browser_hash)
        or coalesce(public.is_proven_address(told.email, 'account:' || told.reporter_id), false)
        or public.take_unasked_email(told.email, 1))
    on conflict (dedupe_key) do nothing;
  update public.reports set decided_at = now(), email = null,
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    where subject_id = decided.subject_id and subject_kind = decided.subject_kind and decided_at is null;
  return null;
end
$$;
