-- The category slugs of a job (category_kind): its type, its industry and its tags. Stored with the job, so that searches don't compute
-- slugs.
create function public.job_categories(type text, industry text, tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  -- Materialized, because otherwise each slug is computed three times.
  with tagged as materialized (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag)
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$$;

grant execute on function public.job_categories(text, text, text[]) to authenticated, service_role;
