-- The full name of a US state given as a code, a name or a slug ('TX', 'texas', 'New-York'). Returns any other text unchanged.
create function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select known.name from public.us_states() as known
    where public.slugify(us_state_name.state) in (lower(known.code), replace(lower(known.name), ' ', '-'))), state)
$$;

grant execute on function public.us_state_name(text) to authenticated, service_role;
