-- The viewer's access to talents: the audience of the cards, why a company gets only the visitors' cards ('unverified', 'used-up' after the
-- day's limit, or null), and the number of full profiles per day.
create function public.talent_access() returns table (audience text, restriction text, profiles_a_day integer)
language sql stable security definer
set search_path = ''
as $$
  select case when viewer.audience = 'employer' and viewer.is_used_up then 'visitor' else viewer.audience end,
    case when viewer.audience = 'employer' and viewer.is_used_up then 'used-up'
      when viewer.audience = 'visitor' and public.is_employer() then 'unverified' end,
    public.setting('talent_profiles_a_day')
  from (select public.talent_audience() as audience, public.remaining_talent_views() = 0 as is_used_up) as viewer
$$;

grant execute on function public.talent_access() to anon, authenticated, service_role;
