-- How many jobs an account remembers that were viewed or hidden (D107): the newest stay.
create function public.most_seen_jobs(kind text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select case kind when 'viewed' then 30 when 'hidden' then 200 end $$;

grant execute on function public.most_seen_jobs(text) to service_role;
