-- A state of the United States as it is written in an address: of 'TX', 'texas' or 'New-York' the full name, anything else as it is.
create function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select known.name from public.us_states() as known
    where public.slugify(us_state_name.state) in (lower(known.code), replace(lower(known.name), ' ', '-'))), state)
$$;

grant execute on function public.us_state_name(text) to authenticated, service_role;
