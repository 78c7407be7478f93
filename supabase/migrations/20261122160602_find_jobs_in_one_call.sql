-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.find_jobs (
  center_lat  double precision default null::double precision,
  center_lng  double precision default null::double precision,
  radius_km   double precision default null::double precision,
  words       text             default null::text,
  job_types   text[]           default null::text[],
  min_pay     numeric          default null::numeric,
  currency    text             default 'USD'::text,
  sort        text             default 'distance'::text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  category    text             default null::text
)
  returns table (
    jobs            json,
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select (
      select coalesce(json_agg(page), '[]')
      from public.search_jobs(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort, page_size, page_offset, category) as page),
    counted.total, counted.without_minimum, counted.understood_as, counted.is_more
  from public.count_jobs(
    case when radius_km is not null then center_lat end, case when radius_km is not null then center_lng end, radius_km,
    words, job_types, min_pay, currency, category) as counted
$function$;

alter function
  "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
  integer, text) owner to "postgres";

create or replace function public.has_open_job (
  wanted tsquery
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_indexscan to 'off'
  set enable_indexonlyscan to 'off'
  set jit to 'off'
  AS $function$
begin
  return exists (select from public.jobs where status = 'open' and search @@ wanted);
end
$function$;

alter function "public"."has_open_job"(tsquery) owner to "postgres";

create or replace function public.read_job_words (
  words text,
  OUT   wanted tsquery,
  OUT   wanted_in_title tsquery,
  OUT   wanted_in_heading tsquery,
  OUT   corrected text,
  OUT   parts tsquery[]
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_generic_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  english constant regconfig := 'pg_catalog.english';
  term record;
  part tsquery;
  in_title tsquery;
  in_heading tsquery;
  nearest text[];
  said text;
  spelled text[] := '{}';
  is_otherwise boolean := false;
begin
  parts := '{}';
  for term in select * from public.search_terms(words) loop
    said := term.typed;
    if term.meant is null and term.facet is null then
      part := public.any_of(array[term.typed], english, '');
      in_title := public.any_of(array[term.typed], english, ':A');
      in_heading := public.any_of(array[term.typed], english, ':ABC');
    else
      part := public.term_query(term.typed, term.meant, term.facet, '');
      in_title := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    end if;
    if part is null and term.typed = 'it' and term.is_fixed then
      part := quote_literal('it') || ':C';
      in_title := part;
      in_heading := part;
    elsif term.facet is not null then
      if to_tsvector(english, term.typed) <> to_tsvector(english, term.meant) then
        said := term.meant;
      end if;
    elsif term.meant is not null then
      if not public.has_open_job(public.phrase_of(term.typed, '')) then
        said := term.meant;
      end if;
    elsif part is not null and not term.is_fixed and public.is_unknown_word(term.typed) then
      if (public.guess_matches(part, null)).matches <= public.search_limit('read') and not public.has_open_job(part) then
        nearest := public.nearest_job_words(term.typed);
        if nearest is not null then
          part := public.any_of(nearest, english, '');
          in_title := public.any_of(nearest, english, ':A');
          in_heading := public.any_of(nearest, english, ':ABC');
          said := array_to_string(nearest, ' or ');
        end if;
      end if;
    end if;
    if part is not null then
      parts := parts || part;
      wanted := coalesce(wanted && part, part);
      wanted_in_title := coalesce(wanted_in_title && in_title, in_title);
      wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
    end if;
    is_otherwise := is_otherwise or said <> term.typed;
    spelled := spelled || said;
  end loop;
  if wanted is null then
    wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    wanted_in_heading := wanted;
    parts := array_remove(array[wanted], null);
  end if;
  if is_otherwise then
    corrected := array_to_string(spelled, ' ');
  end if;
end
$function$;

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  from public;

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "anon", "authenticated";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  from "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "service_role";

revoke all on function "public"."has_open_job"(tsquery) from public;

revoke all on function "public"."has_open_job"(tsquery) from "postgres";

grant execute on function "public"."has_open_job"(tsquery) to "postgres";

grant execute on function "public"."has_open_job"(tsquery) to "service_role";
