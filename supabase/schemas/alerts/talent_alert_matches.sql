-- Whether an alert asks for what a profile says: all skills, years within bounds, words anywhere in it, and the middle of its
-- cell in the circle, because that is the only place that employers get to know (D25).
create function public.talent_alert_matches(alert public.alerts, search tsvector, skills text[], years integer,
  point extensions.cube)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    alert.area operator(extensions.@>) point
    and (alert.center operator(extensions.<->) point) <= alert.chord
    and (alert.skills = '{}' or skills @> alert.skills)
    and (alert.min_years is null or years >= alert.min_years)
    and (alert.max_years is null or years <= alert.max_years)
    and (alert.words is null or search @@ alert.wanted), false)
$$;

grant execute on function public.talent_alert_matches(public.alerts, tsvector, text[], integer, extensions.cube)
  to service_role;
