-- An address that somebody signed in with before was theirs, so their postings go on sending there until they change it (B34).
create function public.remember_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_contacts as contact (account_id, address, was_own, confirmed_at)
    values (old.id, lower(old.email), true, case when old.email_confirmed_at is not null then now() end)
    on conflict (account_id, address) do update set was_own = true,
      confirmed_at = case when contact.declined_at is null then coalesce(excluded.confirmed_at, contact.confirmed_at) end;
  return null;
end
$$;
