-- Somebody's words as every search takes them, read once: what read_job_words makes of the first 200 letters, and the parts by which
-- an index finds its jobs (rarest_parts). `is_asked`: there are words that ask for something, even if nothing can be looked for: 'jobs
-- near me' asks for any. What `more` asks is a part of it, but for areas; `otherwise` is what is asked of jobs without a schedule, and
-- `traits` all that is asked, where they say it (read_conditions).
create function public.read_search(words text, more jsonb default null, out is_asked boolean, out wanted tsquery, out in_title tsquery, out in_heading tsquery,
  out corrected text, out parts tsquery[], out otherwise tsquery, out traits bigint[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conditions record;
begin
  parts := '{}';
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
      traits := case when wanted is null then conditions.traits end;
      otherwise := coalesce(wanted && conditions.otherwise, conditions.otherwise);
      wanted := coalesce(wanted && conditions.wanted, conditions.wanted);
      parts := parts || conditions.parts;
      is_asked := true;
    end if;
  end if;
end
$$;

grant execute on function public.read_search(text, jsonb) to service_role;
