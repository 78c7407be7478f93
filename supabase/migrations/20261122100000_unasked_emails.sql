-- Who gets email: at most three a day for which nobody but a stranger asked, and the memory of who proved to own an address.

-- The mailbox behind an address, so that its spellings count as one: '+tags' everywhere, dots where Google ignores them.
create function public.mailbox_of(address text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(split_part(lower(trim(address)), '@', 1), '(.)\+.*$', '\1') as name,
    rtrim(split_part(lower(trim(address)), '@', 2), '.') as domain) as parts
$$;
revoke execute on function public.mailbox_of(text) from public, anon, authenticated;
grant execute on function public.mailbox_of(text) to service_role;

-- When a mailbox last got emails that its owner may not have asked for. Points at nothing, so that no deletion resets it.
create table public.unasked_emails (
  mailbox_hash text primary key,
  taken_at timestamptz[] not null
);
alter table public.unasked_emails enable row level security;
revoke all on public.unasked_emails from anon, authenticated;
grant all on public.unasked_emails to service_role;

-- Takes one of the three emails that a mailbox may get in 24 hours because of something that anybody could have typed: receipts,
-- confirmations, resets, questions, all kinds together. False when there is none left, and then nothing may be sent.
-- `leaving` of the three stay untouched: whatever can do without its email leaves one for those who need to get into their account.
create function public.take_unasked_email(recipient text, leaving integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- A conflict waits for the other transaction and then counts what it has written.
  insert into public.unasked_emails as known (mailbox_hash, taken_at)
    values (public.sha256_hex(public.mailbox_of(recipient)), array[now()])
    on conflict (mailbox_hash) do update
      set taken_at = array(select taken from unnest(known.taken_at) as taken where taken > now() - interval '24 hours') || now()
      where (select count(*) from unnest(known.taken_at) as taken where taken > now() - interval '24 hours') < 3 - leaving;
  return found;
end
$$;
revoke execute on function public.take_unasked_email(text, integer) from public, anon, authenticated;
grant execute on function public.take_unasked_email(text, integer) to service_role;

-- From which browser or account somebody showed to read an address, by a button behind a link that was mailed there. It frees
-- that browser or account alone: an address is no secret, and anybody can write down one that its owner has proven.
create table public.proven_addresses (
  address_hash text not null,
  -- 'browser:' and a hash, or 'account:' and an id, as in application_senders.
  prover text not null,
  proven_at timestamptz not null default now(),
  primary key (address_hash, prover)
);
create index proven_addresses_prover on public.proven_addresses (prover);
create index proven_addresses_old on public.proven_addresses (proven_at);
alter table public.proven_addresses enable row level security;
revoke all on public.proven_addresses from anon, authenticated;
grant all on public.proven_addresses to service_role;

-- Remembers that whoever uses this browser or account reads this address.
create function public.prove_address(address text, prover text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.proven_addresses (address_hash, prover)
    values (public.sha256_hex(lower(trim(address))), prover)
    on conflict (address_hash, prover) do update set proven_at = now()
$$;
revoke execute on function public.prove_address(text, text) from public, anon, authenticated;
grant execute on function public.prove_address(text, text) to service_role;

-- Whether whoever uses this browser or account showed to read this address; an account always reads its own confirmed one.
create function public.is_proven_address(address text, prover text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.proven_addresses as proven
      where proven.address_hash = public.sha256_hex(lower(trim(is_proven_address.address)))
        and proven.prover = is_proven_address.prover and proven.proven_at > now() - interval '180 days')
    or exists (select from auth.users as account
      where 'account:' || account.id = is_proven_address.prover and account.email_confirmed_at is not null
        and lower(account.email) = lower(trim(is_proven_address.address)))
$$;
revoke execute on function public.is_proven_address(text, text) from public, anon, authenticated;
grant execute on function public.is_proven_address(text, text) to service_role;

create function public.forget_proofs_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.proven_addresses where prover = 'account:' || old.id;
  return null;
end
$$;
create trigger forget_proofs after delete on auth.users
  for each row execute function public.forget_proofs_of_account();

-- Forgets emails of the day before and proofs of half a year ago. How many.
create function public.forget_mail_proofs() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with counts as (
    delete from public.unasked_emails where ctid = any (array(
      select ctid from public.unasked_emails
      where not exists (select from unnest(taken_at) as taken where taken > now() - interval '24 hours')
      limit 1000 for update skip locked))
    returning 1),
  proofs as (
    delete from public.proven_addresses where ctid = any (array(
      select ctid from public.proven_addresses where proven_at < now() - interval '180 days'
      limit 1000 for update skip locked))
    returning 1)
  select ((select count(*) from counts) + (select count(*) from proofs))::integer
$$;
revoke execute on function public.forget_mail_proofs() from public, anon, authenticated;
grant execute on function public.forget_mail_proofs() to service_role;
