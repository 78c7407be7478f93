-- Whether an account's own confirmed address is at a domain at which only its people have theirs. At schools students have, too.
create function public.has_address_at(account_id uuid, domain text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.users as account
      where account.id = has_address_at.account_id and account.email_confirmed_at is not null
        and split_part(lower(account.email), '@', 2) = has_address_at.domain)
    and has_address_at.domain !~ '\.edu(\.[a-z]{2})?$' and has_address_at.domain <> all (public.shared_domains())
$$;

grant execute on function public.has_address_at(uuid, text) to service_role;
