-- Counts the latest day that is due, stores its numbers, and deletes empty searches older than 90 days. Today is due every ten minutes.
-- Each of the 29 days before is due if it was never counted, or last counted before it ended. Returns the day; null if none is due.
create function public.save_daily_numbers() returns date
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
  due date;
  counted jsonb;
begin
  select candidate::date into due
    from generate_series((today - 29)::timestamp, today::timestamp, interval '1 day') as candidate
    left join public.daily_numbers as stored on stored.day = candidate::date
    where stored.day is null
      or (candidate::date = today and stored.made_at < now() - interval '10 minutes')
      or (candidate::date < today and stored.made_at < (candidate + interval '1 day 5 minutes') at time zone 'UTC')
    order by candidate desc limit 1;
  if due is null then
    return null;
  end if;
  counted := public.count_daily_numbers(due);
  insert into public.daily_numbers as stored (day, numbers, places) values (due, counted - 'places', counted -> 'places')
    on conflict (day) do update set numbers = excluded.numbers, places = excluded.places, made_at = now();
  delete from public.empty_searches where day < today - 90;
  return due;
end
$$;

grant execute on function public.save_daily_numbers() to service_role;
