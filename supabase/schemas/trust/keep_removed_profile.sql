-- A profile that an operator took down is not made visible by whoever owns it, nor by writing it anew.
create function public.keep_removed_profile() returns trigger
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
