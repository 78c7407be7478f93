-- What a text says, to find those that say nearly the same (D96): hashes of its runs of three words as the shield reads them, of a
-- long text the 256 smallest.
create function public.text_sketch(given text) returns integer[]
language sql immutable parallel safe
set search_path = ''
as $$
  with word as (
    select said, position from regexp_split_to_table(
      trim(regexp_replace(public.unmasked_words(public.plain_words(given)), '[^[:alnum:]]+', ' ', 'g')), ' ')
      with ordinality as each (said, position)),
  run as (
    select concat_ws(' ', said, lead(said) over following, lead(said, 2) over following) as said,
      position = 1 or lead(said, 2) over following is not null as is_whole
    from word where said <> '' window following as (order by position))
  select coalesce(array_agg(hash order by hash), '{}') from (
    select distinct hashtext(said) as hash from run where is_whole order by hash limit 256) as smallest
$$;

grant execute on function public.text_sketch(text) to service_role;
