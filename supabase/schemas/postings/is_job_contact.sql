-- True if an address may receive emails about an account's jobs: it is the account's confirmed address, or it has consented, or it has not
-- responded yet but was verified by the account.
create function public.is_job_contact(account_id uuid, address text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.users as account where account.id = is_job_contact.account_id
      and account.email_confirmed_at is not null and lower(account.email) = lower(trim(is_job_contact.address)))
    or coalesce(
      (select contact.declined_at is null from public.job_contacts as contact
        where contact.account_id = is_job_contact.account_id and contact.address = lower(trim(is_job_contact.address))
          and coalesce(contact.confirmed_at, contact.declined_at) is not null),
      public.is_verified_address(is_job_contact.address, 'account:' || is_job_contact.account_id))
$$;

grant execute on function public.is_job_contact(uuid, text) to service_role;
