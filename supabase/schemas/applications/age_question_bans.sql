-- States whose law forbids asking for age or birth date on a first application (D27), with the day the law took effect.
create table public.age_question_bans (
  state text primary key,
  effective_from date not null,
  source text not null
);

alter table public.age_question_bans enable row level security;
grant select on public.age_question_bans to anon, authenticated;
grant all on public.age_question_bans to service_role;

create policy "everyone reads where a birth date may not be asked" on public.age_question_bans
  for select to anon, authenticated using (true);
