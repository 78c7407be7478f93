-- A job's facts as lexemes that no word can equal: '=part-time', '=night', '=no-experience', '=benefit-health', '=company cornerbakery',
-- and '=in healthcare' for each of its categories.
create function public.job_facets(type text, schedule text[], words text, benefits text[], company_name text, industry text, tags text[])
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(
    array[
      '=' || type,
      -- Without a schedule, mornings and afternoons are taken from the text.
      case when slots ~ '-morning' or (slots = '' and left(words, 30000) ~* '\mmornings?\M') then '=morning' end,
      case when slots ~ '-afternoon' or (slots = '' and left(words, 30000) ~* '\mafternoons?\M') then '=afternoon' end,
      case when slots ~ '-evening' then '=evening' end,
      case when slots ~ '-night' then '=night' end,
      case when slots ~ '(sat|sun)-' then '=weekend' end,
      case when slots ~ '(mon|tue|wed|thu|fri)-' then '=weekday' end,
      case when left(words, 30000) ~* '\mwork(ing)? from home' then '=work-from-home' end,
      case when left(words, 30000) ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end,
      '=company ' || public.company_key(company_name)]
    || array(select '=benefit-' || kind from unnest(public.benefit_kinds(benefits)) as kind)
    || array(select '=in ' || slug from unnest(public.job_categories(type, industry, tags)) as slug),
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

grant execute on function public.job_facets(text, text[], text, text[], text, text, text[]) to authenticated, service_role;
