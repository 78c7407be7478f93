-- Remembers who asked whom, and whether the last answer was no.
create function public.remember_asked_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.asked_talents as known (employer_id, talent_user_id, asked_at, is_declined)
    select new.employer_id, talent.user_id, new.created_at, new.status = 'declined'
    from public.job_seeker_profiles as talent where talent.id = new.talent_id
    on conflict (employer_id, talent_user_id) do update
      set asked_at = greatest(known.asked_at, excluded.asked_at), is_declined = excluded.is_declined;
  return null;
end
$$;
