-- Nobody registers an address that is shut out, nor moves to one.
create function public.refuse_banned_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.refuse_banned(null, new.email);
  return new;
end
$$;
