-- What an index of words is asked for a search of these parts (read_search): the three that the fewest jobs have, because to intersect a
-- dozen that a third of all have costs more than to read the jobs; and how many have the rarest, as guess_matches says.
create function public.rarest_parts(parts tsquery[], out named tsquery, out rarest double precision)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  part record;
begin
  for part in select asked.part, (public.guess_matches(asked.part, null)).matches from unnest(parts) as asked (part) order by 2 limit 3 loop
    named := coalesce(named && part.part, part.part);
    rarest := coalesce(rarest, part.matches);
  end loop;
end
$$;

grant execute on function public.rarest_parts(tsquery[]) to service_role;
