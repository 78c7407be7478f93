-- The posting that another account's is a copy of, also one that an operator removed; nothing where it is nobody's. Words that many
-- employers use are nobody's: what resembles several accounts' postings a little has to resemble one of them closely.
create function public.copied_posting(job_id uuid, account_id uuid) returns table (original_id uuid, is_removed boolean)
language plpgsql stable security definer
set search_path = ''
-- A phrase of many thousands is looked up in a part of them.
set gin_fuzzy_search_limit = 5000
as $$
#variable_conflict use_column
declare
  mine public.posting_sketches;
  alike_enough constant integer := public.setting('copy_percent');
  the_same constant integer := public.setting('common_copy_percent');
begin
  select * into mine from public.posting_sketches as sketch where sketch.job_id = copied_posting.job_id;
  return query
    with alike as (
      select other.job_id, other.words, other.is_removed, other.said_since, other.written_at, posted.employer_id,
        coalesce(posted.status = 'held', true) as is_held
      from public.posting_sketches as other left join public.jobs as posted on posted.id = other.job_id
      where other.bands && mine.bands and other.job_id <> mine.job_id
        and (other.is_removed or (posted.employer_id <> copied_posting.account_id
          and posted.status <> 'closed' and posted.expires_at > now()))
      order by cardinality(array(select unnest(other.bands) intersect select unnest(mine.bands))) desc, other.said_since
      limit 40),
    compared as materialized (select alike.*, public.resemblance(alike.words, mine.words) as percent from alike)
    select found.job_id, found.is_removed from compared as found
    where case when found.is_removed
        -- Having said so before is no excuse for what was removed since.
        then coalesce(found.written_at, found.said_since) <= coalesce(mine.written_at, mine.said_since)
        else found.said_since <= mine.said_since end
      -- Two may write the same few words.
      and (cardinality(mine.words) >= 30 or (found.is_removed and exists (select from public.cases as decided
        where decided.subject_id = found.job_id and decided.account_id = copied_posting.account_id)))
      and (found.percent >= the_same or (found.percent >= alike_enough and 3 > (
        select count(distinct related.employer_id) from compared as related
        where related.percent >= 25 and not related.is_held)))
      and (found.is_removed or not public.are_branches(copied_posting.account_id, found.employer_id))
      -- What was held as a copy of this account's is no original of it.
      and not exists (select from public.cases as copied where copied.subject_kind = 'job' and copied.subject_id = found.job_id
        and copied.outcome is distinct from 'approved' and copied.reasons @> jsonb_build_array(
          jsonb_build_object('rule', 'a copy', 'account', copied_posting.account_id)))
    order by found.is_removed desc, found.percent desc, found.said_since
    limit 1;
end
$$;

grant execute on function public.copied_posting(uuid, uuid) to service_role;
