-- Whom a new posting names, and where the applications of earlier ones go once their poster signs in with another address.

-- The contact of the viewer's newest posting; null before the first.
create function public.my_last_contact() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select contact from public.jobs where employer_id = (select auth.uid()) order by created_at desc, id limit 1
$$;
revoke execute on function public.my_last_contact() from public, anon;
grant execute on function public.my_last_contact() to authenticated, service_role;

-- The addresses that somebody signed in with before. Written by the account itself, whoever changes it, and read by nobody.
create table public.former_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, address)
);
alter table public.former_addresses enable row level security;
revoke all on public.former_addresses from anon, authenticated;
grant all on public.former_addresses to service_role;

create function public.remember_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.former_addresses (user_id, address) values (old.id, lower(old.email)) on conflict do nothing;
  return null;
end
$$;
create trigger remember_former_address after update of email on auth.users
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function public.remember_former_address();

-- Postings of the viewer that are not closed and send applications to an address that was theirs and is not any more:
-- that address and how many, the most first.
create function public.my_postings_elsewhere() returns table (address text, postings bigint)
language sql stable security definer
set search_path = ''
as $$
  select lower(job.contact ->> 'email'), count(*)
  from public.jobs as job
  join public.former_addresses as former on former.user_id = job.employer_id and former.address = lower(job.contact ->> 'email')
  join auth.users as account on account.id = job.employer_id and lower(account.email) <> former.address
  where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
  group by 1 order by 2 desc, 1
$$;
revoke execute on function public.my_postings_elsewhere() from public, anon;
grant execute on function public.my_postings_elsewhere() to authenticated, service_role;

-- Lets all of those send to the address that the viewer signs in with now; how many that were.
create function public.bring_postings_home() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  moved integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.former_addresses as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.user_id = account.id
      and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics moved = row_count;
  return moved;
end
$$;
revoke execute on function public.bring_postings_home() from public, anon;
grant execute on function public.bring_postings_home() to authenticated, service_role;
