-- What an address proved is proven no more once the account has another one.
create function public.drop_domain_of_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from public.verified_domains as own where own.account_id = new.id and own.method = 'email'
      and not public.has_address_at(new.id, own.domain)) then
    perform public.lose_domain(new.id, 'address');
  end if;
  return null;
end
$$;
