-- Deletes up to 5,000 fingerprints that were not seen for 90 days. Returns their number.
create function public.delete_old_fingerprints() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.account_fingerprints where ctid = any (array(
      select ctid from public.account_fingerprints where seen_at < now() - interval '90 days' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_old_fingerprints() to service_role;
