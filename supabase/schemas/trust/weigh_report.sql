-- What one report counts. More harm weighs more, a reporter with standing weighs double, one who was right more often than wrong half
-- as much again, and one who was wrong more often nothing.
create function public.weigh_report(reason text, account_id uuid, browser_hash text, has_standing boolean) returns integer
language sql stable security definer
set search_path = ''
as $$
  select case when record.wrong > record.right then 0 else
      case when weigh_report.reason in ('filled', 'facts', 'other') then 10 else 20 end
        * case when weigh_report.has_standing then 2 else 1 end * case when record.right > record.wrong then 3 else 2 end / 2 end
  from (select count(*) filter (where earlier.outcome = 'upheld') as right,
      count(*) filter (where earlier.outcome = 'dismissed') as wrong
    from public.reports as earlier
    where earlier.browser_hash = weigh_report.browser_hash or earlier.reporter_id = weigh_report.account_id) as record
$$;

grant execute on function public.weigh_report(text, uuid, text, boolean) to service_role;
