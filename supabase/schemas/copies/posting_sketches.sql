-- What each posting says, as numbers that find those that say nearly the same (D96). No text can be read from them.
create table public.posting_sketches (
  -- No reference: what was removed is known when somebody posts it again, and what was posted for as long as the log of postings.
  job_id uuid primary key,
  -- Type, shifts and place as one: what differs there is another opening.
  circumstances integer not null,
  title integer[] not null,
  words integer[] not null,
  bands integer[] not null,
  -- Since when it says so: of two, the later one is the copy.
  said_since timestamptz not null default now(),
  -- What it said then, where it was reworded since: small changes do not add up to another text of the same age.
  first_words integer[],
  -- Since when it says so itself, where its account said so before in another posting.
  written_at timestamptz,
  -- By an operator.
  is_removed boolean not null default false
);

-- Entries are searched as soon as they are there.
create index posting_sketches_bands on public.posting_sketches using gin (bands) with (fastupdate = off);

alter table public.posting_sketches enable row level security;
grant all on public.posting_sketches to service_role;
