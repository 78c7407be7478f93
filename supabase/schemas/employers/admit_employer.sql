-- Where founding a company takes an invitation, lets in whoever was invited and has confirmed that address, once. A company
-- that is there already is changed as ever: an upsert comes here, too.
create function public.admit_employer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  invited text;
begin
  if public.setting('employers_by_invitation') = 0 or new.is_demo
    or exists (select from public.employer_profiles where user_id = new.user_id) then
    return new;
  end if;
  delete from public.employer_invitations as invitation using auth.users as account
    where account.id = new.user_id and account.email_confirmed_at is not null
      and invitation.address = lower(account.email) and invitation.invited_at > now() - interval '30 days'
    returning invitation.address into invited;
  if invited is null then
    raise exception 'INVITATION_REQUIRED' using errcode = 'PT403';
  end if;
  return new;
end
$$;
