-- One page of a category's open jobs around a place, nearest or newest first: {"total", "is_more", "newest", "name", "jobs"}. `total`,
-- `is_more` and `jobs` are as in search_and_count_jobs. `newest` is when the newest job was posted. `name` is the category as a job on the
-- page spells it in its tags; null if no job has it as a tag.
create function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('total', page.total, 'is_more', page.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (page.jobs #>> '{0,created_at}')::timestamptz
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from json_array_elements(page.jobs) as job, json_array_elements_text(job -> 'tags') as tag
      where public.slugify(tag) = category_page.category),
    'jobs', page.jobs)
  from public.search_and_count_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
    page_offset => category_page.page_offset, category => category_page.category) as page
$$;

grant execute on function public.category_page(double precision, double precision, double precision, text, integer, integer, text)
  to service_role;
