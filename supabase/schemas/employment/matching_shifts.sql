-- How many of the shifts in a job's schedule are in `shifts`, and how many the schedule has: {4, 5} if four of five match. Null if the job
-- lists no shifts or `shifts` is null.
create function public.matching_shifts(schedule text[], shifts text[]) returns integer[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return (
    select array[count(*) filter (where shift = any (shifts)), count(*)]::integer[]
    from (select distinct unnest(schedule) as shift) as job_shifts
    having count(*) > 0);
end
$$;

grant execute on function public.matching_shifts(text[], text[]) to service_role;
