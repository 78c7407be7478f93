-- After a talent hid from a company or shows the profile to it again.
create function public.settle_hiding() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid := coalesce(new.user_id, old.user_id);
begin
  -- One after the other, so that the last of two sees what the first has done.
  perform from public.job_seeker_profiles where user_id = talent_user_id for update;
  update public.job_seeker_profiles as talent set hides_from_some = not talent.hides_from_some
    where talent.user_id = talent_user_id and talent.hides_from_some
      <> exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);
  if tg_op = 'INSERT' then
    perform public.forget_talent_at(new.employer_ids, talent_user_id);
  end if;
  return null;
end
$$;
