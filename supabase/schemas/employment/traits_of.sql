-- These lexemes of job_facets and job_conditions as bits, those that are none (trait_names) left out: what a search asks beside its place is
-- then told by the index that has the places, without reading the jobs.
create function public.traits_of(lexemes text[]) returns bigint
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(bit_or(1::bigint << (trait.place - 1)::integer), 0)
    from unnest(public.trait_names()) with ordinality as trait (name, place)
    where '=' || trait.name = any (lexemes));
end
$$;

grant execute on function public.traits_of(text[]) to authenticated, service_role;
