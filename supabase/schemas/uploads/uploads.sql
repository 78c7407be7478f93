-- All uploaded files (D24, D35). The server verifies the content of a file, then the row that uses it claims it.

create table public.uploads (
  path text primary key check (length(path) between 1 and 500),
  bucket text not null check (bucket in ('applications', 'companies')),
  filename text not null check (length(filename) between 1 and 300),
  extension text not null check (length(extension) between 1 and 10),
  -- The account that uploaded the file; only that account may claim it. Null for guests.
  owner_id uuid references auth.users (id) on delete set null,
  verified_at timestamptz,
  claimed_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  -- The SHA-256 hash of the ticket that was issued with the upload URL. The server requires the ticket for using the file.
  ticket_hash text,
  -- The hash of the job and address of the application that uses the file. It distinguishes a retry from another use.
  application_hash text,
  -- The URL of a public file, written by the server.
  public_url text unique check (length(public_url) <= 1000),
  -- The results of the content check: the size, and when a virus scan found the file clean (null: not scanned).
  size_bytes integer check (size_bytes > 0),
  scanned_at timestamptz,
  constraint uploads_public_url_of_logo check (public_url is null or bucket = 'companies')
);

create index uploads_owner on public.uploads (owner_id) where owner_id is not null;
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
grant all on public.uploads to service_role;
