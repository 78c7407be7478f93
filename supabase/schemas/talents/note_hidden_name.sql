-- A company that takes a name that somebody hides from is hidden from under every later name.
create function public.note_hidden_name(employer_id uuid, company_name text) returns void
language plpgsql
set search_path = ''
as $$
declare
  talent_user_id uuid;
begin
  for talent_user_id in
    update public.hidden_companies as hidden set employer_ids = employer_ids || employer_id
      where hidden.company_key = public.company_key(note_hidden_name.company_name) and not hidden.employer_ids @> array[employer_id]
      returning hidden.user_id
  loop
    perform public.forget_talent_at(array[employer_id], talent_user_id);
  end loop;
end
$$;
