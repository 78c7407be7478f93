-- Words of instant alerts that no posted heading had when they were read. The search corrects such a word to its nearest; a
-- job that brings the word itself, or a nearer one, has the alert read anew.
create table public.unsure_alert_words (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  word text not null,
  stem text not null,
  primary key (alert_id, word)
);

create index unsure_alert_words_stem on public.unsure_alert_words (stem);
create index unsure_alert_words_initial on public.unsure_alert_words (left(word, 1), length(word));

alter table public.unsure_alert_words enable row level security;
grant all on public.unsure_alert_words to service_role;
