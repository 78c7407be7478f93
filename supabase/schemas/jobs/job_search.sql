-- A search, parsed once by `parse_search`. Null means no filter.
create type public.job_search as (
  -- Place: within `max_chord` of `center` and in `areas`. `box` and `cells` contain both and are for indexes.
  center extensions.cube,
  max_chord double precision,
  areas polygon[],
  box extensions.cube,
  cells bigint[],
  -- Words and facets (`job_facets`) that a job must match.
  query tsquery,
  -- Whether the search has words. If so, matches are read from the index of words (jobs_search). Facets alone match too many jobs for that.
  has_words boolean,
  -- The words without the filters, for ranking. title_query: all are in the title. work_query: all are in the title (or its other names) or
  -- the tags. heading_query: all are in these or the company's name.
  title_query tsquery,
  work_query tsquery,
  heading_query tsquery,
  -- The words with corrected spelling, or null, and other names of the work that were searched too.
  understood_as text,
  included text[],
  -- Whether the words can't match any job ('🎉').
  is_impossible boolean,
  min_pay numeric,
  currency text,
  shifts text[],
  has_only_shifts boolean,
  -- Only jobs that list shifts, and none of these.
  excluded_shifts text[],
  hours_from integer,
  hours_to integer,
  age integer,
  posted_after timestamptz,
  start_by date,
  has_tips boolean,
  is_responsive boolean,
  -- Only jobs without a minimum pay, or without a schedule. For the counts of jobs that a filter hides.
  without_pay boolean,
  without_schedule boolean,
  -- distance, date, relevance, pay or fit.
  sort text
);
