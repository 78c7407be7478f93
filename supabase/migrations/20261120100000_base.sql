-- What every room stands on: extensions, closed defaults, slugs, points on the sphere, checked JSON shapes.

create schema if not exists extensions;
create extension if not exists cube with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Hosted projects grant everything on new objects to everybody; here each table and function says who may.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Slug of a title or place name (D11): lower case, spaces to hyphens, '&' to '-and-', accents folded, letters of
-- other scripts kept, everything else removed, hyphens collapsed and cut at the ends. Empty when nothing is left.
-- The same rule stands in lib/places/slug.ts; a test compares the two. Ranges instead of \w, because what \w
-- means depends on the collation of the installation.
create function public.slugify(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select trim(both '-' from
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            normalize(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(replace(
                  lower(normalize(
                    translate(lower(coalesce(name, '') collate "und-x-icu"), 'øđðłıħ', 'oddlih'),
                    NFKD) collate "und-x-icu"),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), 'ſ', 's'), 'ʼ', ''),
                '[\u0300-\u036f]', '', 'g'),
              NFC),
            '&', '-and-'),
          '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'),
        '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u200b-\u206f\u20a0-\u20ff\u2100-\u214f\u2190-\u2bff\u2e00-\u2e7f\u3001-\u3004\u3008-\u3020\u3030\u30fb\ue000-\uf8ff\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e007f]', '', 'g'),
      '-{2,}', '-', 'g'))
$$;

-- A point on the specification's sphere, in km from its centre (R = 6371): chords are exact, so great circles are.
create function public.sphere_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select extensions.cube(array[
    6371 * cos(radians(lat)) * cos(radians(lng)),
    6371 * cos(radians(lat)) * sin(radians(lng)),
    6371 * sin(radians(lat))])
$$;

-- Chord in km that belongs to a great-circle distance in km: 2R sin(d / 2R).
create function public.chord_km(arc_km double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * sin(least(arc_km, pi() * 6371) / (2 * 6371)) $$;

-- Great-circle distance in km that belongs to a chord in km: 2R asin(d / 2R).
create function public.arc_km(chord double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * asin(least(1, chord / (2 * 6371))) $$;

-- JSON that arrived as a JSON string, parsed; everything else unchanged (section 3).
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

-- A location as it is stored (section 5): blank city, state or country is 'Unknown', other blank parts are null.
create function public.normalize_location(location jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(location -> 'coordinates') = 'object' then jsonb_build_object(
    'coordinates', jsonb_build_object('lat', location #> '{coordinates,lat}', 'lng', location #> '{coordinates,lng}'),
    'address', jsonb_build_object(
      'city', coalesce(nullif(trim(location #>> '{address,city}'), ''), 'Unknown'),
      'state', coalesce(nullif(trim(location #>> '{address,state}'), ''), 'Unknown'),
      'country', coalesce(nullif(trim(location #>> '{address,country}'), ''), 'Unknown'),
      'street', nullif(trim(location #>> '{address,street}'), ''),
      'zipCode', nullif(trim(location #>> '{address,zipCode}'), ''),
      'neighborhood', nullif(trim(location #>> '{address,neighborhood}'), '')))
  else location end
$$;

-- Whether a stored location has numeric coordinates on the globe and a complete address of sane length. Compared as
-- numeric, because 1e400 is a JSON number and no double.
create function public.is_location(location jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(location #> '{coordinates,lat}') = 'number'
    and jsonb_typeof(location #> '{coordinates,lng}') = 'number'
    and (location #>> '{coordinates,lat}')::numeric between -90 and 90
    and (location #>> '{coordinates,lng}')::numeric between -180 and 180
    and length(location #>> '{address,city}') between 1 and 120
    and length(location #>> '{address,state}') between 1 and 120
    and length(location #>> '{address,country}') between 1 and 120
    and length(coalesce(location #>> '{address,street}', '')) <= 300
    and length(coalesce(location #>> '{address,zipCode}', '')) <= 20
    and length(coalesce(location #>> '{address,neighborhood}', '')) <= 120
    and length(location::text) <= 1500, false)
$$;

-- Whether a salary is null or {min, max, currency, period} with at least one amount, none negative, min at most max.
create function public.is_salary(salary jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select salary is null or coalesce(
    jsonb_typeof(salary) = 'object'
    and coalesce(jsonb_typeof(salary -> 'min'), 'null') in ('number', 'null')
    and coalesce(jsonb_typeof(salary -> 'max'), 'null') in ('number', 'null')
    and coalesce(salary ->> 'min', salary ->> 'max') is not null
    and coalesce((salary ->> 'min')::numeric, 0) between 0 and 100000000
    and coalesce((salary ->> 'max')::numeric, 0) between 0 and 100000000
    and coalesce((salary ->> 'min')::numeric, 0) <= coalesce((salary ->> 'max')::numeric, 100000000)
    and salary ->> 'currency' in ('USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD')
    and salary ->> 'period' in ('hour', 'day', 'week', 'month', 'year')
    and length(salary::text) <= 200, false)
$$;

-- Whether a text is one mail address that may stand in a mail's header: looser than the forms, closed to lists and line breaks.
create function public.is_email(address text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(address) <= 254 and address ~ '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$', false)
$$;

-- Whether a list has at most so many entries, none of them null, blank or longer than 100 characters.
create function public.is_word_list(words text[], max_words integer) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(cardinality(words) <= max_words
    and not exists (select from unnest(words) as word where word is null or length(trim(word)) not between 1 and 100), false)
$$;

-- An amount of pay per hour (D33): 8-hour days, 40-hour weeks, 52 weeks, 12 months.
create function public.pay_per_hour(amount numeric, period text) returns numeric
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case period
    when 'hour' then amount
    when 'day' then amount / 8
    when 'week' then amount / 40
    when 'month' then amount * 12 / (40 * 52)
    when 'year' then amount / (40 * 52)
  end
$$;

-- Keeps updated_at true.
create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The helpers above work on values alone and read nothing.
grant execute on function public.slugify(text), public.sphere_point(double precision, double precision),
  public.chord_km(double precision), public.arc_km(double precision), public.unwrap_json(jsonb),
  public.normalize_location(jsonb), public.is_location(jsonb), public.is_salary(jsonb),
  public.is_email(text), public.is_word_list(text[], integer), public.pay_per_hour(numeric, text), public.touch_updated_at()
to anon, authenticated, service_role;
