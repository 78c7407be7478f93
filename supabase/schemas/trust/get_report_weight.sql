-- Returns the weight of a report. More harmful reasons weigh more. A trusted reporter's report weighs double. If more of the reporter's
-- earlier reports were upheld than dismissed, it weighs 1.5 times as much (three times if also trusted); if more were dismissed, nothing.
create function public.get_report_weight(reason text, account_id uuid, browser_hash text, is_trusted boolean) returns integer
language sql stable security definer
set search_path = ''
as $$
  select case when record.dismissed > record.upheld then 0 else
      case when get_report_weight.reason in ('filled', 'facts', 'other') then 10 else 20 end
        * case when get_report_weight.is_trusted then 2 else 1 end * case when record.upheld > record.dismissed then 3 else 2 end / 2 end
  from (select count(*) filter (where earlier.outcome = 'upheld') as upheld,
      count(*) filter (where earlier.outcome = 'dismissed') as dismissed
    from public.reports as earlier
    where earlier.browser_hash = get_report_weight.browser_hash or earlier.reporter_id = get_report_weight.account_id) as record
$$;

grant execute on function public.get_report_weight(text, uuid, text, boolean) to service_role;
