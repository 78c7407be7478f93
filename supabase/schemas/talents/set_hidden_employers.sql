-- Stores the accounts that have the company name now, so that renaming a company doesn't show the talent to it again.
create function public.set_hidden_employers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.company_name := trim(new.company_name);
  new.employer_ids := array(
    select employer.user_id from public.employer_profiles as employer
    where public.company_key(employer.company_name) = public.company_key(new.company_name));
  return new;
end
$$;
