-- What a search asks beside place, words, types, pay and category (D102). Keys of `more`: `shifts` (one can work; a job has one of them, or
-- with `all_shifts` no other), `without_nights`, `hours_from` and `hours_to` a week (a job may have some of them), `age` (a job asks for no
-- more), `posted_days` (today or so many days before, in UTC), `benefits` (kinds, all of them), `tips`, `no_experience`, `company` (its name),
-- `industry` (as a category: 'healthcare'), `answers` (most applicants), `start_by` (a day; jobs that name none are left in). Anything else is refused.
create function public.parse_conditions(more jsonb) returns public.job_search
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  search public.job_search;
  asked record;
begin
  if more is null then
    return search;
  elsif jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'industry', 'answers', 'start_by'])) then
    raise exception 'A search asks for nothing else.' using errcode = '22023';
  end if;
  select * into asked from jsonb_to_record(more) as asked (shifts text[], all_shifts boolean, without_nights boolean, hours_from integer,
    hours_to integer, age integer, posted_days integer, benefits text[], tips boolean, no_experience boolean, company text, industry text, answers boolean,
    start_by date);
  if not coalesce(asked.shifts <@ public.week_shifts() and cardinality(asked.shifts) between 1 and 28, true)
    or not coalesce(asked.hours_from between 0 and 168, true) or not coalesce(asked.hours_to between 0 and 168, true)
    or asked.hours_from > asked.hours_to
    or not coalesce(asked.age between 14 and 99, true) or not coalesce(asked.posted_days between 1 and 60, true)
    or not coalesce(cardinality(asked.benefits) <= 10, true) or not coalesce(length(trim(asked.company)) between 1 and 120, true)
    or (asked.industry is not null and public.category_kind(asked.industry) <> 'industry')
    or not coalesce(asked.start_by between date '2000-01-01' and date '2099-12-31', true) then
    raise exception 'What a search asks beside its words is out of bounds.' using errcode = '22023';
  end if;
  search.query := public.all_of(
    array(select public.any_lexeme(array['benefit-' || kind]) from unnest(asked.benefits) as kind)
    || case when asked.no_experience then public.any_lexeme(array['no-experience']) end
    || public.any_lexeme(array['company ' || public.company_key(asked.company)])
    || public.any_lexeme(array['in ' || asked.industry]));
  search.shifts := asked.shifts;
  search.has_only_shifts := asked.all_shifts and asked.shifts is not null;
  if asked.without_nights then
    search.excluded_shifts := array(select shift from unnest(public.week_shifts()) as shift where shift like '%-night');
  end if;
  search.hours_from := asked.hours_from;
  search.hours_to := asked.hours_to;
  search.age := asked.age;
  search.posted_after := (today - asked.posted_days)::timestamp at time zone 'UTC';
  -- A job whose day has passed begins as soon as possible.
  search.start_by := greatest(asked.start_by, case when asked.start_by is not null then today end);
  search.has_tips := asked.tips;
  search.answers_most := asked.answers;
  return search;
end
$$;

grant execute on function public.parse_conditions(jsonb) to service_role;
