-- The web domain of an account's confirmed email address (D97). Null for shared domains and for schools, because their students have
-- addresses too. Also null for the domains of protected companies and for look-alikes of them (list_sender_risks).
create function public.get_account_domain(account_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select own.domain
  from (select split_part(lower(email), '@', -1) as domain from auth.users
    where id = get_account_domain.account_id and email_confirmed_at is not null) as own
  where own.domain ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$' and own.domain !~ '\.edu(\.[a-z]{2})?$'
    and not exists (select from unnest(public.shared_domains()) as shared where own.domain = shared or own.domain like '%.' || shared)
    and not exists (select from public.protected_companies as known, unnest(known.domains) as known_domain
      where own.domain = known_domain or own.domain like '%.' || known_domain)
    and not exists (select from public.list_sender_risks('', null, 'https://' || own.domain))
$$;

grant execute on function public.get_account_domain(uuid) to service_role;
