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

grant execute on function public.take_account_email(text, text) to service_role;
