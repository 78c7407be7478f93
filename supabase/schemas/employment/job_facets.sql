-- What a job is beside its words, as lexemes that no word can be: '=part-time', '=night', '=no-experience'.
create function public.job_facets(type text, schedule text[], words text)
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(array[
    '=' || type,
    case when slots ~ '-evening' then '=evening' end,
    case when slots ~ '-night' then '=night' end,
    case when slots ~ '(sat|sun)-' then '=weekend' end,
    case when left(words, 30000) ~* '\mwork(ing)? from home' then '=work-from-home' end,
    case when left(words, 30000) ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end],
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

grant execute on function public.job_facets(text, text[], text) to authenticated, service_role;
