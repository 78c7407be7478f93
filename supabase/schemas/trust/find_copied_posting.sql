-- Returns the job whose text a posting of at least 30 words copies: the first one removed within a year, otherwise the oldest job of other
-- accounts that hasn't ended. Skips accounts that an admin allowed to share postings. No row if there is none.
create function public.find_copied_posting(job_id uuid, account_id uuid, description text)
returns table (original_id uuid, is_removed boolean)
language sql stable security definer
set search_path = ''
as $$
  select found.id, found.is_removed from (
    select removed.job_id as id, true as is_removed, removed.removed_at as since from public.removed_texts as removed
      where removed.text_fingerprint = public.text_fingerprint(find_copied_posting.description) and removed.removed_at > now() - interval '1 year'
    union all
    select posted.id, false, posted.created_at from public.jobs as posted
      where public.job_identifiers(posted.contact, posted.application_url, posted.description) @> array[public.text_fingerprint(find_copied_posting.description)]
        and posted.employer_id <> find_copied_posting.account_id and posted.status <> 'closed' and not posted.is_demo
        and posted.expires_at > now() and not public.may_share_postings(find_copied_posting.account_id, posted.employer_id)
        -- A job that was held as a copy of this account's text isn't its original.
        and not exists (select from public.cases as copied where copied.subject_kind = 'job' and copied.subject_id = posted.id
          and copied.outcome is distinct from 'approved' and copied.reasons @> jsonb_build_array(
            jsonb_build_object('rule', 'a copy', 'account', find_copied_posting.account_id)))
    ) as found
  -- Short texts may match by chance.
  where found.id <> find_copied_posting.job_id and regexp_count(find_copied_posting.description, '\S+') >= 30
  order by found.is_removed desc, found.since
  limit 1
$$;

grant execute on function public.find_copied_posting(uuid, uuid, text) to service_role;
