-- Returns whether an admin allowed two accounts to post the same text, according to the last decision about a copy between them.
create function public.may_share_postings(first_account uuid, second_account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'approved' from public.cases as decided
    where decided.subject_kind = 'job' and decided.outcome in ('approved', 'removed')
      and ((decided.account_id = first_account
          and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', second_account)))
        or (decided.account_id = second_account
          and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', first_account))))
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.may_share_postings(uuid, uuid) to service_role;
