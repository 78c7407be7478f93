-- Posting a form takes its draft away, under the lock of skip_posted_draft.
create function public.drop_posted_draft(employer_id uuid, idempotency_key uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(idempotency_key::text, 0));
  delete from public.job_drafts as draft
    where draft.employer_id = drop_posted_draft.employer_id and draft.idempotency_key = drop_posted_draft.idempotency_key;
end
$$;
