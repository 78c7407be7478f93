-- A count over all jobs: counted now while there are at most 5,000 or until it is cached, the cached one afterwards.
create function public.ask_figure(question jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  cached jsonb;
begin
  if not public.are_jobs_few() then
    select answer into cached from public.cached_counts where cached_counts.question = ask_figure.question;
  end if;
  return coalesce(cached, public.count_figure(ask_figure.question));
end
$$;

grant execute on function public.ask_figure(jsonb) to service_role;
