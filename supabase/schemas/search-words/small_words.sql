-- Words of Spanish that say nothing in a search: those of English are stop words of the text search.
create function public.small_words() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select '{de,del,en,con,para,por,el,la,los,las,un,una,y,a,al}'::text[] $$;

grant execute on function public.small_words() to service_role;
