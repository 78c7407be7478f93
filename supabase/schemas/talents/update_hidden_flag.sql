-- Updates is_hidden_from_some after a talent hides from a company or shows the profile to it again.
create function public.update_hidden_flag() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid := coalesce(new.user_id, old.user_id);
begin
  -- Serializes the changes of a talent, so that the last one sees the others.
  perform from public.job_seeker_profiles where user_id = talent_user_id for update;
  update public.job_seeker_profiles as talent set is_hidden_from_some = not talent.is_hidden_from_some
    where talent.user_id = talent_user_id and talent.is_hidden_from_some
      <> exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);
  if tg_op = 'INSERT' then
    perform public.delete_talent_at_employers(new.employer_ids, talent_user_id);
  end if;
  return null;
end
$$;
