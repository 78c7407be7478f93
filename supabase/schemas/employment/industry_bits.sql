-- An industry as an address writes it, as the four bits of `traits` above those of trait_names: its place among industries(), none 0. An
-- industry is added at the end, and never moved.
create function public.industry_bits(category text) returns bigint
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (select coalesce(max(place), 0) << 58 from unnest(public.industries()) with ordinality as industry (name, place)
    where lower(name) = category);
end
$$;

grant execute on function public.industry_bits(text) to authenticated, service_role;
