-- The kind of a category's slug (D13): a job type, an industry or a tag, in this order.
create function public.category_kind(category text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when category in ('full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer') then 'type'
    when category in ('technology', 'healthcare', 'retail', 'manufacturing', 'construction', 'education', 'finance',
      'hospitality', 'transportation', 'other') then 'industry'
    else 'tag' end
$$;

grant execute on function public.category_kind(text) to authenticated, service_role;
