-- Lets a domain in again that was shut out by itself, for a reason that the audit keeps. The accounts that were banned with it were each
-- decided about, and stay out until somebody decides anew. NO_BAN where it's in already.
create function public.lift_domain(domain text, reason text, lifted_by uuid default null) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(lift_domain.domain), '.'));
begin
  update public.bans as ban set lifted_at = now()
    where ban.kind = 'domain' and ban.value = host and ban.account_id is null and ban.lifted_at is null;
  if not found then
    raise exception 'NO_BAN' using errcode = 'PT404';
  end if;
  perform public.note_audit_event('domain let in', 'domain', host, jsonb_build_object('reason', trim(lift_domain.reason)), lift_domain.lifted_by);
end
$$;

grant execute on function public.lift_domain(text, text, uuid) to service_role;
