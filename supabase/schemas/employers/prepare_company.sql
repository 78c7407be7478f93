-- Normalizes a company's location and name before a write, and prevents people from setting `is_demo` and `created_at`.
create function public.prepare_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- The company page's URL is derived from the name, so equal names need equal code points.
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
