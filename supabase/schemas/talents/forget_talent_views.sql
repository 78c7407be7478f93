-- Forgets what was read before yesterday. How many rows.
create function public.forget_talent_views() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.talent_views where ctid = any (array(
      select ctid from public.talent_views where day < current_date - 1 limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_talent_views() to service_role;
