-- Forgets mails that were sent or given up more than 30 days ago: they name people. How many.
create function public.forget_old_mails() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - interval '30 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_mails() to service_role;
