-- Erases what waited for the address of an account that went, and notes its id for erase_account_traces.
create function public.erase_traces_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.alerts where address = lower(old.email) and status = 'unconfirmed';
  insert into public.erased_accounts (account_id) values (old.id) on conflict do nothing;
  return null;
end
$$;
