-- Any of these of job_kinds, without their '='; null for none.
create function public.any_lexeme(names text[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (select string_agg('''=' || replace(replace(name, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery from unnest(names) as name);
end
$$;

grant execute on function public.any_lexeme(text[]) to service_role;
