-- Open jobs for a sitemap: [slug, state, city, neighborhood, changed]. Only ids in a range, so that each file reads only its share of the
-- jobs. At most 50,000.
create function public.sitemap_jobs(from_id uuid, before_id uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- A generic plan, made for any range, would read all rows.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(slug, state_slug, city_slug, neighborhood_slug, updated_at)), '[]') from (
      select slug, state_slug, city_slug, neighborhood_slug, updated_at from public.jobs
      where status = 'open' and expires_at > now() and id >= from_id and (before_id is null or id < before_id)
      order by id limit 50000) as page);
end
$$;

grant execute on function public.sitemap_jobs(uuid, uuid) to service_role;
