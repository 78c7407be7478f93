-- A figure over all jobs: counted anew while there are at most 10,000, the kept one afterwards. Those of `site_figures` are made
-- ahead; the first who asks for another that nobody has made yet waits for it.
create function public.ask_figure(question jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if public.are_jobs_few() then
    return public.count_figure(ask_figure.question);
  end if;
  return coalesce(public.kept_figure(ask_figure.question), public.keep_figure(ask_figure.question));
end
$$;

grant execute on function public.ask_figure(jsonb) to service_role;
