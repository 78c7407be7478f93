-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. At most
-- 2,000. A figure (D64).
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language sql volatile security definer
set search_path = ''
as $$ select public.ask_figure(jsonb_build_array('cities', state, initial, max_results)) $$;

grant execute on function public.cities_with_jobs(text, text, integer) to service_role;
