-- An account that went proves no address any more.
create function public.forget_proofs_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.proven_addresses where prover = 'account:' || old.id;
  return null;
end
$$;
