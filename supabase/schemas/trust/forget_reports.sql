-- Forgets reports of so many days ago. How many.
create function public.forget_reports(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.reports where ctid = any (array(
      select ctid from public.reports where created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_reports(integer) to service_role;
