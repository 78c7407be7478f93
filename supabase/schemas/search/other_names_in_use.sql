-- Returns the first two of these occupation names whose words all occur in titles or tags of jobs, such as 'server' and 'waiter'.
create function public.other_names_in_use(names text[]) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select name from unnest(names) with ordinality as other (name, position)
    where not exists (select from unnest(string_to_array(name, ' ')) as each_word
      where not exists (select from public.job_words as stored where stored.word = each_word and stored.is_in_title_or_tag))
    order by position limit 2)
$$;

grant execute on function public.other_names_in_use(text[]) to service_role;
