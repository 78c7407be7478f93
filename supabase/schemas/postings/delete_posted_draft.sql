-- Deletes the draft of a form that was posted. Takes the same lock as skip_posted_draft.
create function public.delete_posted_draft(employer_id uuid, idempotency_key uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(idempotency_key::text, 0));
  delete from public.job_drafts as draft
    where draft.employer_id = delete_posted_draft.employer_id and draft.idempotency_key = delete_posted_draft.idempotency_key;
end
$$;
