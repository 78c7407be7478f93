-- Lets people post and reword jobs one after another, so that of two who say the same at once the second sees the first (D96). One lock
-- for all, taken before any that a row takes: a request may post several jobs, and others the same titles and texts in another order.
-- What the server writes is not judged, and many rows of it at once would hold everybody up.
create function public.wait_to_post() returns trigger
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
