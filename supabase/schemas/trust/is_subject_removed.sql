-- Returns whether the last decision about an account's 'company' or 'profile' removed it. A removal also applies to a company or profile
-- that the account creates later.
create function public.is_subject_removed(account_id uuid, subject_kind text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'removed' from public.cases as decided
    where decided.account_id = is_subject_removed.account_id and decided.subject_kind = is_subject_removed.subject_kind
      and decided.outcome in ('approved', 'removed')
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.is_subject_removed(uuid, text) to service_role;
