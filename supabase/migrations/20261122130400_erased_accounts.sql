-- What a deleted account left where nothing points at it: its address in the auth service's log, its id in the lists of those
-- who hide from its company, alerts that waited for its address. However the account is deleted.

-- Accounts whose traces are still to be erased: the log is written for a moment after the account is gone, and a list must not be
-- changed while its owner is being deleted in the same statement.
create table public.erased_accounts (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);
alter table public.erased_accounts enable row level security;
revoke all on public.erased_accounts from anon, authenticated;
grant all on public.erased_accounts to service_role;

create function public.erase_traces_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where address = lower(old.email) and status = 'unconfirmed';
  insert into public.erased_accounts (account_id) values (old.id) on conflict do nothing;
  return null;
end
$$;
create trigger erase_traces after delete on auth.users
  for each row execute function public.erase_traces_of_account();

-- Erases what the auth service's log and the lists of those who hide say of accounts that were deleted at least a minute ago.
-- How many entries of the log.
create function public.erase_account_traces(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due uuid[] := array(select account_id from public.erased_accounts where erased_at <= now_at - interval '1 minute');
  erased integer := 0;
begin
  if cardinality(due) = 0 then
    return 0;
  end if;
  update public.hidden_companies
    set employer_ids = array(select id from unnest(employer_ids) as id where id <> all (due))
    where employer_ids && due;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = any (due::text[]);
  get diagnostics erased = row_count;
  delete from public.erased_accounts where account_id = any (due);
  return erased;
end
$$;
revoke execute on function public.erase_account_traces(timestamptz) from public, anon, authenticated;
grant execute on function public.erase_account_traces(timestamptz) to service_role;
