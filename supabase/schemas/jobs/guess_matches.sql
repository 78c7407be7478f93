-- How many open jobs an index of these words or this category may name, and which share of all matches both: the planner's guess, out
-- of its statistics, at a fraction of what counting costs. It decides the way to look, never what is found. Volatile, or the planner would not be asked.
create function public.guess_matches(wanted tsquery, category text, out matches double precision, out share double precision)
language plpgsql volatile security definer
set search_path = ''
as $$
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
$$;
grant execute on function public.guess_matches(tsquery, text) to service_role;
