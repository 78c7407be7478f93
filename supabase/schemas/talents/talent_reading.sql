-- What the site shows the viewer of talents: the audience that the cards are for, why they are short for a company ('unproven',
-- 'used-up' or null), and how many full profiles there are in a day.
create function public.talent_reading() returns table (audience text, obstacle text, profiles_a_day integer)
language sql stable security definer
set search_path = ''
as $$
  select case when asking.audience = 'employer' and asking.is_used_up then 'visitor' else asking.audience end,
    case when asking.audience = 'employer' and asking.is_used_up then 'used-up'
      when asking.audience = 'visitor' and public.is_employer() then 'unproven' end,
    public.setting('talent_profiles_a_day')
  from (select public.talent_audience() as audience, public.talents_left_today() = 0 as is_used_up) as asking
$$;

grant execute on function public.talent_reading() to anon, authenticated, service_role;
