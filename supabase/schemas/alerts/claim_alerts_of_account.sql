-- An account whose address is confirmed takes over the alerts that a guest made for that address.
create function public.claim_alerts_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.claim_alerts(new.id, new.email);
  return null;
end
$$;
