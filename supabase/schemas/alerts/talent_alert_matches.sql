-- Whether a profile matches an alert: all skills, years within bounds, words anywhere in the profile, and the center of its map cell in the
-- circle. Employers never see a more exact place (D25).
create function public.talent_alert_matches(alert public.alerts, search tsvector, skills text[], years integer,
  point extensions.cube)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    alert.box operator(extensions.@>) point
    and (alert.center operator(extensions.<->) point) <= alert.max_chord
    and (alert.skills = '{}' or skills @> alert.skills)
    and (alert.min_years is null or years >= alert.min_years)
    and (alert.max_years is null or years <= alert.max_years)
    and (alert.words is null or search @@ alert.word_query), false)
$$;

grant execute on function public.talent_alert_matches(public.alerts, tsvector, text[], integer, extensions.cube)
  to service_role;
