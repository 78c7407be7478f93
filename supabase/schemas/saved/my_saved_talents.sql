-- The viewer's saved talents, newest first, at most 1,000. A talent who is no longer visible is a row without a profile. After the day's
-- limit of full profiles, further cards are short. Email, phone and CV need an accepted request; `is_cv_scanned`: a virus scan found
-- nothing.
create function public.my_saved_talents()
returns table (talent_id uuid, saved_at timestamptz, note text, is_available boolean, name text, headline text, bio text,
  skills text[], experience_years integer, available_from date, desired_job_types text[], desired_salary jsonb, city text,
  state text, request_status text, email text, phone text, has_cv boolean,
  is_cv_scanned boolean)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  readable uuid[];
begin
  if not public.is_employer() then
    return;
  end if;
  if public.is_verified_employer() then
    -- Called once per list, not per row.
    readable := public.record_talent_views(array(
      select saved.talent_id from public.saved_talents as saved
      join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
      where saved.employer_id = viewer and not saved.was_read
      order by saved.created_at desc, saved.talent_id limit 1000));
    update public.saved_talents set was_read = true
      where employer_id = viewer and talent_id = any (readable) and not was_read;
  end if;
  return query
    select saved.talent_id, saved.created_at, saved.note, talent.id is not null,
      case when is_full then talent.full_name when talent.id is not null then public.short_name(talent.full_name) end,
      talent.headline, case when is_full then talent.bio end, talent.skills,
      case when is_full then talent.experience_years end, case when is_full then talent.available_from end,
      talent.desired_job_types, case when is_full then talent.desired_salary end,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      coalesce(request.status, public.get_past_request_status(viewer, talent.user_id)),
      case when request.status = 'accepted' then (select account.email::text from auth.users as account where account.id = talent.user_id) end,
      case when request.status = 'accepted' then request.phone end,
      request.status = 'accepted' and talent.cv_url is not null,
      exists (select from public.uploads as cv where cv.path = talent.cv_url and cv.scanned_at is not null)
    from public.saved_talents as saved
    left join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
    left join public.contact_requests as request
      on request.employer_id = saved.employer_id and request.talent_id = talent.id,
    lateral (select saved.was_read or request.status = 'accepted' as is_full) as reading
    where saved.employer_id = viewer
    order by saved.created_at desc, saved.talent_id
    limit 1000;
end
$$;

grant execute on function public.my_saved_talents() to authenticated, service_role;
