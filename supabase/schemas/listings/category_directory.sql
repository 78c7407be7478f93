-- How many open jobs each industry, type and frequent tag has, and in which cities the most of them are. A figure (D64).
create function public.category_directory() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure('["categories"]') $$;

grant execute on function public.category_directory() to service_role;
