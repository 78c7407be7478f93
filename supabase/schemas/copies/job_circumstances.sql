-- Type, shifts and place of a job as one number: what differs there is another opening.
create function public.job_circumstances(type text, schedule text[], location jsonb) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select hashtext(concat_ws('|', type, (select string_agg(shift, ',' order by shift) from unnest(schedule) as shift),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    public.slugify(location #>> '{address,street}'),
    round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3)))
$$;

grant execute on function public.job_circumstances(text, text[], jsonb) to service_role;
