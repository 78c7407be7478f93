-- The contact of the viewer's newest posting; null without a posting.
create function public.my_last_contact() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select contact from public.jobs where employer_id = (select auth.uid()) order by created_at desc, id limit 1
$$;

grant execute on function public.my_last_contact() to authenticated, service_role;
