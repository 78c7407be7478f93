-- Parses the filters in `more` (D102). Throws 22023 for other keys or values out of range. The keys:
-- `shifts`: the job has at least one of them, or with `all_shifts` no others. `without_nights`: it lists shifts, and none at night.
-- `hours_from`, `hours_to`: its hours per week overlap with this range. `age`: the visitor's age, at least the job's minimum age.
-- `posted_days`: the job was posted within this many days (UTC). `benefits`: it has all of these kinds. `tips`: it has tips.
-- `no_experience`: its text requires none. `company`: the company's name. `industry`: as a category ('healthcare'). `answers`:
-- the employer replies to most applicants. `start_by`: it starts on this day or earlier, or lists no start.
create function public.parse_conditions(more jsonb) returns public.job_search
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  search public.job_search;
  conditions record;
begin
  if more is null then
    return search;
  elsif jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'industry', 'answers', 'start_by'])) then
    raise exception 'Unknown search condition.' using errcode = '22023';
  end if;
  select * into conditions from jsonb_to_record(more) as conditions (shifts text[], all_shifts boolean, without_nights boolean,
    hours_from integer, hours_to integer, age integer, posted_days integer, benefits text[], tips boolean,
    no_experience boolean, company text, industry text, answers boolean,
    start_by date);
  if not coalesce(conditions.shifts <@ public.week_shifts() and cardinality(conditions.shifts) between 1 and 28, true)
    or not coalesce(conditions.hours_from between 0 and 168, true) or not coalesce(conditions.hours_to between 0 and 168, true)
    or conditions.hours_from > conditions.hours_to
    or not coalesce(conditions.age between 14 and 99, true) or not coalesce(conditions.posted_days between 1 and 60, true)
    or not coalesce(cardinality(conditions.benefits) <= 10, true) or not coalesce(length(trim(conditions.company)) between 1 and 120, true)
    or (conditions.industry is not null and public.category_kind(conditions.industry) <> 'industry')
    or not coalesce(conditions.start_by between date '2000-01-01' and date '2099-12-31', true) then
    raise exception 'A search condition is out of bounds.' using errcode = '22023';
  end if;
  search.query := public.combine_with_and(
    array(select public.any_facet_query(array['benefit-' || kind]) from unnest(conditions.benefits) as kind)
    || case when conditions.no_experience then public.any_facet_query(array['no-experience']) end
    || public.any_facet_query(array['company ' || public.company_key(conditions.company)])
    || public.any_facet_query(array['in ' || conditions.industry]));
  search.shifts := conditions.shifts;
  search.has_only_shifts := conditions.all_shifts and conditions.shifts is not null;
  if conditions.without_nights then
    search.excluded_shifts := array(select shift from unnest(public.week_shifts()) as shift where shift like '%-night');
  end if;
  search.hours_from := conditions.hours_from;
  search.hours_to := conditions.hours_to;
  search.age := conditions.age;
  search.posted_after := (today - conditions.posted_days)::timestamp at time zone 'UTC';
  -- A start day in the past means as soon as possible.
  search.start_by := greatest(conditions.start_by, case when conditions.start_by is not null then today end);
  search.has_tips := conditions.tips;
  search.is_responsive := conditions.answers;
  return search;
end
$$;

grant execute on function public.parse_conditions(jsonb) to service_role;
