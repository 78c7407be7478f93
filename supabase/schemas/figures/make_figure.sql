-- Makes the figure that is most due, and says whether there was one: it was never made, or ten minutes ago, or so long ago that
-- making it costs a hundredth of the time. What nobody asked for a day goes. One that fails waits for its next turn.
create function public.make_figure() returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due jsonb;
begin
  delete from public.kept_figures where asked_at < now() - interval '1 day';
  select question into due from public.kept_figures
    where made_at is null or made_at < now() - greatest(interval '10 minutes', 100 * took)
    order by made_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return false;
  end if;
  begin
    perform public.keep_figure(due);
  exception when others or query_canceled then
    update public.kept_figures set made_at = now() where question = due;
    raise warning 'Figure % was not made: %', due, sqlerrm;
  end;
  return true;
end
$$;

grant execute on function public.make_figure() to service_role;
