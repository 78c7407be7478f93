-- Counts the newest day that is due: today each ten minutes, each day once more when it is over, and of the last thirty those that
-- nobody counted. The day; null where none is due. Forgets what people looked for in vain 90 days ago.
create function public.keep_day() returns date
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
  due date;
  counted jsonb;
begin
  select asked::date into due
    from generate_series((today - 29)::timestamp, today::timestamp, interval '1 day') as asked
    left join public.daily_numbers as kept on kept.day = asked::date
    where kept.day is null
      or (asked::date = today and kept.made_at < now() - interval '10 minutes')
      or (asked::date < today and kept.made_at < (asked + interval '1 day 5 minutes') at time zone 'UTC')
    order by asked desc limit 1;
  if due is null then
    return null;
  end if;
  counted := public.count_day(due);
  insert into public.daily_numbers as kept (day, numbers, places) values (due, counted - 'places', counted -> 'places')
    on conflict (day) do update set numbers = excluded.numbers, places = excluded.places, made_at = now();
  delete from public.empty_searches where day < today - 90;
  return due;
end
$$;

grant execute on function public.keep_day() to service_role;
