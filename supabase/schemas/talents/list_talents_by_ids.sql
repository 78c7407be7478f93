-- Talents in the order of `ids`, with the columns of an audience (table in supabase/README.md). `readable`: ids with full profiles.
-- `cell_lat`, `cell_lng` and `distance_km` refer to the center of the talent's map cell.
create function public.list_talents_by_ids(ids uuid[], readable uuid[], audience text, center extensions.cube)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  cell_lat double precision, cell_lng double precision, distance_km double precision, experience_years integer,
  available_from date, bio text, desired_salary jsonb, is_saved boolean)
language sql stable security definer
set search_path = ''
as $$
  select talent.id,
    case when is_full then talent.full_name else public.short_name(talent.full_name) end,
    talent.headline, talent.skills,
    talent.location #>> '{address,city}', talent.location #>> '{address,state}',
    talent.available_from <= current_date,
    talent.desired_job_types,
    degrees(asin(extensions.cube_ll_coord(talent.public_point, 3) / 6371)),
    degrees(atan2(extensions.cube_ll_coord(talent.public_point, 2), extensions.cube_ll_coord(talent.public_point, 1))),
    public.arc_km(talent.public_point operator(extensions.<->) center),
    case when is_full or audience = 'signed-in' then talent.experience_years end,
    case when is_full or audience = 'signed-in' then talent.available_from end,
    case when is_full then talent.bio end,
    case when is_full then talent.desired_salary end,
    case when audience = 'employer' then exists (select from public.saved_talents as saved
      where saved.employer_id = (select auth.uid()) and saved.talent_id = talent.id) end
  from unnest(ids) with ordinality as listed (talent_id, position)
  join public.job_seeker_profiles as talent on talent.id = listed.talent_id,
  lateral (select coalesce(talent.id = any (readable), false) as is_full) as reading
  order by listed.position
$$;

grant execute on function public.list_talents_by_ids(uuid[], uuid[], text, extensions.cube) to service_role;
