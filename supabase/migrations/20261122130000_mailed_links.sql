-- Whoever opens a link that was emailed reads the mailbox. Whoever chose the password of an account that nobody has confirmed
-- yet may be somebody else, so that password is replaced before the link is redeemed, not after.

-- Whose mailbox the token of a confirmation or reset link went to: {"id", "email", "isConfirmed", "isExpired"}; null for a
-- token that is used up or was never given out. One that is over its hour still shows who reads the mailbox.
create function public.account_of_link(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', found_one.id, 'email', found_one.email,
    'isConfirmed', found_one.email_confirmed_at is not null,
    'isExpired', found_one.sent_at is null or found_one.sent_at < now() - interval '1 hour')
  from (
    -- Said twice over, as the auth service's partial indexes say it, hosted and local.
    select id, email, email_confirmed_at, confirmation_sent_at as sent_at from auth.users
      where confirmation_token = account_of_link.token
        and length(confirmation_token) > 6 and confirmation_token !~ '^[0-9 ]*$'
    union all
    select id, email, email_confirmed_at, recovery_sent_at from auth.users
      where recovery_token = account_of_link.token
        and length(recovery_token) > 6 and recovery_token !~ '^[0-9 ]*$') as found_one
  limit 1
$$;
revoke execute on function public.account_of_link(text) from public, anon, authenticated;
grant execute on function public.account_of_link(text) to service_role;

-- Sets the password of the account that waits for this very link; false when it has been confirmed, or there is none.
create function public.set_unproven_password(token text, password text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = extensions.crypt(set_unproven_password.password, extensions.gen_salt('bf', 10))
    where id = (public.account_of_link(set_unproven_password.token) ->> 'id')::uuid and email_confirmed_at is null;
  return found;
end
$$;
revoke execute on function public.set_unproven_password(text, text) from public, anon, authenticated;
grant execute on function public.set_unproven_password(text, text) to service_role;

-- The owner of an account hears of each new password, by whatever way it was set. No words of anybody are in that email.
create function public.tell_of_new_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.outbox (kind, recipient, dedupe_key)
    values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
    on conflict do nothing;
  return null;
end
$$;
create trigger tell_of_new_password after update of encrypted_password on auth.users
  for each row when (old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password)
  execute function public.tell_of_new_password();

-- Whether the auth service may write to an address because somebody typed it, for which one of the day's emails is taken. `kind` is
-- 'recovery' (only an account gets one) or 'signup' (only who has not confirmed yet). Where the service writes nothing
-- anyway, nothing is taken: 'signup' is then true, so that it can say so.
create function public.take_account_email(kind text, recipient text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_confirmed boolean := (select email_confirmed_at is not null from auth.users
    where email = lower(trim(recipient)) and not is_sso_user limit 1);
begin
  if kind = 'recovery' and is_confirmed is null then
    return false;
  end if;
  if kind = 'signup' and is_confirmed then
    return true;
  end if;
  return public.take_unasked_email(recipient);
end
$$;
revoke execute on function public.take_account_email(text, text) from public, anon, authenticated;
grant execute on function public.take_account_email(text, text) to service_role;
