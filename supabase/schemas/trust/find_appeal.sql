-- What the holder of the secret may appeal against: what find_decision says, {"appealedAt"}, and what the second look found, in
-- `outcome`. Null for an unknown secret and for what is gone.
create function public.find_appeal(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.find_decision(decided.id) || jsonb_build_object('appealedAt', decided.appealed_at, 'outcome', again.outcome)
  from public.decisions as decided left join public.cases as again on again.id = decided.appeal_case_id
  where decided.appeal_token_hash = public.sha256_hex(find_appeal.manage_token)
$$;

grant execute on function public.find_appeal(text) to anon, authenticated, service_role;
