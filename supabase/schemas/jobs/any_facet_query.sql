-- Returns a query that matches jobs with any of these facets; null for an empty list. `names` are facets of job_facets without their '='.
create function public.any_facet_query(names text[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (select string_agg('''=' || replace(replace(name, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery from unnest(names) as name);
end
$$;

grant execute on function public.any_facet_query(text[]) to service_role;
