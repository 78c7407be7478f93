-- Company pages with open jobs in their city: [name, state, city, changed]. Only names whose MD5 is in a range, so that a name stays in its
-- sitemap when others change. At most 50,000.
create function public.sitemap_employers(from_hash text default '', before_hash text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- A generic plan, made for any range, would read all rows.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed)), '[]') from (
      select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
      where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
        and md5(company_slug) >= from_hash and (before_hash is null or md5(company_slug) < before_hash)
      group by company_slug, state_slug, city_slug
      order by company_slug, state_slug, city_slug
      limit 50000) as page);
end
$$;

grant execute on function public.sitemap_employers(text, text) to service_role;
