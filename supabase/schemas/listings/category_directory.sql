-- Industries, types and frequent tags of open jobs, with their counts and top cities. A cached count (D64).
create function public.category_directory() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count('["categories"]') $$;

grant execute on function public.category_directory() to service_role;
