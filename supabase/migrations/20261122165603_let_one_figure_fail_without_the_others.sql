-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."keep_figure"(jsonb);

create or replace function public.ask_figure (
  question jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if (select count(*) <= public.search_limit('counted') from (
      select from public.jobs where status = 'open' limit public.search_limit('counted') + 1) as some_jobs) then
    return public.count_figure(ask_figure.question);
  end if;
  return coalesce(public.kept_figure(ask_figure.question), public.keep_figure(ask_figure.question));
end
$function$;

create or replace function public.keep_figure (
  question jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  begun constant timestamptz := clock_timestamp();
  made constant jsonb := public.count_figure(keep_figure.question);
begin
  update public.kept_figures as figure set answer = made, made_at = begun, took = clock_timestamp() - begun
    where figure.question = keep_figure.question;
  return made;
end
$function$;

alter function "public"."keep_figure"(jsonb) owner to "postgres";

create or replace function public.kept_figure (
  question jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.make_figure()
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

revoke all on function "public"."keep_figure"(jsonb) from public;

revoke all on function "public"."keep_figure"(jsonb) from "postgres";

grant execute on function "public"."keep_figure"(jsonb) to "postgres";

grant execute on function "public"."keep_figure"(jsonb) to "service_role";
