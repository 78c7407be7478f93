-- Deletes the alert with this token. False if there is none.
create function public.delete_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.alerts where manage_token = delete_alert.token;
  return found;
end
$$;

grant execute on function public.delete_alert(text) to service_role;
