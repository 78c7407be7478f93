-- Rejects an address that is banned, or whose domain is, at registration and at a change of address.
create function public.reject_banned_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.assert_not_banned(null, new.email);
  return new;
end
$$;
