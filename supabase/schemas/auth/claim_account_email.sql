-- Returns whether the auth service may email a typed address, and counts the email against the day's limit. `kind` is 'recovery' or
-- 'signup'. The service emails a recovery only to an account, a signup only to an address without a confirmed account. Otherwise nothing is
-- counted: 'recovery' returns false, and 'signup' returns true, so that the service returns its own error.
create function public.claim_account_email(kind text, recipient text) returns boolean
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
  return public.claim_unsolicited_email(recipient);
end
$$;

grant execute on function public.claim_account_email(text, text) to service_role;
