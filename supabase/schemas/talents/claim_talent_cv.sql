-- A talent's CV is a file of their own: without this, writing somebody else's path into one's profile would earn a signed
-- link to it. Replacing or deleting it gives the old file up.
create function public.claim_talent_cv() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.cv_url is not null then
    update public.uploads set discarded_at = now() where path = old.cv_url;
  end if;
  if tg_op <> 'DELETE' and new.cv_url is not null then
    update public.uploads set claimed_at = now()
      where path = new.cv_url and bucket = 'applications' and owner_id = new.user_id
        and verified_at is not null and claimed_at is null and discarded_at is null;
    if not found then
      raise exception 'CV_MISSING' using errcode = 'PT409';
    end if;
  end if;
  return null;
end
$$;
