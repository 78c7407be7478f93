-- An emailed link proves access to the mailbox. The password of an unconfirmed account may be another person's, so it is replaced before
-- the link is redeemed, not after.

-- Returns the account that a confirmation or reset token was emailed to: {"id", "email", "isConfirmed", "isExpired"}; null for a redeemed
-- or unknown token. An expired token still identifies the mailbox.
create function public.get_account_by_link(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', account.id, 'email', account.email,
    'isConfirmed', account.email_confirmed_at is not null,
    'isExpired', account.sent_at is null or account.sent_at < now() - interval '1 hour')
  from (
    -- Both conditions match the auth service's partial indexes, hosted and local.
    select id, email, email_confirmed_at, confirmation_sent_at as sent_at from auth.users
      where confirmation_token = get_account_by_link.token
        and length(confirmation_token) > 6 and confirmation_token !~ '^[0-9 ]*$'
    union all
    select id, email, email_confirmed_at, recovery_sent_at from auth.users
      where recovery_token = get_account_by_link.token
        and length(recovery_token) > 6 and recovery_token !~ '^[0-9 ]*$') as account
  limit 1
$$;

grant execute on function public.get_account_by_link(text) to service_role;
