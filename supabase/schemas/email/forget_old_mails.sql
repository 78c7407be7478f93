-- Forgets mails that were sent or given up more than so many days ago: they name people. How many.
create function public.forget_old_mails(after_days integer default 30) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_mails(integer) to service_role;
