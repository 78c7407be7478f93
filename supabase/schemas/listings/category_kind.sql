-- The kind of a category slug (D13): 'type', 'industry' or 'tag', checked in this order.
create function public.category_kind(category text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when category = any (public.job_types()) then 'type'
    when category in (select lower(industry) from unnest(public.industries()) as industry) then 'industry'
    else 'tag' end
$$;

grant execute on function public.category_kind(text) to authenticated, service_role;
