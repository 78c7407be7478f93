-- Moves this browser's guest applications with the account's confirmed address to the signed-in account. Other addresses stay, because
-- browsers can be shared. Returns the number of moved applications.
create function public.claim_my_applications(browser_key text) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    update public.applications as application set applicant_id = account.id, browser_hash = null,
      email_verified_at = coalesce(application.email_verified_at, now())
    from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      and application.applicant_id is null and lower(application.email) = lower(account.email)
      and application.browser_hash = public.sha256_hex(claim_my_applications.browser_key)
    returning application.id)
  select count(*)::integer from claimed
$$;

grant execute on function public.claim_my_applications(text) to authenticated, service_role;
