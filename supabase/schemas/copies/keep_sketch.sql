-- Keeps what a posting says. Small changes leave it the time since which it says so.
create function public.keep_sketch() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  said integer[];
begin
  if tg_op = 'UPDATE' and (new.title, new.description, new.location, new.type, new.schedule)
        is not distinct from (old.title, old.description, old.location, old.type, old.schedule)
      and exists (select from public.posting_sketches where job_id = new.id) then
    return new;
  end if;
  said := public.text_sketch(new.description);
  -- Of two people at once who say the same, the second sees the first. What the server writes is not judged, and many rows of it at
  -- once would wait for one another.
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('copy ' || band, 0))
      from (select distinct unnest(public.sketch_bands(said)) as band order by 1) as each;
  end if;
  insert into public.posting_sketches as known (job_id, circumstances, title, words, bands, said_since)
    values (new.id,
      hashtext(concat_ws('|', new.type, (select string_agg(shift, ',' order by shift) from unnest(new.schedule) as shift),
        public.slugify(new.location #>> '{address,state}'), public.slugify(new.location #>> '{address,city}'),
        round((new.location #>> '{coordinates,lat}')::numeric, 3), round((new.location #>> '{coordinates,lng}')::numeric, 3))),
      array(select distinct hashtext(word) from regexp_split_to_table(public.plain_words(new.title), '[^[:alnum:]]+') as word
        where word <> ''),
      said, public.sketch_bands(said),
      -- What was posted before sketches were kept has said so since then.
      case when tg_op = 'UPDATE' and new.description = old.description then old.created_at else clock_timestamp() end)
    on conflict (job_id) do update set circumstances = excluded.circumstances, title = excluded.title, words = excluded.words,
      bands = excluded.bands, said_since = case
        when public.resemblance(known.words, excluded.words) >= public.setting('copy_percent') then known.said_since
        else clock_timestamp() end;
  return new;
end
$$;
