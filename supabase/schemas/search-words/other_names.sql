-- The first two of these names of work that a job may have now: 'server' and 'waiter'.
create function public.other_names(names text[]) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select name from unnest(names) with ordinality as other (name, place)
    where not exists (select from unnest(string_to_array(name, ' ')) as each_word
      where not exists (select from public.job_words as known where known.word = each_word and known.is_work))
    order by place limit 2)
$$;

grant execute on function public.other_names(text[]) to service_role;
