-- What two company names have in common that look alike at a glance: as `company_key`, and also digits and signs for letters, 'rn' for
-- 'm', capital 'i' for 'l', and words about hiring behind it.
create function public.look_alike_key(company_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(replace(replace(regexp_replace(
      public.company_key(translate(regexp_replace(left(company_name, 120), '(?<=[[:alpha:]])([|!])(?=[[:alpha:]])', '1', 'g'), '$@', 'sa')),
      '(?<=.{4})(jobs|careers?|hiring|recruiting|recruitment|staffing)+$', ''),
    'rn', 'm'), 'vv', 'w'), '01i34578', 'olleastb')
$$;

grant execute on function public.look_alike_key(text) to authenticated, service_role;
