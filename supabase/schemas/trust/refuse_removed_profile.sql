-- A profile that an operator took down is not made visible by its owner, nor by writing it again.
create function public.refuse_removed_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if public.has_removed(new.user_id, 'profile') then
    raise exception 'PROFILE_REMOVED' using errcode = 'PT409';
  end if;
  return new;
end
$$;
