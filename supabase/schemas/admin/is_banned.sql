-- Returns whether a ban applies to an account, to its recent fingerprints, to identifiers in its address or in `words`, or to a visitor's
-- fingerprints ('browser:…', 'network:…'). An account's network counts for one hour after it was seen, because neighbors may share it
-- later.
create function public.is_banned(account_id uuid default null, words text default null, fingerprints text[] default null)
returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Most sites have no bans, and extracting identifiers from a posting is expensive.
  if not exists (select from public.bans where lifted_at is null and (until is null or until > now())) then
    return false;
  end if;
  return exists (
    select from (
      select 'account' as kind, is_banned.account_id::text as value
      union all
      select kind, fingerprint_hash from public.account_fingerprints as seen
        where seen.account_id = is_banned.account_id and (seen.kind = 'browser' or seen.seen_at > now() - interval '1 hour')
      union all
      select split_part(fingerprint, ':', 1), substr(fingerprint, position(':' in fingerprint) + 1)
        from unnest(is_banned.fingerprints) as fingerprint where fingerprint ~ '^(browser|network):'
      union all
      select kind, value from public.extract_identifiers(concat_ws(E'\n',
        (select email from auth.users where id = is_banned.account_id), is_banned.words))) as identifier
    join public.bans as ban on ban.kind = identifier.kind and ban.value = identifier.value
    where ban.lifted_at is null and (ban.until is null or ban.until > now()));
end
$$;

grant execute on function public.is_banned(uuid, text, text[]) to service_role;
