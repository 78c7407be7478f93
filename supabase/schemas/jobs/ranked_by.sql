-- The order of its own that what is found is put in, of the 1,000 nearest that match (the newest, where there is no place) where jobs have to be read
-- to be found; null where it is listed as it was found.
create function public.ranked_by(sort text, has_words boolean) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when sort in ('pay', 'fit') or (sort = 'relevance' and has_words) then sort end
$$;

grant execute on function public.ranked_by(text, boolean) to service_role;
