-- Appeals a decision with the secret of its email, once: opens a case about the same subject. Returns the result of `get_appeal`.
create function public.appeal_decision(manage_token text, words text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  appealed public.decisions;
  decided public.cases;
begin
  if public.get_appeal(appeal_decision.manage_token) is not null then
    update public.decisions set appeal_words = trim(appeal_decision.words), appealed_at = now()
      where appeal_token_hash = public.sha256_hex(appeal_decision.manage_token) and appealed_at is null
      returning * into appealed;
    if found then
      select * into decided from public.cases where id = appealed.case_id;
      update public.decisions set appeal_case_id = public.open_case(decided.subject_kind, decided.subject_id, decided.account_id,
          '[{"rule": "an appeal", "weight": 50, "words": "", "source": "appeal"}]')
        where id = appealed.id;
    end if;
  end if;
  return public.get_appeal(appeal_decision.manage_token);
end
$$;

grant execute on function public.appeal_decision(text, text) to anon, authenticated, service_role;
