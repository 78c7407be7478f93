-- Rejects a CV that is not in the folder `cvs` or is too large for an email to the employer: raises PT409 CV_MISSING. Copies the time of
-- its malware scan.
create function public.check_sent_cv() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = new.cv_url;
  if cv.path not like 'cvs/%' or cv.size_bytes > public.max_application_cv_bytes() then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  new.cv_scanned_at := cv.scanned_at;
  return new;
end
$$;
