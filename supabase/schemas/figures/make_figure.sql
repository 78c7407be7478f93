-- Makes the figure that is most due, and answers one row where there was one, with what went wrong: it was never made, or ten minutes
-- ago, or so long ago that making it costs a hundredth of the time. What nobody asked for a day goes, or is made once a day where it is one of the whole
-- site's, which are made ahead as soon as there are too many jobs to count. One that fails waits for its next turn.
create function public.make_figure() returns table (failure text)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_few constant boolean := public.are_jobs_few();
  due jsonb;
begin
  if not is_few then
    insert into public.kept_figures (question, asked_at) select site, now() - interval '1 day' from public.site_figures() as site
      on conflict do nothing;
  end if;
  delete from public.kept_figures
    where asked_at < now() - interval '1 day' and (is_few or question not in (select public.site_figures()));
  select question into due from public.kept_figures
    where made_at is null
      or made_at < now() - greatest(case when asked_at <= now() - interval '1 day' then interval '1 day' else interval '10 minutes' end, 100 * took)
    order by made_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return;
  end if;
  begin
    perform public.keep_figure(due);
  exception when others or query_canceled then
    update public.kept_figures set made_at = now() where question = due;
    failure := format('%s: %s', due, sqlerrm);
  end;
  return next;
end
$$;

grant execute on function public.make_figure() to service_role;
