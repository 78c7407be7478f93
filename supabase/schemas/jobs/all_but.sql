-- All of these parts, and none of the names, as any_lexeme has them; null for no part.
create function public.all_but(parts tsquery[], names text[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  part tsquery;
  every tsquery;
begin
  foreach part in array coalesce(parts, '{}') loop
    every := coalesce(every && part, part);
  end loop;
  return case when cardinality(names) > 0 then every && !!public.any_lexeme(names) else every end;
end
$$;

grant execute on function public.all_but(tsquery[], text[]) to service_role;
