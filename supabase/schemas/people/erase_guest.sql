-- Deletes what guests sent with an address and have there, for whoever owns it: applications, alerts, what was proven, and where outcomes
-- of reports would go. What an account has stays, and so do bans and a wish for no emails. How much. Audited without the address.
create function public.erase_guest(address text, operator_id uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  theirs constant text := lower(trim(erase_guest.address));
  erased integer;
begin
  with sent as (
    delete from public.applications where applicant_id is null and lower(email) = theirs returning 1),
  asked as (
    delete from public.alerts as alert where alert.user_id is null and alert.address = theirs returning 1)
  select count(*) into erased from (select * from sent union all select * from asked) as each;
  delete from public.proven_addresses where address_hash = public.sha256_hex(theirs) and prover like 'browser:%';
  update public.reports set email = null where reporter_id is null and lower(email) = theirs;
  if erased > 0 then
    perform public.note_audit_event('guest erased', 'guest', 'guest',
      jsonb_build_object('erased', erased), erase_guest.operator_id);
  end if;
  return erased;
end
$$;

grant execute on function public.erase_guest(text, uuid) to service_role;
