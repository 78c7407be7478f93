-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.traits_of_account (
  account_id uuid
)
  returns table (
    kind  text,
    value text,
    shown text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with account as (select lower(email) as address from auth.users
      where id = traits_of_account.account_id and email_confirmed_at is not null),
  numbers as (
    select distinct job.contact ->> 'phone' as phone
    from (select contact from public.jobs where employer_id = traits_of_account.account_id order by created_at desc limit 200) as job)
  select 'address', public.sha256_hex(public.mailbox_of(address)), address
    from (select address from account union select contact.address from public.job_contacts as contact
      where contact.account_id = traits_of_account.account_id and contact.confirmed_at is not null) as own
  union all
  select 'domain', domain, domain from (select split_part(address, '@', 2) as domain from account) as own
    where domain <> '' and domain <> all (public.shared_domains()) and not exists (
      select from public.operators as operator join auth.users as theirs on theirs.id = operator.user_id
      where split_part(lower(theirs.email), '@', 2) = domain or split_part(lower(theirs.email), '@', 2) like '%.' || domain)
  union all
  select distinct on (said.value) 'phone', said.value, phone from numbers, public.banned_in(phone) as said where said.kind = 'phone'
  union all
  select kind, trace_hash, to_char(seen_at, 'YYYY-MM-DD') from public.account_traces as seen
    where seen.account_id = traits_of_account.account_id and seen_at > now() - interval '30 days'
$function$;
