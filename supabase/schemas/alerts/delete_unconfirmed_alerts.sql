-- Deletes up to 1,000 alerts that were not confirmed within `after_days`. Returns their number.
create function public.delete_unconfirmed_alerts(after_days integer default 7) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_unconfirmed_alerts(integer) to service_role;
