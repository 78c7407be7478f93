-- Sets the verified domain of a new company. If the site requires invitations, first checks and deletes the invitation of the account's
-- confirmed address. An account that already has a company needs no invitation, because its upsert fires this trigger too. Raises PT403
-- INVITATION_REQUIRED.
create function public.verify_employer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  invited text;
begin
  if new.is_demo then
    return new;
  end if;
  if public.setting('employers_by_invitation') <> 0
    and not exists (select from public.employer_profiles where user_id = new.user_id) then
    delete from public.employer_invitations as invitation using auth.users as account
      where account.id = new.user_id and account.email_confirmed_at is not null
        and invitation.address = lower(account.email) and invitation.invited_at > now() - interval '30 days'
      returning invitation.address into invited;
    if invited is null then
      raise exception 'INVITATION_REQUIRED' using errcode = 'PT403';
    end if;
  end if;
  new.verified_domain := public.get_account_domain(new.user_id);
  return new;
end
$$;
