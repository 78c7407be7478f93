-- Makes a figure that is asked for, and answers it.
create function public.keep_figure(question jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  begun constant timestamptz := clock_timestamp();
  made constant jsonb := public.count_figure(keep_figure.question);
begin
  update public.kept_figures as figure set answer = made, made_at = begun, took = clock_timestamp() - begun
    where figure.question = keep_figure.question;
  return made;
end
$$;

grant execute on function public.keep_figure(jsonb) to service_role;
