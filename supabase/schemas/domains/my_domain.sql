-- The viewer's domain and how far its proof is; null without one.
create function public.my_domain() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('domain', domain, 'shown', shown, 'token', token, 'seen', seen, 'checkedAt', checked_at,
    'method', method, 'provenAt', proven_at, 'checkAt', check_at, 'misses', misses, 'lostAt', lost_at, 'lostBecause', lost_because,
    'barredReason', barred_reason)
  from public.verified_domains where account_id = (select auth.uid())
$$;

grant execute on function public.my_domain() to authenticated, service_role;
