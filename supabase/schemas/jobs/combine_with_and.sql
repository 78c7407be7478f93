-- Combines queries with AND, without nulls; null if there are none.
create function public.combine_with_and(queries tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  query tsquery;
  combined tsquery;
begin
  foreach query in array coalesce(queries, '{}') loop
    combined := coalesce(combined && query, combined, query);
  end loop;
  return combined;
end
$$;

grant execute on function public.combine_with_and(tsquery[]) to service_role;
