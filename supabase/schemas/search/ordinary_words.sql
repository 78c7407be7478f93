-- Correctly spelled words that are never corrected, even if no job has them: 'waiter' is not read as 'water'.

-- A stem covers all forms of a word.
create table public.ordinary_words (
stem text primary key
);

alter table public.ordinary_words enable row level security;
grant all on public.ordinary_words to service_role;
