-- Written by `npm run migration` from supabase/schemas; the rows by hand.

set local check_function_bodies = off;

create or replace function public.normalize_employer_profile()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Its address is made of the name, and one name has one address.
  new.company_name := normalize(trim(new.company_name), NFC);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  return new;
end
$function$;

alter table public.jobs disable trigger user;
update public.jobs set company_name = normalize(company_name, NFC) where company_name is not nfc normalized;
alter table public.jobs enable trigger user;
update public.employer_profiles set company_name = normalize(company_name, NFC) where company_name is not nfc normalized;
