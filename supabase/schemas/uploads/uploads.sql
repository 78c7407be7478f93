-- Uploads: buckets, and the register of every file that came in by one of our uploads (D24, D35).

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
  created_at timestamptz not null default now(),
  -- SHA-256 of the secret that came with the permission to upload; the file can be used by its holder alone.
  ticket_hash text,
  -- The application that the file was handed in with, as a hash; a retry of the same is told apart from another use.
  spent_on text,
  -- The address of a public file, written by the server when it registers the file.
  public_url text unique check (length(public_url) <= 1000),
  -- What the server found when it looked at a file: how large it is, and when a virus scanner found nothing in it (null: none was
  -- asked).
  size_bytes integer check (size_bytes > 0),
  scanned_at timestamptz,
  constraint uploads_public_url_of_logo check (public_url is null or bucket = 'companies')
);

create index uploads_owner on public.uploads (owner_id) where owner_id is not null;
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
grant all on public.uploads to service_role;
