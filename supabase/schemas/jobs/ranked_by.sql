-- How many of the nearest that match are put in an order of their own (the newest, where there is no place); null where that order stands.
create function public.ranked_by(sort text, has_words boolean) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select case when sort in ('pay', 'fit') then public.search_limit('counted') when sort = 'relevance' and has_words then public.search_limit('ranked') end
$$;

grant execute on function public.ranked_by(text, boolean) to service_role;
