-- The triggers on the auth service's table of accounts.

create trigger reject_banned_address before insert or update of email on auth.users
  for each row when (new.email is not null) execute function public.reject_banned_address();
create trigger after_account_change after insert or update or delete on auth.users
  for each row execute function public.after_account_change();
