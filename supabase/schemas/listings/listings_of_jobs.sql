-- The lists that show these jobs or would if they were open, at most 500 of them: {"listings": [[state, city, neighborhood, category]],
-- "companies": [name], "cities": [[state, city]], "cells": [[lat, lng]]}. The category is null for the place's own list; a cell is half a
-- degree wide and counted from 0, for the lists of what is nearest beyond a circle.
create function public.listings_of_jobs(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - public.time_shown_after_end())
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from wanted, jsonb_array_elements(public.places_around(wanted.lat, wanted.lng, public.default_radius_km())) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from wanted), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from wanted), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from wanted), '[]'))
$$;

grant execute on function public.listings_of_jobs(uuid[]) to service_role;
