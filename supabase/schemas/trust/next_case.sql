-- Returns the id of the next case in the queue, or of the first one if this is the last; null if no other case is waiting for an admin.
create function public.next_case(case_id bigint) returns bigint
language sql stable security definer
set search_path = ''
as $$
  with here as (select risk, opened_at, id from public.cases where id = next_case.case_id),
  waiting as not materialized (select pending.* from public.cases as pending
    where pending.closed_at is null and pending.question_sent_at is null and pending.id <> next_case.case_id
      and public.case_subject(pending.subject_kind, pending.subject_id) is not null)
  select coalesce(
    (select waiting.id from here, waiting
      where waiting.risk <= here.risk and (-waiting.risk, waiting.opened_at, waiting.id) > (-here.risk, here.opened_at, here.id)
      order by waiting.risk desc, waiting.opened_at, waiting.id limit 1),
    (select id from waiting order by risk desc, opened_at, id limit 1))
$$;

grant execute on function public.next_case(bigint) to service_role;
