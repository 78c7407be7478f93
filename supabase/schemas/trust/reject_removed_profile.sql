-- Keeps a removed profile hidden: its owner can neither show nor recreate it.
create function public.reject_removed_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if public.is_subject_removed(new.user_id, 'profile') then
    raise exception 'PROFILE_REMOVED' using errcode = 'PT409';
  end if;
  return new;
end
$$;
