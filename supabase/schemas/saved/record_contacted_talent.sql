-- Records that the employer's account contacted the talent's account, and whether the request is declined.
create function public.record_contacted_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.contacted_talents as contacted (employer_id, talent_user_id, requested_at, is_declined)
    select new.employer_id, talent.user_id, new.created_at, new.status = 'declined'
    from public.job_seeker_profiles as talent where talent.id = new.talent_id
    on conflict (employer_id, talent_user_id) do update
      set requested_at = greatest(contacted.requested_at, excluded.requested_at), is_declined = excluded.is_declined;
  return null;
end
$$;
