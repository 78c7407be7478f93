-- Invites the owner of an address to create a company within 30 days, and deletes expired invitations. Raises 22023 for an invalid address.
create function public.invite_employer(address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if address is null or not public.is_email(lower(trim(address))) then
    raise exception 'Invalid address' using errcode = '22023';
  end if;
  delete from public.employer_invitations where invited_at < now() - interval '30 days';
  insert into public.employer_invitations as invitation (address) values (lower(trim(invite_employer.address)))
    on conflict on constraint employer_invitations_pkey do update set invited_at = now();
end
$$;

grant execute on function public.invite_employer(text) to service_role;
