-- Deletes up to 1,000 mails that were sent or failed more than `after_days` ago, because they contain personal data. Returns their number.
create function public.delete_old_mails(after_days integer default 30) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_mails(integer) to service_role;
