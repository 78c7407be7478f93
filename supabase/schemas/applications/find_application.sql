-- What the holder of a mailed secret may see of the application; null for an unknown secret.
create function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(public.application_of(find_application.manage_token))
$$;

grant execute on function public.find_application(text) to anon, authenticated, service_role;
