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
