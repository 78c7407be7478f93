-- Forgets what accounts were used from more than 90 days ago. How many.
create function public.forget_old_traces() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.account_traces where ctid = any (array(
      select ctid from public.account_traces where seen_at < now() - interval '90 days' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_traces() to service_role;
