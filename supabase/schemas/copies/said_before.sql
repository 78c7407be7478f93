-- The oldest posting of an account, of its newest ones, that said nearly these words when it first said them. What an operator removed
-- is none.
create function public.said_before(account_id uuid, job_id uuid, words integer[]) returns public.posting_sketches
language sql stable security definer
set search_path = ''
as $$
  select earlier.* from (
      (select id from public.jobs where employer_id = said_before.account_id order by created_at desc limit 200)
      union (select posted.job_id from public.posting_log as posted where posted.account_id = said_before.account_id
        order by posted.posted_at desc limit 200)) as own (id),
    -- By their ids: the index of all postings' words finds too many.
    lateral (select * from public.posting_sketches as sketch where sketch.job_id = own.id offset 0) as earlier
  where earlier.job_id <> said_before.job_id and not earlier.is_removed and earlier.bands && public.sketch_bands(said_before.words)
    and public.resemblance(coalesce(earlier.first_words, earlier.words), said_before.words) >= public.setting('copy_percent')
  order by earlier.said_since limit 1
$$;

grant execute on function public.said_before(uuid, uuid, integer[]) to service_role;
