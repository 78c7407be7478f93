-- Forgets alerts that nobody confirmed within a week. How many.
create function public.forget_unconfirmed_alerts() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - interval '7 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_unconfirmed_alerts() to service_role;
