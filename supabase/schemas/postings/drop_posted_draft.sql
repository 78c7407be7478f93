-- Posting a form takes its draft away, under the lock of skip_posted_draft.
create function public.drop_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  delete from public.job_drafts
    where employer_id = new.employer_id and idempotency_key = new.idempotency_key;
  return null;
end
$$;
