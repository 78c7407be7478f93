-- Everything that rows say about somebody without an account, by their address, for an answer to a privacy request: the applications and
-- alerts of guests, as `own_data` has them. Null where there is nothing.
create function public.export_guest(address text, operator_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  theirs constant text := lower(trim(export_guest.address));
  sent json;
  alerts json;
begin
  select json_agg(to_jsonb(application) - array['token_hash', 'link_hashes', 'browser_hash']) into sent
    from public.applications as application where application.applicant_id is null and lower(application.email) = theirs;
  select json_agg(to_jsonb(alert) - array['manage_token', 'center', 'unsure_words', 'watch_keys', 'wanted']) into alerts
    from public.alerts as alert where alert.user_id is null and alert.address = theirs;
  if sent is null and alerts is null then
    return null;
  end if;
  perform public.note_audit_event('data exported', 'guest', 'guest', '{}', export_guest.operator_id);
  return json_build_object('applications', coalesce(sent, '[]'), 'alerts', coalesce(alerts, '[]'));
end
$$;

grant execute on function public.export_guest(text, uuid) to service_role;
