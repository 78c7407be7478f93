-- What a search can ask of a job beside its words and its type (D102), as lexemes that no word can be: '=mon-morning', '=unscheduled',
-- '=h25' for each hour a week that it may have (80 stands for more), '=age-18', '=tips', '=benefit-health', '=company cornerbakery', and the
-- day that it was posted, as days since 2000 in UTC; '=answers' where its employer answered most applicants, and '=start-20261231'.
create function public.job_conditions(schedule text[], hours_min integer, hours_max integer, benefits text[], has_tips boolean,
  minimum_age integer, company_name text, posted_at timestamptz, answers_most boolean, starts_on date)
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(
    array(select '=' || shift from unnest(schedule) as shift)
    || array(select '=h' || hours from generate_series(least(coalesce(hours_min, 0), 80), least(coalesce(hours_max, 80), 80)) as hours
      where num_nonnulls(hours_min, hours_max) > 0)
    || array(select '=benefit-' || kind from unnest(public.benefit_kinds(benefits)) as kind)
    || array[
      case when cardinality(schedule) > 0 then '=scheduled' else '=unscheduled' end,
      case when has_tips then '=tips' end,
      '=age-' || minimum_age,
      '=company ' || public.company_key(company_name),
      '=day-' || (posted_at at time zone 'UTC')::date - date '2000-01-01',
      case when answers_most then '=answers' end,
      -- What to_char says may depend on a setting, so an index takes none of it.
      '=start-' || extract(year from starts_on) * 10000 + extract(month from starts_on) * 100 + extract(day from starts_on)],
    null))
$$;

grant execute on function public.job_conditions(text[], integer, integer, text[], boolean, integer, text, timestamptz, boolean, date) to authenticated, service_role;
