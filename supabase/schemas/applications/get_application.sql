-- The application that a link with this secret opens, as get_sent_application returns it; null for an unknown secret.
create function public.get_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.get_sent_application(public.get_application_id(get_application.manage_token))
$$;

grant execute on function public.get_application(text) to anon, authenticated, service_role;
