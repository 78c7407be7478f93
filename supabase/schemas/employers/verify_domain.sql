-- Sets the verified domain of a new company.
create function public.verify_domain() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.verified_domain := public.domain_of_account(new.user_id);
  return new;
end
$$;
