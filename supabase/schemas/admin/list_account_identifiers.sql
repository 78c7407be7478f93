-- Returns the identifiers of an account that a ban may include: its verified addresses; its email domain, unless anyone can have an address
-- there or an admin has one; the phone numbers of its postings; its browsers and networks of the last 30 days. `shown` is the text for
-- admins: for a browser or network, the day when it was last seen.
create function public.list_account_identifiers(account_id uuid) returns table (kind text, value text, shown text)
language sql stable security definer
set search_path = ''
as $$
  with account as (select lower(email) as address from auth.users
      where id = list_account_identifiers.account_id and email_confirmed_at is not null),
  numbers as (
    select distinct job.contact ->> 'phone' as phone
    from (select contact from public.jobs where employer_id = list_account_identifiers.account_id order by created_at desc limit 200) as job)
  select 'address', public.sha256_hex(public.normalize_mailbox(address)), address
    from (select address from account union select contact.address from public.job_contacts as contact
      where contact.account_id = list_account_identifiers.account_id and contact.confirmed_at is not null) as own
  union all
  select 'domain', domain, domain from (select split_part(address, '@', 2) as domain from account) as own
    where domain <> '' and domain <> all (public.shared_domains()) and not exists (
      select from public.admins as admin join auth.users as admin_account on admin_account.id = admin.user_id
      where split_part(lower(admin_account.email), '@', 2) = domain or split_part(lower(admin_account.email), '@', 2) like '%.' || domain)
  union all
  select distinct on (identifier.value) 'phone', identifier.value, phone
    from numbers, public.extract_identifiers(phone) as identifier where identifier.kind = 'phone'
  union all
  select kind, fingerprint_hash, to_char(seen_at, 'YYYY-MM-DD') from public.account_fingerprints as seen
    where seen.account_id = list_account_identifiers.account_id and seen_at > now() - interval '30 days'
$$;

grant execute on function public.list_account_identifiers(uuid) to service_role;
