-- Rejects a CV outside the applications folder or too large for an email to the employer, and copies the time of its malware scan. Raises
-- PT409 CV_MISSING.
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
