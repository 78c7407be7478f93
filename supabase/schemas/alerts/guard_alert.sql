-- Normalizes an alert before it is written. A person (`is_person`, not the server) can't change the alert's owner, token or the times that
-- the scheduler sets.
create function public.guard_alert(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql
set search_path = ''
as $$
declare
  circle record;
begin
  -- [[:space:]] alone misses most control characters and, in some locales, Unicode spaces.
  alert.name := nullif(trim(regexp_replace(alert.name, '[[:space:][:cntrl:]\u00a0\u2028\u2029]+', ' ', 'g')), '');
  alert.words := nullif(regexp_replace(trim(alert.words), '\s+', ' ', 'g'), '');
  -- In the format of profile skills.
  alert.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(alert.skills) with ordinality as input (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  alert.location := public.normalize_location(public.unwrap_json(alert.location));
  alert.more := nullif(public.unwrap_json(alert.more), '{}');
  if public.parse_areas(alert.more -> 'areas') is not null then
    -- The index finds the alert by the circle around its areas.
    circle := public.areas_bounding_circle(alert.more -> 'areas');
    alert.location := jsonb_set(alert.location, '{coordinates}', jsonb_build_object('lat', circle.lat, 'lng', circle.lng));
    alert.radius_km := greatest(1, ceil(circle.radius_km));
  end if;
  alert.radius_km := coalesce(alert.radius_km,
    case alert.kind when 'job' then public.default_radius_km() else public.default_talent_radius_km() end);
  if is_person then
    if alert.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert can be unconfirmed.' using errcode = '23514', constraint = 'alerts_unconfirmed';
    end if;
    if before.id is null then
      alert.address := null;
      alert.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      alert.created_at := now();
    else
      alert.kind := before.kind;
      alert.user_id := before.user_id;
      alert.address := before.address;
      alert.manage_token := before.manage_token;
      alert.created_at := before.created_at;
      alert.searched_until := before.searched_until;
      alert.next_due_at := before.next_due_at;
    end if;
  end if;
  return alert;
end
$$;
