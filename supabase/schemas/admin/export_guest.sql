-- Returns the applications and alerts that guests submitted with an address, for a privacy request. Null if there are none. Secrets, their
-- hashes and columns for the search are left out, as in `own_data`.
create function public.export_guest(address text, admin_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  guest_address constant text := lower(trim(export_guest.address));
  applications json;
  alerts json;
begin
  select json_agg(to_jsonb(application) - array['token_hash', 'link_hashes', 'browser_hash']) into applications
    from public.applications as application where application.applicant_id is null and lower(application.email) = guest_address;
  select json_agg(to_jsonb(alert)
      - array['manage_token', 'center', 'box', 'max_chord', 'areas', 'company_id', 'word_cell_keys', 'word_query']) into alerts
    from public.alerts as alert where alert.user_id is null and alert.address = guest_address;
  if applications is null and alerts is null then
    return null;
  end if;
  perform public.record_audit_event('data exported', 'guest', 'guest', '{}', export_guest.admin_id);
  return json_build_object('applications', coalesce(applications, '[]'), 'alerts', coalesce(alerts, '[]'));
end
$$;

grant execute on function public.export_guest(text, uuid) to service_role;
