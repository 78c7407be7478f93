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

grant execute on function public.erase_account_traces(timestamp with time zone) to service_role;
