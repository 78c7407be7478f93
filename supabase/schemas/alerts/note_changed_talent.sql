-- Notes that a visible profile appeared or changed, with what it said before, for match_changed_talents.
create function public.note_changed_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or not old.is_visible then
    insert into public.talent_changes (talent_id, was_visible) values (new.id, false) on conflict (talent_id) do nothing;
  else
    insert into public.talent_changes (talent_id, was_visible, was_search, was_skills, was_years, was_point)
      values (new.id, true, old.search, old.skills, old.experience_years, old.public_point)
      on conflict (talent_id) do nothing;
  end if;
  return null;
end
$$;
