-- An employer's own wording of a reply. Without a row the default wording applies.
create table public.reply_templates (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  kind text not null check (kind in ('invitation', 'rejection', 'message')),
  subject text not null check (length(trim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(trim(body)) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (employer_id, kind)
);

create trigger touch_updated_at before update on public.reply_templates
  for each row execute function public.touch_updated_at();

alter table public.reply_templates enable row level security;
grant select, delete on public.reply_templates to authenticated;
grant insert (employer_id, kind, subject, body) on public.reply_templates to authenticated;
grant update (employer_id, kind, subject, body) on public.reply_templates to authenticated;
grant all on public.reply_templates to service_role;

create policy "employers write their own templates" on public.reply_templates
  for all to authenticated
  using (employer_id = (select auth.uid()))
  with check (employer_id = (select auth.uid()) and (select public.is_employer()));
