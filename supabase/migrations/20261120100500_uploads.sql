-- Uploads: buckets, and the register of every file that came in by one of our doors (D24, D35).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('applications', 'applications', false, 5242880, array['application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document']),
  ('companies', 'companies', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- A file starts unverified, is checked by content on the server, and is claimed by the row that uses it.
-- What nothing claims is removed after 24 hours; what its owner gave up is removed with the next run.
create table public.uploads (
  path text primary key check (length(path) between 1 and 500),
  bucket text not null check (bucket in ('applications', 'companies')),
  filename text not null check (length(filename) between 1 and 300),
  extension text not null check (length(extension) between 1 and 10),
  -- Who was signed in when it came in; nobody else may claim it. Null for a guest's, where knowing the path is the claim.
  owner_id uuid references auth.users (id) on delete set null,
  verified_at timestamptz,
  claimed_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now()
);
create index uploads_owner on public.uploads (owner_id) where owner_id is not null;
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
revoke all on public.uploads from anon, authenticated;
grant all on public.uploads to service_role;

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
create trigger claim_cv after insert on public.job_seeker_profiles
  for each row when (new.cv_url is not null) execute function public.claim_talent_cv();
create trigger change_cv after update of cv_url on public.job_seeker_profiles
  for each row when (old.cv_url is distinct from new.cv_url) execute function public.claim_talent_cv();
create trigger give_up_cv after delete on public.job_seeker_profiles
  for each row when (old.cv_url is not null) execute function public.claim_talent_cv();
