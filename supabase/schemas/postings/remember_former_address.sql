-- An address that somebody signed in with before was theirs, so their postings go on sending there until they change it (B34).
create function public.remember_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.former_addresses (user_id, address) values (old.id, lower(old.email)) on conflict do nothing;
  if old.email_confirmed_at is not null then
    insert into public.job_contacts as contact (account_id, address, confirmed_at) values (old.id, lower(old.email), now())
      on conflict (account_id, address) do update set confirmed_at = now() where contact.declined_at is null;
  end if;
  return null;
end
$$;
