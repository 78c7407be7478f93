-- Returns the newest 100 active bans that `ban_domain` added. Domains that were banned as an identifier of an account are left out.
create function public.list_banned_domains() returns table (id bigint, domain text, reason text, banned_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select id, value, reason, banned_at from public.bans
    where kind = 'domain' and account_id is null and lifted_at is null and (until is null or until > now())
    order by banned_at desc limit 100
$$;

grant execute on function public.list_banned_domains() to service_role;
