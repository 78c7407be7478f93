-- Deletes up to 5,000 counts whose window started more than a day ago. Returns their number.
create function public.delete_old_rate_limits() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where window_start < now() - interval '1 day' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_rate_limits() to service_role;
