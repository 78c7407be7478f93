-- The listing of a category page (D13) in one call: the result of get_listing, and if that is a place, also `category` with the result of
-- category_page. Null if get_listing is null, for a tag without open jobs there, and for a page after the last.
create function public.get_category_listing(state text, city text, name text, category text, radius_km double precision,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  listing jsonb := public.get_listing(get_category_listing.state, get_category_listing.city, get_category_listing.name);
  page jsonb;
begin
  if listing is null or not listing ? 'place' then
    return listing;
  end if;
  page := public.category_page((listing #>> '{place,lat}')::double precision, (listing #>> '{place,lng}')::double precision,
    get_category_listing.radius_km, get_category_listing.category, get_category_listing.page_size, get_category_listing.page_offset);
  if (page ->> 'total')::integer <= page_offset and (page_offset > 0 or public.category_kind(category) = 'tag') then
    return null;
  end if;
  return listing || jsonb_build_object('category', page);
end
$$;

grant execute on function public.get_category_listing(text, text, text, text, double precision, integer, integer) to service_role;
