-- Serializes posting and rewording by people, so that the second of two identical postings sees the first (D96). One lock for all, taken
-- before any row lock, because a request may post several jobs in any order. Skipped for the service role, whose postings are not checked
-- and whose bulk writes would block people.
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
