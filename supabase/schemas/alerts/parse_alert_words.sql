-- Parses words to a search query and to `stems`. Every matching job has at least one of the stems. They come from the part of the query
-- with the fewest alternatives, or from the longest of several such parts.
create function public.parse_alert_words(words text, out word_query tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  parts tsquery[];
begin
  select parsed.query, parsed.parts into word_query, parts from public.parse_job_words(words) as parsed;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from (select part from unnest(parts) as part order by numnode(part), length(part::text) desc, part::text limit 1) as fewest,
      regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
end
$$;

grant execute on function public.parse_alert_words(text) to service_role;
