-- A place name reduced to letters and digits, so that spellings match: 'St. Louis' and 'Saint Louis', "O'Fallon" and 'O Fallon',
-- 'Winston-Salem' and 'Winston Salem'. The same rule as placeKey in supabase/seed/places/names.ts. In PL/pgSQL for its cached plan, because
-- a typed text needs many keys.
create function public.place_key(name text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(
      case word when 'saint' then 'st' when 'sainte' then 'ste' when 'mount' then 'mt' when 'fort' then 'ft' else word end,
      '' order by position), '')
    from unnest(string_to_array(public.slugify(replace(left(name, 1000), ',', ' ')), '-')) with ordinality as words (word, position));
end
$$;

grant execute on function public.place_key(text) to authenticated, service_role;
