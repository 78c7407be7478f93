-- Records the fingerprints of an account, if it exists. Returns whether any of them is banned.
create function public.record_fingerprints(account_id uuid, fingerprints text[]) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  insert into public.account_fingerprints as existing (account_id, kind, fingerprint_hash)
    select account.id, split_part(fingerprint, ':', 1), substr(fingerprint, position(':' in fingerprint) + 1)
    from auth.users as account, unnest(record_fingerprints.fingerprints) as fingerprint
    where account.id = record_fingerprints.account_id and fingerprint ~ '^(browser|network):.'
    on conflict on constraint account_fingerprints_pkey do update set seen_at = now();
  return public.is_banned(null, null, record_fingerprints.fingerprints);
end
$$;

grant execute on function public.record_fingerprints(uuid, text[]) to service_role;
