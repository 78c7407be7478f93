-- Where the mark of a company comes or goes, the pages of its jobs are made anew, and the audit says so.
create function public.note_domain_mark() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant text := case when tg_op <> 'INSERT' and old.proven_at is not null then old.domain end;
  after constant text := case when tg_op <> 'DELETE' and new.proven_at is not null then new.domain end;
  account constant uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  if before is distinct from after or (tg_op = 'UPDATE' and old.account_id <> new.account_id) then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = account and ended_at > now() - public.time_shown_after_end()
      on conflict do nothing;
    perform public.note_audit_event(case when after is null then 'domain mark lost' else 'domain verified' end, 'account', account::text,
      jsonb_build_object('domain', coalesce(after, before)) || case when after is null then '{}' else jsonb_build_object('by', new.method) end);
  end if;
  return null;
end
$$;
