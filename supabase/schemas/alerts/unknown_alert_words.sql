-- Words that were in no posting when their instant alert was parsed. The alert's query contains the nearest known word instead. A job with
-- the word itself or a similar one triggers a new parse.
create table public.unknown_alert_words (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  word text not null,
  stem text not null,
  primary key (alert_id, word)
);

create index unknown_alert_words_stem on public.unknown_alert_words (stem);
create index unknown_alert_words_initial on public.unknown_alert_words (left(word, 1), length(word));

alter table public.unknown_alert_words enable row level security;
grant all on public.unknown_alert_words to service_role;
