-- One page of a category's open jobs around a place, nearest (or newest) first: {"total", "is_more", "newest", "name", "jobs"}, as
-- search_jobs and count_jobs find them. `name` is how a tag is written, null when no job of the page has it.
create function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with page as materialized (
    select * from public.search_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
      page_offset => category_page.page_offset, category => category_page.category) with ordinality as job)
  select jsonb_build_object('total', counted.total, 'is_more', counted.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (select max(created_at) from page)
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from page, unnest(page.tags) as tag where public.slugify(tag) = category_page.category),
    'jobs', coalesce((select jsonb_agg(to_jsonb(page) - 'ordinality' order by page.ordinality) from page), '[]'))
  from public.count_jobs(lat, lng, radius_km, category => category_page.category) as counted
$$;

grant execute on function public.category_page(double precision, double precision, double precision, text, integer, integer, text)
  to service_role;
