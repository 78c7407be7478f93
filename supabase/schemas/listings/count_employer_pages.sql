-- The number of company pages, which determines the number of their sitemaps. A cached count (D64).
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count('["employer pages"]')::bigint $$;

grant execute on function public.count_employer_pages() to service_role;
