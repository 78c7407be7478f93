-- How much of what two sketches say both say, in percent; of long ones an estimate by the smallest hashes.
create function public.resemblance(one integer[], other integer[]) returns numeric
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(100 * avg(times - 1), 0) from (
    select count(*) as times from (select unnest(one) as hash union all select unnest(other)) as each
    group by hash order by hash limit 256) as said
$$;

grant execute on function public.resemblance(integer[], integer[]) to service_role;
