-- How many of a job's shifts somebody can work, and how many it has: {4, 5}; null where the job names none, or nobody said when they can.
create function public.fitting_shifts(schedule text[], shifts text[]) returns integer[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return (
    select array[count(*) filter (where shift = any (shifts)), count(*)]::integer[]
    from (select distinct unnest(schedule) as shift) as named
    having count(*) > 0);
end
$$;

grant execute on function public.fitting_shifts(text[], text[]) to service_role;
