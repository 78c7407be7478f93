-- Claims up to `max_mails` due mails for two minutes; concurrent workers never get the same mail. `any (array(…))` runs the inner query
-- once; `in (…)` may run it per row and claim too many.
create function public.claim_outbox(max_mails integer default 20) returns setof public.outbox
language sql volatile security definer
set search_path = ''
as $$
  update public.outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
      and (claimed_until is null or claimed_until < now())
    order by next_attempt_at, id
    limit least(max_mails, 100)
    for update skip locked))
  returning *
$$;

grant execute on function public.claim_outbox(integer) to service_role;
