-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.job_circumstances (
  type     text,
  schedule text[],
  location jsonb
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select hashtext(concat_ws('|', type, (select string_agg(shift, ',' order by shift) from unnest(schedule) as shift),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    public.slugify(location #>> '{address,street}'),
    round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3)))
$function$;

update public.posting_sketches as sketch set circumstances = public.job_circumstances(job.type, job.schedule, job.location)
  from public.jobs as job where job.id = sketch.job_id and job.location #>> '{address,street}' is not null;
