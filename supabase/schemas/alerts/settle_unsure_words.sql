-- Reads those alerts anew whose unsure words a job may settle.
create function public.settle_unsure_words(job_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  -- An update of the words, even to themselves, reads them.
  update public.alerts set words = words
    where id = any (array(
      select unsure.alert_id from public.jobs as job,
        unnest(tsvector_to_array(job.search)) as posted join public.unsure_alert_words as unsure on unsure.stem = posted
      where job.id = job_id
      union
      select unsure.alert_id from public.jobs as job,
        public.words_of(job.title || ' ' || public.join_words(job.tags)) as posted
        join public.unsure_alert_words as unsure
          on left(unsure.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
            and length(unsure.word) between length(posted) - 2 and length(posted) + 3
      where job.id = job_id and extensions.levenshtein_less_equal(unsure.word, posted, 3) <= 3));
end
$$;

grant execute on function public.settle_unsure_words(uuid) to service_role;
