-- Locks and returns the uploaded CV of an application. Raises PT409 CV_MISSING unless the upload is verified, was registered with this
-- ticket, and belongs to the caller or to no account. A CV that was already used or discarded is accepted only for the same application
-- (`applicant_hash`: the hash of the job's id and the applicant's address), so that a request can be repeated.
create function public.lock_application_cv(cv_path text, cv_ticket text, applicant_hash text) returns public.uploads
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = cv_path and bucket = 'applications' for update;
  -- A null ticket must not match a file that was registered without one.
  if not found or cv.verified_at is null or cv.ticket_hash is null
    or cv.ticket_hash is distinct from public.sha256_hex(cv_ticket)
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid()))
    or (cv.application_hash is distinct from applicant_hash
      and (cv.application_hash is not null or cv.claimed_at is not null or cv.discarded_at is not null)) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  return cv;
end
$$;

grant execute on function public.lock_application_cv(text, text, text) to service_role;
