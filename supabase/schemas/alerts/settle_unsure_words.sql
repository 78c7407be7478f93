-- Reads those alerts anew whose unsure words one of these jobs may settle.
create function public.settle_unsure_words(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  settled uuid[];
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  settled := array(
    select unsure.alert_id from public.jobs as job,
      unnest(tsvector_to_array(job.search)) as posted join public.unsure_alert_words as unsure on unsure.stem = posted
    where job.id = any (job_ids)
    union
    select unsure.alert_id from public.jobs as job,
      public.words_of(job.title || ' ' || public.join_words(job.tags)) as posted
      join public.unsure_alert_words as unsure
        on left(unsure.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
          and length(unsure.word) between length(posted) - 2 and length(posted) + 3
    where job.id = any (job_ids) and extensions.levenshtein_less_equal(unsure.word, posted, 3) <= 3);
  -- All who do this at once take them in one order, or two would wait for each other.
  perform from public.alerts where id = any (settled) order by id for no key update;
  -- An update of the words, even to themselves, reads them.
  update public.alerts set words = words where id = any (settled);
end
$$;

grant execute on function public.settle_unsure_words(uuid[]) to service_role;
