-- The benefit kinds that match employers' own words: "Dental and vision" is 'health' (D102).
create function public.benefit_kinds(benefits text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select kind from (values
      ('health', '\m(health|medical|dental|vision)'),
      ('time-off', '\m(pto|vacation|holidays?|sick|time off|parental leave|days off)\M'),
      ('retirement', '401|403|\m(retirement|pension)'),
      ('training', '\m(training|tuition|apprentice|learning|classes|certification|scholarship)'),
      ('flexible', '\m(flexible|flex|choose your|work from home|remote)\M'),
      ('meals', '\m(meals?|lunch|food)\M(?! handler)'),
      ('discount', '\mdiscount'),
      ('commute', '\m(transit|commuter?|parking|mileage|company (truck|car|van))\M')) as kinds (kind, words)
    where left(array_to_string(benefits, ' · '), 4000) ~* words)
$$;

grant execute on function public.benefit_kinds(text[]) to authenticated, service_role;
