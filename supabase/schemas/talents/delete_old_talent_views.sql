-- Deletes up to 5,000 profile views from before yesterday. Returns their number.
create function public.delete_old_talent_views() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.talent_views where ctid = any (array(
      select ctid from public.talent_views where day < current_date - 1 limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_talent_views() to service_role;
