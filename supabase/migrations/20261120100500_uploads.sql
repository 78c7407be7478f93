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
  verified_at timestamptz,
  claimed_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now()
);
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
revoke all on public.uploads from anon, authenticated;
grant all on public.uploads to service_role;
