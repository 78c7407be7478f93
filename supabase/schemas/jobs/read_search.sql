-- Somebody's words as every search takes them, read once: what read_job_words makes of the first 200 letters, and the parts by which
-- an index finds its jobs, the three that the fewest have, with how many the rarest has: to intersect a dozen words that a third
-- of all jobs have costs more than to read the jobs. `is_asked`: there are words that ask for something, even if nothing can be
-- looked for: 'jobs near me' asks for any. What `more` asks is a part of it (read_conditions), but for areas.
create function public.read_search(words text, more jsonb default null, out is_asked boolean, out wanted tsquery, out in_title tsquery, out in_heading tsquery,
  out corrected text, out named tsquery, out rarest double precision)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  parts tsquery[] := '{}';
  conditions record;
  part record;
begin
  is_asked := coalesce(trim(left(words, 200)) <> '', false);
  if is_asked then
    select asked.wanted, asked.wanted_in_title, asked.wanted_in_heading, asked.corrected, asked.parts
      into wanted, in_title, in_heading, corrected, parts from public.read_job_words(left(words, 200)) as asked;
    if wanted = public.any_job() then
      is_asked := false;
      wanted := null;
      in_title := null;
      in_heading := null;
      parts := '{}';
    end if;
  end if;
  if more is not null then
    select * into conditions from public.read_conditions(more - 'areas');
    if conditions.wanted is not null and (wanted is not null or not is_asked) then
      wanted := coalesce(wanted && conditions.wanted, conditions.wanted);
      parts := parts || conditions.parts;
      is_asked := true;
    end if;
  end if;
  if wanted is not null then
    for part in select asked.part, (public.guess_matches(asked.part, null)).matches from unnest(parts) as asked (part) order by 2 limit 3 loop
      named := coalesce(named && part.part, part.part);
      rarest := coalesce(rarest, part.matches);
    end loop;
  end if;
end
$$;

grant execute on function public.read_search(text, jsonb) to service_role;
