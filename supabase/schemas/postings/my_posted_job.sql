-- The id of the viewer's job that was posted with this idempotency key; null if there is none.
create function public.my_posted_job(key uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$ select id from public.jobs where employer_id = (select auth.uid()) and idempotency_key = key $$;

grant execute on function public.my_posted_job(uuid) to authenticated, service_role;
