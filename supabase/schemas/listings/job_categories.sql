-- The categories that a job is of, as `category_kind` tells them apart: its type, its industry, and its tags by their slugs.
-- Kept with the row, so that no search makes slugs of everybody's tags.
create function public.job_categories(type text, industry text, tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  -- Materialized, or each slug is made three times.
  with tagged as materialized (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag)
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$$;

grant execute on function public.job_categories(text, text, text[]) to authenticated, service_role;
