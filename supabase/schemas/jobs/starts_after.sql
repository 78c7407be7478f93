-- The jobs that begin after a day, by the '=start-20261231' of job_conditions: a later digit of the year, month or day, after the same ones before it.
create function public.starts_after(day date) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select string_agg(quote_literal('=start-' || left(digits, place - 1) || digit) || ':*', ' | ')::tsquery
  from (select (extract(year from day) * 10000 + extract(month from day) * 100 + extract(day from day))::text as digits) as asked, generate_series(3, 8) as place,
    generate_series(substr(digits, place, 1)::integer + 1, 9) as digit
$$;

grant execute on function public.starts_after(date) to service_role;
