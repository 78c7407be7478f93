-- All of these queries at once, nulls left out; null where there is none.
create function public.all_of(queries tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  query tsquery;
  every tsquery;
begin
  foreach query in array coalesce(queries, '{}') loop
    every := coalesce(every && query, every, query);
  end loop;
  return every;
end
$$;

grant execute on function public.all_of(tsquery[]) to service_role;
