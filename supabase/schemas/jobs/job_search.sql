-- A search, parsed once by `parse_search`. Null means "not asked".
create type public.job_search as (
  -- Where: within `max_chord` of `center` and in `areas`. `box` and `cells` hold both and are for indexes.
  center extensions.cube,
  max_chord double precision,
  areas polygon[],
  box extensions.cube,
  cells bigint[],
  -- Words and kinds (`job_kinds`), and the words alone as they rank: in the title, in the title (its other names too) or tags, and there or in
  -- the company's name.
  query tsquery,
  has_words boolean,
  title_query tsquery,
  work_query tsquery,
  heading_query tsquery,
  -- The words with typing errors corrected, if there were any, and the other names of work that were looked for too.
  understood_as text,
  included text[],
  -- The words ask for nothing that could be found ('🎉').
  is_impossible boolean,
  min_pay numeric,
  currency text,
  shifts text[],
  has_only_shifts boolean,
  -- Jobs that name their shifts, and none of these.
  excluded_shifts text[],
  hours_from integer,
  hours_to integer,
  age integer,
  posted_after timestamptz,
  start_by date,
  has_tips boolean,
  answers_most boolean,
  -- For the counts of what a filter hides: jobs that name no minimum pay, or no schedule.
  without_pay boolean,
  without_schedule boolean,
  -- distance, date, relevance, pay or fit.
  sort text
);
