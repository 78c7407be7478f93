-- How many of a job's shifts match, and how many it has, such as {4, 5}. Null if the job lists no shifts or `shifts` is null.
create function public.matching_shifts(schedule text[], shifts text[]) returns integer[]
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

grant execute on function public.matching_shifts(text[], text[]) to service_role;
