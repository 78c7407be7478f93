-- Twelve numbers of a sketch, of which two texts share one by chance as likely as their sketches agree in four places: nearly always
-- where nine tenths are the same, hardly ever where a third is. Each is the least hash of four of 48 bins (one-permutation MinHash); an
-- empty bin borrows from the next one that is not.
create function public.sketch_bands(words integer[]) returns integer[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  smallest integer[];
  filled integer[] := array_fill(0, array[48]);
  nearest integer;
  distance integer := 0;
  bin integer;
begin
  if cardinality(words) = 0 then
    return '{}';
  end if;
  select array_agg(found.hash order by number) into smallest
    from generate_series(0, 47) as number left join (
      select (hash & 2147483647) % 48 as number, min(hash) as hash from unnest(words) as hash group by 1) as found using (number);
  -- Around twice, because the last bins borrow from the first.
  for step in reverse 95 .. 0 loop
    bin := step % 48 + 1;
    if smallest[bin] is null then
      distance := distance + 1;
    else
      nearest := smallest[bin];
      distance := 0;
    end if;
    filled[bin] := hashint8(nearest::bigint * 64 + distance);
  end loop;
  return array(select hashtext(concat_ws(' ', band, filled[4 * band + 1], filled[4 * band + 2], filled[4 * band + 3], filled[4 * band + 4]))
    from generate_series(0, 11) as band);
end
$$;

grant execute on function public.sketch_bands(integer[]) to service_role;
