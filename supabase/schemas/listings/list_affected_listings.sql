-- The listings that show these jobs (at most 500), or would show them if they were open: {"listings": [[state, city, neighborhood,
-- category]], "companies": [name], "cities": [[state, city]], "cells": [[lat, lng]]}. A null category means the place's own listing. Cells
-- are half a degree wide, for listings that also show the nearest jobs outside their radius.
create function public.list_affected_listings(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with affected as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - public.ended_job_visibility())
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from affected, jsonb_array_elements(public.list_places_around(affected.lat, affected.lng, public.default_radius_km())) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from affected), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from affected), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from affected), '[]'))
$$;

grant execute on function public.list_affected_listings(uuid[]) to service_role;
