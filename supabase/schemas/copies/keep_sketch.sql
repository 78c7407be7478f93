-- Keeps what a posting says, and since when. Small changes leave it that time, as long as it still says nearly what it said then; what its
-- account said before in another posting is as old as that.
create function public.keep_sketch() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  said integer[];
  mine public.posting_sketches;
  earlier public.posting_sketches;
  first integer[];
begin
  select * into mine from public.posting_sketches where job_id = new.id;
  if tg_op = 'UPDATE' and mine.job_id is not null and (new.title, new.description, new.location, new.type, new.schedule)
        is not distinct from (old.title, old.description, old.location, old.type, old.schedule) then
    return new;
  end if;
  said := public.text_sketch(new.description);
  first := coalesce(mine.first_words, mine.words);
  if mine.job_id is null or public.resemblance(first, said) < public.setting('copy_percent') then
    -- What was posted before sketches were kept has said so since then.
    mine.said_since := case when tg_op = 'UPDATE' and new.description = old.description then old.created_at else clock_timestamp() end;
    mine.written_at := null;
    first := said;
    if auth.uid() is not null then
      earlier := public.said_before(new.employer_id, new.id, said);
    end if;
    if earlier.said_since < mine.said_since then
      mine.written_at := mine.said_since;
      mine.said_since := earlier.said_since;
      first := coalesce(earlier.first_words, earlier.words);
    end if;
  end if;
  insert into public.posting_sketches as known (job_id, circumstances, title, words, bands, said_since, first_words, written_at)
    values (new.id, public.job_circumstances(new.type, new.schedule, new.location), public.title_sketch(new.title),
      said, public.sketch_bands(said), mine.said_since, nullif(first, said), mine.written_at)
    on conflict (job_id) do update set circumstances = excluded.circumstances, title = excluded.title, words = excluded.words,
      bands = excluded.bands, said_since = excluded.said_since, first_words = excluded.first_words, written_at = excluded.written_at;
  return new;
end
$$;
