-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.guess_matches (
  wanted   tsquery,
  category text,
  OUT      matches double precision,
  OUT      share double precision
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  plan json;
  -- Statistics know few shingles, so a title that they ask for is guessed by its words.
  words constant tsquery := replace(replace(wanted::text, '''~', ''''), '~', ''' & ''');
begin
  execute format('explain (format json) select from public.jobs where status = ''open'' and (%L::tsquery is null or search @@ %1$L::tsquery)
    and (%2$L::text is null or categories @> array[%2$L])', words, category) into plan;
  matches := plan #>> '{0,Plan,Plan Rows}';
  execute 'explain (format json) select from public.jobs where status = ''open''' into plan;
  share := least(1, matches / greatest(1, (plan #>> '{0,Plan,Plan Rows}')::double precision));
  if wanted is not null and category is not null then
    matches := least((public.guess_matches(wanted, null)).matches, (public.guess_matches(null, category)).matches);
  end if;
end
$function$;
