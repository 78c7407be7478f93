-- Forgets proofs of so many days ago. How many.
create function public.forget_mail_proofs(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.proven_addresses where ctid = any (array(
      select ctid from public.proven_addresses where proven_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_mail_proofs(integer) to service_role;
