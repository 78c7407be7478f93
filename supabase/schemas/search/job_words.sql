-- Words of the titles, companies and tags of open jobs; spelling is corrected to them. delete_unused_job_words removes old ones.
create table public.job_words (
  word text primary key,
  -- Whether a title or tag has the word. Spelling is corrected only to these, not to words of company names.
  is_in_title_or_tag boolean not null default false
);

create index job_words_initial on public.job_words (left(word, 1), length(word)) where is_in_title_or_tag;

alter table public.job_words enable row level security;
grant all on public.job_words to service_role;
