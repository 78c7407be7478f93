-- What happens here when the auth service changes an account: the triggers on its table.

create trigger refuse_banned_address before insert or update of email on auth.users
  for each row when (new.email is not null) execute function public.refuse_banned_address();
create trigger follow_account after insert or update or delete on auth.users
  for each row execute function public.follow_account();
