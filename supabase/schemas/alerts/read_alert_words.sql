-- What words ask for, as the search reads them, and the stems that any job which they match has at least one of: those of the
-- part with the fewest, and of parts with as few, the longest.
create function public.read_alert_words(words text, out wanted tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  parts tsquery[];
begin
  select asked.wanted, asked.parts into wanted, parts from public.parse_job_words(words) as asked;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from (select part from unnest(parts) as part order by numnode(part), length(part::text) desc, part::text limit 1) as fewest,
      regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
end
$$;

grant execute on function public.read_alert_words(text) to service_role;
