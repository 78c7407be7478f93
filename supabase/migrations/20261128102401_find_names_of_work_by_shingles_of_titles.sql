-- Written by `npm run migration` from supabase/schemas; the column keeps its place, and the rows of the names are read anew, by hand.

set local check_function_bodies = off;

create or replace function public.shingle_query (
  name text
)
  returns tsquery
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  with words as (
    select word.lexeme, lead(word.lexeme) over (order by place) as following, count(*) over () as words
    from unnest(to_tsvector('pg_catalog.english', public.fold_words(name))) as word, unnest(word.positions) as place)
  select string_agg(quote_literal(concat_ws('~', '', lexeme, following)), ' & ')::tsquery from words where following is not null or words = 1
$function$;

alter function "public"."shingle_query"(text) owner to "postgres";

create or replace function public.title_shingles (
  title text
)
  returns tsvector
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(shingle)), '')
    from (
      select word.lexeme, lead(word.lexeme) over (order by place) as following
        from unnest(to_tsvector('pg_catalog.english', public.fold_words(left(title, 200)))) as word, unnest(word.positions) as place
      union all
      select joined.lexeme, null from unnest(to_tsvector('pg_catalog.english', public.joined_pairs(array[left(title, 200)]))) as joined) as words,
      unnest(array['~' || lexeme, '~' || lexeme || '~' || following]) as shingle
    -- Longer ones, as no lexeme may be, are nobody's name of work.
    where octet_length(shingle) < 2047);
end
$function$;

alter function "public"."title_shingles"(text) owner to "postgres";

revoke all on function "public"."shingle_query"(text) from public;

revoke all on function "public"."shingle_query"(text) from "postgres";

grant execute on function "public"."shingle_query"(text) to "postgres";

grant execute on function "public"."shingle_query"(text) to "service_role";

revoke all on function "public"."title_shingles"(text) from public;

grant execute on function "public"."title_shingles"(text) to "authenticated";

revoke all on function "public"."title_shingles"(text) from "postgres";

grant execute on function "public"."title_shingles"(text) to "postgres";

grant execute on function "public"."title_shingles"(text) to "service_role";

alter table "public"."jobs"
  alter column "search" set expression as
    (((((((setweight(to_tsvector('english'::regconfig, ((public.fold_words(title) || ' '::text) ||
    public.joined_pairs(ARRAY[title]))),
    'A'::"char") ||
    setweight(to_tsvector('english'::regconfig, ((public.fold_words(((company_name || ' '::text) || public.join_words(tags))) ||
    ' '::text) || public.joined_pairs(tags))),
    'B'::"char")) ||
    setweight(to_tsvector('simple'::regconfig, public.fold_words(((((title || ' '::text) || company_name) || ' '::text) ||
    public.join_words(tags)))),
    'C'::"char")) || setweight(to_tsvector('english'::regconfig, public.fold_words("left"(description, 20000))), 'D'::"char"))
    || public.title_shingles(title)) ||
    public.job_facets(type, schedule, ((((title || ' '::text) || public.join_words(tags)) || ' '::text) || "left"(description,
    20000)))) ||
    public.job_conditions(schedule, (hours_per_week_min)::integer, (hours_per_week_max)::integer, benefits, has_tips,
    (minimum_age)::integer, company_name, created_at, answers_most, starts_on)));

-- Rows of data, by hand.
update public.work_names set wanted = (
  select string_agg('(' || public.shingle_query(name)::text || ')', ' | ' order by place)::tsquery
  from unnest(also) with ordinality as listed (name, place));

-- What an instant alert asks for is kept: it is read anew.
update public.alerts set words = words where words is not null and frequency = 'instant';

-- The column lost its statistics, which choose how to look for words.
analyze public.jobs (search);
