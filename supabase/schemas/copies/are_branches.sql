-- Whether an operator said that of two accounts the one may post what the other one posts: the last that was decided about a copy
-- between them.
create function public.are_branches(one uuid, other uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'approved' from public.cases as decided
    where decided.subject_kind = 'job' and decided.outcome in ('approved', 'removed')
      and ((decided.account_id = one and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', other)))
        or (decided.account_id = other and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', one))))
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.are_branches(uuid, uuid) to service_role;
