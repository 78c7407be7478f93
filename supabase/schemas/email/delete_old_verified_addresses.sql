-- Deletes up to 1,000 verifications older than `after_days`. Returns their number.
create function public.delete_old_verified_addresses(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.verified_addresses where ctid = any (array(
      select ctid from public.verified_addresses where email_verified_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_verified_addresses(integer) to service_role;
