-- Deletes the data that guests submitted with an address, at the request of the address's owner: applications, alerts, verifications, and
-- the address in reports. Data of accounts, bans and email suppressions stay. Returns the number of deleted applications and alerts; the
-- audit log records a number above zero, without the address.
create function public.delete_guest_data(address text, admin_id uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  guest_address constant text := lower(trim(delete_guest_data.address));
  deleted_count integer;
begin
  with deleted_applications as (
    delete from public.applications where applicant_id is null and lower(email) = guest_address returning 1),
  deleted_alerts as (
    delete from public.alerts as alert where alert.user_id is null and alert.address = guest_address returning 1)
  select count(*) into deleted_count from (select * from deleted_applications union all select * from deleted_alerts) as deleted;
  delete from public.verified_addresses where address_hash = public.sha256_hex(guest_address) and verified_by like 'browser:%';
  update public.reports set email = null where reporter_id is null and lower(email) = guest_address;
  if deleted_count > 0 then
    perform public.record_audit_event('guest erased', 'guest', 'guest',
      jsonb_build_object('erased', deleted_count), delete_guest_data.admin_id);
  end if;
  return deleted_count;
end
$$;

grant execute on function public.delete_guest_data(text, uuid) to service_role;
