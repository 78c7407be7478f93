-- Forgets alerts that nobody confirmed within so many days. How many.
create function public.forget_unconfirmed_alerts(after_days integer default 7) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_unconfirmed_alerts(integer) to service_role;
