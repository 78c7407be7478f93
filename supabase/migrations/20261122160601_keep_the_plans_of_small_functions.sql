-- Written by hand: pg-delta would drop a function whose language changes, and with it what is made of it.

set local check_function_bodies = off;

create or replace function public.chord_km(arc_km double precision) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return 2 * 6371 * sin(least(arc_km * (1 + 1e-9) + 1e-9, pi() * 6371) / (2 * 6371));
end
$$;

create or replace function public.sphere_point(lat double precision, lng double precision) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return extensions.cube(array[
    6371 * cos(radians(lat)) * cos(radians(lng)),
    6371 * cos(radians(lat)) * sin(radians(lng)),
    6371 * sin(radians(lat))]);
end
$$;

create or replace function public.search_limit(name text)
returns integer
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 40000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 8000
    when 'read' then 20000
    -- Entries that an index of words or categories may name; what more jobs have is found by reading jobs in their order.
    when 'named' then 50000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 1000
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
  end;
end
$$;

create or replace function public.any_of(words text[], config regconfig, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select string_agg('(' || stems || ')', ' | ')::tsquery
    from (select string_agg(quote_literal(stem) || weights, ' & ') as stems
          from unnest(words) as word, unnest(tsvector_to_array(to_tsvector(config, word))) as stem
          group by word) as each_word);
end
$$;

create or replace function public.fold_words(words text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  bounded constant text := left(words, 30000);
begin
  return translate(lower(
    case when octet_length(bounded) = length(bounded) then bounded
    else normalize(regexp_replace(normalize(bounded, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ');
end
$$;

create or replace function public.is_unknown_word(word text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return is_unknown_word.word ~ '^[[:alpha:]]{4,40}$'
    and not exists (select from public.job_words as known where known.word = is_unknown_word.word)
    and not exists (select from public.ordinary_words as ordinary
      where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', is_unknown_word.word)))
        and length(is_unknown_word.word) - length(ordinary.stem) <= 3);
end
$$;
