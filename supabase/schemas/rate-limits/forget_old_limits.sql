-- Forgets counts of windows that are over for a day. How many.
create function public.forget_old_limits() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where window_start < now() - interval '1 day' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_limits() to service_role;
