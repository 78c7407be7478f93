-- Parses alerts again if these jobs have one of their unknown words or a similar word.
create function public.resolve_unknown_alert_words(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  resolved uuid[];
begin
  if not exists (select from public.unknown_alert_words) then
    return;
  end if;
  resolved := array(
    select unknown_word.alert_id from public.jobs as job,
      unnest(tsvector_to_array(job.search)) as posted join public.unknown_alert_words as unknown_word on unknown_word.stem = posted
    where job.id = any (job_ids)
    union
    select unknown_word.alert_id from public.jobs as job,
      public.extract_words(job.title || ' ' || public.join_words(job.tags)) as posted
      join public.unknown_alert_words as unknown_word
        on left(unknown_word.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
          and length(unknown_word.word) between length(posted) - 2 and length(posted) + 3
    where job.id = any (job_ids) and extensions.levenshtein_less_equal(unknown_word.word, posted, 3) <= 3);
  -- Locked in one order to prevent deadlocks.
  perform from public.alerts where id = any (resolved) order by id for no key update;
  -- Setting `words` to itself parses them again.
  update public.alerts set words = words where id = any (resolved);
end
$$;

grant execute on function public.resolve_unknown_alert_words(uuid[]) to service_role;
