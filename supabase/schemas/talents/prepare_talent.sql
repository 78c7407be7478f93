-- Before a talent profile is written: stores its location, pay and skills in one form, and keeps people from setting what is the
-- service's.
create function public.prepare_talent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Before the generated point is computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'job_seeker_profiles_location_check';
  end if;
  new.desired_salary := public.unwrap_json(new.desired_salary);
  if jsonb_typeof(new.desired_salary) = 'null' then
    new.desired_salary := null;
  end if;
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  -- Hiding is no change of the profile.
  if tg_op = 'UPDATE' and new.hides_from_some = old.hides_from_some then
    new.updated_at := now();
  end if;
  return new;
end
$$;
