-- Stores the unknown words of an instant alert (`is_unknown_word`), and each two adjacent words joined ('dishwasher' for 'dish washer') if
-- no title or tag has the joined word. The alert is parsed again when a job has one of these words or a similar one.
create function public.record_unknown_alert_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unknown_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    insert into public.unknown_alert_words (alert_id, word, stem)
      select distinct on (word) new.id, word, stem
      from (
        select typed as word from public.search_terms(new.words) where not skips_correction and public.is_unknown_word(typed)
        union
        select pair from regexp_split_to_table(public.joined_pairs(array[new.words]), ' ') as pair
          where pair ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = pair and is_in_title_or_tag)
      ) as uncertain, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
      order by word, stem;
  end if;
  return null;
end
$$;
