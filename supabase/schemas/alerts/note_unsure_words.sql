-- Notes the words of an instant alert that no posting has yet, and its pairs of words ('dish washer'), so that it is read anew
-- when a job brings them ('dishwasher').
create function public.note_unsure_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsure_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    -- Also what two words would be as one, once a job has that.
    insert into public.unsure_alert_words (alert_id, word, stem)
      select distinct on (word) new.id, word, stem
      from (
        select typed as word from public.search_terms(new.words) where not is_fixed and public.is_unknown_word(typed)
        union
        select pair from regexp_split_to_table(public.joined_pairs(array[new.words]), ' ') as pair
          where pair ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = pair and is_work)
      ) as unsure, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
      order by word, stem;
  end if;
  return null;
end
$$;
