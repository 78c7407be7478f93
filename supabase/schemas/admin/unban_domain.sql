-- Lifts the ban that `ban_domain` added for a domain; the audit log keeps the reason. The accounts that were banned at the same time stay
-- banned, because each has a decision of its own. Throws NO_BAN if there is no such ban.
create function public.unban_domain(domain text, reason text, unbanned_by uuid default null) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(unban_domain.domain), '.'));
begin
  update public.bans as ban set lifted_at = now()
    where ban.kind = 'domain' and ban.value = host and ban.account_id is null and ban.lifted_at is null;
  if not found then
    raise exception 'NO_BAN' using errcode = 'PT404';
  end if;
  perform public.record_audit_event('domain let in', 'domain', host, jsonb_build_object('reason', trim(unban_domain.reason)), unban_domain.unbanned_by);
end
$$;

grant execute on function public.unban_domain(text, text, uuid) to service_role;
