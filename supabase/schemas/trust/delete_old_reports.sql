-- Deletes up to 1,000 reports older than `after_days`. Returns how many.
create function public.delete_old_reports(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.reports where ctid = any (array(
      select ctid from public.reports where created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_reports(integer) to service_role;
