-- Returns the current contents by name, without contents that were reset to the default.
create function public.current_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, value), '{}') from (
    select distinct on (name) name, value from public.contents order by name, id desc) as newest
  where value is not null
$$;

grant execute on function public.current_contents() to service_role;
