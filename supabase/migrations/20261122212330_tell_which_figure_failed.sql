-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."make_figure"();

create or replace function public.make_figure()
  returns table (
    failure text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due jsonb;
begin
  if not public.are_jobs_few() then
    insert into public.kept_figures (question, asked_at) select site, now() - interval '1 day' from public.site_figures() as site
      on conflict do nothing;
  end if;
  delete from public.kept_figures
    where asked_at < now() - interval '1 day' and (public.are_jobs_few() or question not in (select public.site_figures()));
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
$function$;

alter function "public"."make_figure"() owner to "postgres";

revoke all on function "public"."make_figure"() from public;

revoke all on function "public"."make_figure"() from "postgres";

grant execute on function "public"."make_figure"() to "postgres";

grant execute on function "public"."make_figure"() to "service_role";
