-- Whether of two postings of one account the one is the other again: nearly the same words under nearly the same title, and the
-- same type, shifts and place.
create function public.is_repost(job_id uuid, other_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.posting_sketches as one join public.posting_sketches as other using (circumstances)
    where one.job_id = is_repost.job_id and other.job_id = is_repost.other_id
      and public.resemblance(one.title, other.title) > 50
      and public.resemblance(one.words, other.words) >= public.setting('copy_percent'))
$$;

grant execute on function public.is_repost(uuid, uuid) to service_role;
