-- The job type that a category is (D13), whose jobs are found and counted as a search for the type finds them; null for other categories, and
-- where other types are asked for.
create function public.type_of_category(category text, types text[]) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case when category = any (public.job_types()) and category = any (coalesce(nullif(types, '{}'), array[category])) then category end;
end
$$;

grant execute on function public.type_of_category(text, text[]) to service_role;
