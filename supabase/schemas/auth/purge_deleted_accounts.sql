-- Removes deleted accounts from the auth service's log and from the lists in `hidden_companies`, at least a minute after their deletion
-- (see `deleted_accounts`). Returns the number of removed log entries.
create function public.purge_deleted_accounts(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due uuid[] := array(select account_id from public.deleted_accounts where deleted_at <= now_at - interval '1 minute');
  deleted_count integer := 0;
begin
  if cardinality(due) = 0 then
    return 0;
  end if;
  update public.hidden_companies
    set employer_ids = array(select id from unnest(employer_ids) as id where id <> all (due))
    where employer_ids && due;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = any (due::text[]);
  get diagnostics deleted_count = row_count;
  delete from public.deleted_accounts where account_id = any (due);
  return deleted_count;
end
$$;

grant execute on function public.purge_deleted_accounts(timestamp with time zone) to service_role;
