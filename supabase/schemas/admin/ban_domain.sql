-- Bans a domain, and up to 200 accounts with an address at it or at a subdomain. Returns the number of accounts that this call banned; if
-- it is 200, call again. Throws INVALID_DOMAIN, or SHARED_DOMAIN if anyone can have an address at the domain or an admin has one.
create function public.ban_domain(domain text, reason text, banned_by uuid default null, until timestamptz default null)
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(ban_domain.domain), '.'));
  banned_count integer;
begin
  if coalesce(host !~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$', true) then
    raise exception 'INVALID_DOMAIN' using errcode = 'PT400';
  end if;
  if host = any (public.shared_domains()) or exists (
      select from public.admins as admin join auth.users as account on account.id = admin.user_id
      where split_part(lower(account.email), '@', 2) = host or split_part(lower(account.email), '@', 2) like '%.' || host) then
    raise exception 'SHARED_DOMAIN' using errcode = 'PT409';
  end if;
  perform public.add_ban('domain', host, ban_domain.until, ban_domain.reason, ban_domain.banned_by);
  select count(public.decide_account(account.id, 'ban', ban_domain.reason, ban_domain.banned_by, ban_domain.until)) into banned_count
    from (select id from auth.users
      where (split_part(lower(email), '@', 2) = host or split_part(lower(email), '@', 2) like '%.' || host)
        and (banned_until is null or banned_until < now()) limit 200) as account;
  perform public.record_audit_event('domain banned', 'domain', host, jsonb_build_object('accounts', banned_count), ban_domain.banned_by);
  return banned_count;
end
$$;

grant execute on function public.ban_domain(text, text, uuid, timestamp with time zone) to service_role;
