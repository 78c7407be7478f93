-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "learn_changed_words" on "public"."jobs";

create or replace function public.learn_changed_words()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.job_words as known (word, is_work)
    select said.word, said.is_work from (
      select word, bool_or(is_work) as is_work from (values (true), (false)) as kind (is_work),
        public.words_of(case when is_work then new.title || ' ' || public.join_words(new.tags) else new.company_name end) as word
      group by word) as said
    where not exists (select from public.job_words as there
      where there.word = said.word and (there.is_work or not said.is_work))
    order by said.word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$function$;

create or replace function public.learn_posted_words()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- New words in one order and none that is known, for whose row all who post a baker would wait: so no two wait for each other.
  insert into public.job_words as known (word, is_work)
    select said.word, said.is_work from (
      select word, bool_or(is_work) as is_work from posted, (values (true), (false)) as kind (is_work),
        public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as said
    where not exists (select from public.job_words as there
      where there.word = said.word and (there.is_work or not said.is_work))
    order by said.word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$function$;

create trigger note_words
  after update of title, company_name, tags, status, expires_at on public.jobs
  for each row
  execute function public.learn_changed_words();
