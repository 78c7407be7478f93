-- Whether a ban stands against an account, what it was used from lately, what somebody writes, or a visitor's traces ('browser:…',
-- 'network:…'). A network counts for the hour in which it was seen: at home the same person is somebody else's neighbor.
create function public.is_banned(account_id uuid default null, words text default null, traces text[] default null) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Few sites ban, and reading a posting for it is the dear part.
  if not exists (select from public.bans where lifted_at is null and (until is null or until > now())) then
    return false;
  end if;
  return exists (
    select from (
      select 'account' as kind, is_banned.account_id::text as value
      union all
      select kind, trace_hash from public.account_traces as seen
        where seen.account_id = is_banned.account_id and (seen.kind = 'browser' or seen.seen_at > now() - interval '1 hour')
      union all
      select split_part(trace, ':', 1), substr(trace, position(':' in trace) + 1) from unnest(is_banned.traces) as trace
        where trace ~ '^(browser|network):'
      union all
      select kind, value from public.banned_in(concat_ws(E'\n',
        (select email from auth.users where id = is_banned.account_id), is_banned.words))) as met
    join public.bans as ban on ban.kind = met.kind and ban.value = met.value
    where ban.lifted_at is null and (ban.until is null or ban.until > now()));
end
$$;

grant execute on function public.is_banned(uuid, text, text[]) to service_role;
