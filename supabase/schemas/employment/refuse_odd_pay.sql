-- Refuses a posting whose pay cannot be for its period.
create function public.refuse_odd_pay() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
end
$$;
