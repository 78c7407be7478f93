-- Lets only one person at a time post or edit a job, so that the second of two identical postings is detected (D96). There is one lock for
-- all people, taken before any row lock, because a request can post several jobs in any order. The service role takes no lock, because its
-- postings are not checked and its bulk writes would block people.
create function public.serialize_posting() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('postings', 0));
  end if;
  return null;
end
$$;
