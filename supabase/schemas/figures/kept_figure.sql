-- The answer that is kept for a question; null until there is one. Notes that it was asked, so that the scheduler makes it.
create function public.kept_figure(question jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  kept public.kept_figures;
begin
  if kept_figure.question is null then
    return null;
  end if;
  select * into kept from public.kept_figures as figure where figure.question = kept_figure.question;
  if kept.question is null then
    insert into public.kept_figures (question) values (kept_figure.question) on conflict do nothing;
    -- Whoever asked at the same time may have made it meanwhile.
    select * into kept from public.kept_figures as figure where figure.question = kept_figure.question;
  elsif kept.asked_at < now() - interval '1 hour' then
    -- Not behind the scheduler, which holds the row while it counts.
    update public.kept_figures as figure set asked_at = now() where figure.question = (
      select free.question from public.kept_figures as free
      where free.question = kept_figure.question for no key update skip locked);
  end if;
  return kept.answer;
end
$$;

grant execute on function public.kept_figure(jsonb) to service_role;
