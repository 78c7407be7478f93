-- The industries a company can have.
create function public.industries() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['Technology', 'Healthcare', 'Retail', 'Manufacturing', 'Construction', 'Education', 'Finance', 'Hospitality',
  'Transportation', 'Other'] $$;

grant execute on function public.industries() to authenticated, service_role;
