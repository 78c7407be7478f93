-- What stands at a category's address (D13), in one look-up: what find_listing answers, and with a place `category` as category_page
-- answers it. Null also for a tag that no open job there has, and for a page behind the last.
create function public.find_category(state text, city text, name text, category text, radius_km double precision,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one jsonb := public.find_listing(find_category.state, find_category.city, find_category.name);
  page jsonb;
begin
  if found_one is null or not found_one ? 'place' then
    return found_one;
  end if;
  page := public.category_page((found_one #>> '{place,lat}')::double precision, (found_one #>> '{place,lng}')::double precision,
    find_category.radius_km, find_category.category, find_category.page_size, find_category.page_offset);
  if (page ->> 'total')::integer <= page_offset and (page_offset > 0 or public.category_kind(category) = 'tag') then
    return null;
  end if;
  return found_one || jsonb_build_object('category', page);
end
$$;

grant execute on function public.find_category(text, text, text, text, double precision, integer, integer) to service_role;
