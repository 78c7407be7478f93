-- Returns the decision whose email contains this appeal secret: the fields of `get_decision`, "appealedAt", and "outcome", the appeal's
-- result. Null for an unknown secret and for a deleted subject.
create function public.get_appeal(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.get_decision(decided.id) || jsonb_build_object('appealedAt', decided.appealed_at, 'outcome', appeal_case.outcome)
  from public.decisions as decided left join public.cases as appeal_case on appeal_case.id = decided.appeal_case_id
  where decided.appeal_token_hash = public.sha256_hex(get_appeal.manage_token)
$$;

grant execute on function public.get_appeal(text) to anon, authenticated, service_role;
