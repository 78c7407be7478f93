-- Whether an operator took down an account's 'company' or 'profile': the last that was decided about it. Founding it anew is no way out.
create function public.has_removed(account_id uuid, subject_kind text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'removed' from public.cases as decided
    where decided.account_id = has_removed.account_id and decided.subject_kind = has_removed.subject_kind
      and decided.outcome in ('approved', 'removed')
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.has_removed(uuid, text) to service_role;
