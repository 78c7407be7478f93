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

grant execute on function public.account_of_link(text) to service_role;
