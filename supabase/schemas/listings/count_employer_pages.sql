-- How many pages employers have in the cities of their open jobs, which decides into how many files they are told. A figure (D64).
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure('["employer pages"]')::bigint $$;

grant execute on function public.count_employer_pages() to service_role;
