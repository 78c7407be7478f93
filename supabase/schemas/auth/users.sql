-- What happens here when the auth service changes an account: the triggers on its table.

create trigger claim_alerts_when_changed after update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or old.email is distinct from new.email))
  execute function public.claim_alerts_of_account();
create trigger claim_alerts_when_confirmed after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function public.claim_alerts_of_account();
create trigger erase_traces after delete on auth.users
  for each row execute function public.erase_traces_of_account();
create trigger forget_proofs after delete on auth.users
  for each row execute function public.forget_proofs_of_account();
create trigger refuse_banned_address before insert or update of email on auth.users
  for each row when (new.email is not null) execute function public.refuse_banned_address();
create trigger remember_former_address after update of email on auth.users
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function public.remember_former_address();
create trigger shut_out_banned after insert or update of banned_until on auth.users
  for each row when (new.banned_until is not null and new.banned_until > now())
  execute function public.shut_out_banned();
create trigger tell_of_new_password after update of encrypted_password on auth.users
  for each row when (old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password)
  execute function public.tell_of_new_password();
create trigger verify_domain after update of email, email_confirmed_at on auth.users
  for each row when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function public.verify_domain_of_account();
