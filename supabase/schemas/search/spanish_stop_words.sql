-- Spanish stop words; the text search already has the English ones.
create function public.spanish_stop_words() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select '{de,del,en,con,para,por,el,la,los,las,un,una,y,a,al}'::text[] $$;

grant execute on function public.spanish_stop_words() to service_role;
