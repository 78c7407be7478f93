-- Returns a query for any of these facets (job_facets, without '='); null for an empty list.
create function public.any_facet_query(names text[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (select string_agg('''=' || replace(replace(name, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery from unnest(names) as name);
end
$$;

grant execute on function public.any_facet_query(text[]) to service_role;
