-- Before a company is written: stores its location and name in one form, and keeps people from setting what is the service's.
create function public.prepare_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Its address is made of the name, and one name has one address.
  new.company_name := normalize(trim(new.company_name), NFC);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  return new;
end
$$;
