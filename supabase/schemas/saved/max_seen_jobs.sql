-- The maximum number of viewed or hidden jobs per account; the newest stay (D107).
create function public.max_seen_jobs(kind text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select case kind when 'viewed' then 30 when 'hidden' then 200 end $$;

grant execute on function public.max_seen_jobs(text) to service_role;
