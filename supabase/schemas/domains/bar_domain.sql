-- Takes a company's mark away for good, for a reason that is emailed to it, or allows it to prove a domain again (`reason` null). NO_DOMAIN
-- where it never asked for one.
create function public.bar_domain(account_id uuid, reason text, operator_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  why constant text := nullif(trim(bar_domain.reason), '');
  own public.verified_domains;
begin
  update public.verified_domains
    set proven_at = null, method = null, check_at = null, misses = 0, barred_reason = why,
      lost_at = case when why is null then lost_at else now() end, lost_because = case when why is null then lost_because else 'barred' end
    where account_id = bar_domain.account_id returning * into own;
  if own.account_id is null then
    raise exception 'NO_DOMAIN' using errcode = 'PT404';
  end if;
  if why is not null then
    perform public.mail_of_domain(own.account_id, 'barred');
  end if;
  perform public.note_audit_event(case when why is null then 'domain allowed' else 'domain barred' end, 'account', own.account_id::text,
    jsonb_build_object('domain', own.domain, 'reason', why), bar_domain.operator_id);
end
$$;

grant execute on function public.bar_domain(uuid, text, uuid) to service_role;
