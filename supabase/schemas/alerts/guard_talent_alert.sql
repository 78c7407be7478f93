-- As guard_job_alert, for a company's alert.
create function public.guard_talent_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.keywords := nullif(regexp_replace(trim(new.keywords), '\s+', ' ', 'g'), '');
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- As skills stand in a profile.
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
      new.employer_id := old.employer_id;
      new.manage_token := old.manage_token;
      new.created_at := old.created_at;
      new.looked_until := old.looked_until;
      new.next_due_at := old.next_due_at;
    end if;
  end if;
  return new;
end
$$;
