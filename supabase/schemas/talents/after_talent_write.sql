-- Runs after a talent profile is written: claims its CV, and records a new or changed visible profile for match_changed_talents.
create function public.after_talent_write() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A CV must be the talent's own upload; otherwise a profile with another person's path would get a signed link to it. A replaced or
  -- deleted CV is discarded.
  if new.cv_url is distinct from old.cv_url then
    if old.cv_url is not null then
      update public.uploads set discarded_at = now() where path = old.cv_url;
    end if;
    if new.cv_url is not null then
      update public.uploads set claimed_at = now()
        where path = new.cv_url and bucket = 'applications' and owner_id = new.user_id
          and verified_at is not null and claimed_at is null and discarded_at is null;
      if not found then
        raise exception 'CV_MISSING' using errcode = 'PT409';
      end if;
    end if;
  end if;
  if new.is_visible and not new.is_demo then
    if old.is_visible is not true then
      insert into public.talent_changes (talent_id, was_visible) values (new.id, false) on conflict (talent_id) do nothing;
    elsif (new.search, new.skills, new.experience_years) is distinct from (old.search, old.skills, old.experience_years)
        or new.public_point operator(extensions.<>) old.public_point then
      insert into public.talent_changes (talent_id, was_visible, was_search, was_skills, was_years, was_point)
        values (new.id, true, old.search, old.skills, old.experience_years, old.public_point)
        on conflict (talent_id) do nothing;
    end if;
  end if;
  return null;
end
$$;
