-- Called when a company takes a new name: hides from it the talents who hide from companies of that name. They stay hidden from it under
-- its later names.
create function public.hide_from_renamed_company(employer_id uuid, company_name text) returns void
language plpgsql
set search_path = ''
as $$
declare
  talent_user_id uuid;
begin
  for talent_user_id in
    update public.hidden_companies as hidden set employer_ids = employer_ids || employer_id
      where hidden.company_key = public.company_key(hide_from_renamed_company.company_name) and not hidden.employer_ids @> array[employer_id]
      returning hidden.user_id
  loop
    perform public.delete_talent_at_employers(array[employer_id], talent_user_id);
  end loop;
end
$$;
