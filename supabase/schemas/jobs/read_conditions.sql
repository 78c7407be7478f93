-- What a search asks beside place, words, types, pay and category (D102), as the lexemes of job_conditions: `wanted`, `parts` by which an
-- index finds it, and `otherwise`, which is what it asks of jobs that name no schedule, where it asks for one. `traits` are the same as bits
-- (traits_of): any of the first, all of the second, none of the third, hours from and to, and since when, in seconds; null where they do not say it all. Keys: `shifts` (one can work; a job has one of them, or with `all_shifts` no other), `without_nights`,
-- `hours_from` and `hours_to` a week (a job may have some of them), `age` (a job asks for no more), `posted_days` (today or so many
-- days before, in UTC), `benefits` (kinds, all of them), `tips`, `no_experience`, `company` (its name), `answers` (most applicants),
-- `start_by` (a day; jobs that name none are left in), `unscheduled`. Anything else is refused.
create function public.read_conditions(more jsonb, out wanted tsquery, out parts tsquery[], out otherwise tsquery, out traits bigint[])
language plpgsql stable
set search_path = ''
as $$
declare
  today constant integer := (now() at time zone 'UTC')::date - date '2000-01-01';
  left_out text[] := '{}';
  any_shift text[] := '{}';
  asked record;
  late tsquery;
begin
  parts := '{}';
  if jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'answers', 'start_by', 'unscheduled'])) then
    raise exception 'A search asks for nothing else.' using errcode = '22023';
  end if;
  select * into asked from jsonb_to_record(more) as asked (shifts text[], all_shifts boolean, without_nights boolean, hours_from integer,
    hours_to integer, age integer, posted_days integer, benefits text[], tips boolean, no_experience boolean, company text, answers boolean, start_by date,
    unscheduled boolean);
  if not coalesce(asked.shifts <@ public.week_shifts() and cardinality(asked.shifts) between 1 and 28, true)
    or not coalesce(asked.hours_from between 0 and 168, true) or not coalesce(asked.hours_to between 0 and 168, true)
    or asked.hours_from > asked.hours_to
    or not coalesce(asked.age between 14 and 99, true) or not coalesce(asked.posted_days between 1 and 60, true)
    or not coalesce(cardinality(asked.benefits) <= 10, true) or not coalesce(length(trim(asked.company)) between 1 and 120, true)
    or not coalesce(asked.start_by between date '2000-01-01' and date '2099-12-31', true) then
    raise exception 'What a search asks beside its words is out of bounds.' using errcode = '22023';
  end if;

  parts := array_remove(array[
      case when num_nonnulls(asked.hours_from, asked.hours_to) > 0 then public.any_lexeme(array(select 'h' || hours
        from generate_series(least(coalesce(asked.hours_from, 0), 80), least(coalesce(asked.hours_to, 80), 80)) as hours)) end,
      case when asked.posted_days > 0 then
        public.any_lexeme(array(select 'day-' || day from generate_series(today - asked.posted_days, today + 1) as day)) end,
      case when asked.tips then '''=tips'''::tsquery end,
      case when asked.no_experience then '''=no-experience'''::tsquery end,
      case when asked.company is not null then public.any_lexeme(array['company ' || public.company_key(asked.company)]) end,
      case when asked.answers then '''=answers'''::tsquery end,
      case when asked.unscheduled then '''=unscheduled'''::tsquery end],
    null) || array(select public.any_lexeme(array['benefit-' || kind]) from unnest(asked.benefits) as kind);
  if asked.age is not null then
    left_out := array(select 'age-' || years from generate_series(asked.age + 1, 30) as years);
  end if;
  if asked.shifts is not null or asked.without_nights then
    otherwise := public.all_but(array['''=unscheduled'''::tsquery] || parts, left_out);
    any_shift := coalesce(asked.shifts, public.week_shifts());
    parts := coalesce(public.any_lexeme(asked.shifts), '''=scheduled'''::tsquery) || parts;
    left_out := left_out || array(select shift from unnest(public.week_shifts()) as shift
      where (asked.without_nights and shift like '%-night') or (asked.all_shifts and shift <> all (asked.shifts)));
  end if;
  if cardinality(parts) = 0 and (cardinality(left_out) > 0 or asked.start_by is not null) then
    parts := array[public.any_job()];
  end if;
  wanted := public.all_but(parts, left_out);
  if asked.start_by is not null then
    -- A job whose day has passed begins as soon as possible.
    late := public.starts_after(greatest(asked.start_by, date '2000-01-01' + today));
    wanted := wanted && !!late;
    otherwise := otherwise && !!late;
  end if;
  if asked.company is null and asked.start_by is null and asked.unscheduled is not true then
    traits := array[
      public.traits_of(array(select '=' || shift from unnest(any_shift) as shift)),
      public.traits_of(array(select '=benefit-' || kind from unnest(asked.benefits) as kind)
        || case when asked.tips then array['=tips'] end || case when asked.no_experience then array['=no-experience'] end
        || case when asked.answers then array['=answers'] end),
      public.traits_of(array(select '=' || name from unnest(left_out) as name)),
      case when num_nonnulls(asked.hours_from, asked.hours_to) > 0 then least(coalesce(asked.hours_from, 0), 80) end,
      least(coalesce(asked.hours_to, 80), 80),
      extract(epoch from (date '2000-01-01' + today - asked.posted_days)::timestamp at time zone 'UTC')::bigint];
  end if;
end
$$;

grant execute on function public.read_conditions(jsonb) to service_role;
