-- A figure over all jobs: counted anew while there are at most 10,000, the kept one afterwards. The first who asks for one
-- that nobody has made yet waits for it.
create function public.ask_figure(question jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if (select count(*) <= public.search_limit('counted') from (
      select from public.jobs where status = 'open' limit public.search_limit('counted') + 1) as some_jobs) then
    return public.count_figure(ask_figure.question);
  end if;
  return coalesce(public.kept_figure(ask_figure.question), public.keep_figure(ask_figure.question));
end
$$;

grant execute on function public.ask_figure(jsonb) to service_role;
