-- Runs before a talent profile is written: normalizes location, pay and skills, and resets columns that only the service may set.
create function public.prepare_talent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Checked before the generated point is computed, which would fail with a less clear error.
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
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as input (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  -- Hiding from a company is not a change of the profile.
  if tg_op = 'UPDATE' and new.is_hidden_from_some = old.is_hidden_from_some then
    new.updated_at := now();
  end if;
  return new;
end
$$;
