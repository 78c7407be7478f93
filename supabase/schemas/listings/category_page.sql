-- One page of a category's open jobs around a place, nearest (or newest) first: {"total", "newest", "name", "jobs"}. `name` is how a tag is
-- written, null when no open job has it.
create function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  answer jsonb;
begin
  perform public.check_job_search(lat, lng, radius_km, null, sort, page_size, page_offset);
  with matching as materialized (
    select job, job.id, job.created_at, job.pt operator(extensions.<->) center as chord
    from public.open_jobs_around(category_page.lat, category_page.lng, category_page.radius_km) as job
    where category = any (job.categories)),
  page as (
    select *, row_number() over (order by case when sort = 'date' then created_at end desc, chord, id) as place
    from matching order by place limit page_size offset page_offset)
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'newest', (select max(created_at) from matching),
    'name', (select min(tag) from (select job from matching limit 50) as few, unnest((job).tags) as tag
      where public.slugify(tag) = category),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, public.arc_km(chord)) order by place) from page), '[]'))
  into answer;
  return answer;
end
$$;

grant execute on function public.category_page(double precision, double precision, double precision, text, integer, integer, text)
  to service_role;
