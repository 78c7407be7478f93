-- The words of posted titles, companies and tags, until no open job has them (forget_job_words): what a misspelt word can have meant.
create table public.job_words (
  word text primary key,
  -- Every word of a posted title, company or tag is known. What a misspelt one can have meant is work alone: a word of a title
  -- or a tag, never a company's name.
  is_work boolean not null default false
);

create index job_words_initial on public.job_words (left(word, 1), length(word)) where is_work;

alter table public.job_words enable row level security;
grant all on public.job_words to service_role;
