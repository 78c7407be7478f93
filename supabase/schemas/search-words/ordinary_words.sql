-- Words that are spelled right, though no job may have them: a search for 'waiter' is never read as 'water'.

-- As stems, so that each stands for all of its forms.
create table public.ordinary_words (
stem text primary key
);

alter table public.ordinary_words enable row level security;
grant all on public.ordinary_words to service_role;
