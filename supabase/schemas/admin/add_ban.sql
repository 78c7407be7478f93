-- Adds a ban, or updates the active ban of the same kind, value and account. `value` is an account's id, or an identifier as in
-- `list_account_identifiers`. `account_id` is the account whose ban includes this one. A ban of a network lasts at most 30 days.
create function public.add_ban(kind text, value text, until timestamptz, reason text, banned_by uuid default null,
  account_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.bans (kind, value, until, reason, banned_by, account_id)
    values (add_ban.kind, add_ban.value, case when add_ban.kind = 'network'
      then least(coalesce(add_ban.until, 'infinity'), now() + interval '30 days') else add_ban.until end,
      trim(add_ban.reason), add_ban.banned_by, add_ban.account_id)
    on conflict (kind, value, account_id) where lifted_at is null do update
      set until = excluded.until, reason = excluded.reason, banned_by = excluded.banned_by, banned_at = now()
$$;

grant execute on function public.add_ban(text, text, timestamp with time zone, text, uuid, uuid) to service_role;
