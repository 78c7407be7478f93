/**
 * Who may do what: the one statement of the policies, from which supabase/README.md is written and each cell is tested
 * by acting as that person through the REST API.
 */

export const people = ['visitor', 'newcomer', 'rival', 'employer', 'applicant', 'secret key'] as const;
export type PersonName = (typeof people)[number];

/** `refused`: error 42501. `unseen`: no error, and no row read or changed. `taken`: one per person, error 23505. */
export type Outcome = 'yes' | 'refused' | 'unseen' | 'taken';

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

type Cells = readonly [
  visitor: Outcome,
  newcomer: Outcome,
  rival: Outcome,
  employer: Outcome,
  applicant: Outcome,
];

export type TableRights = {
  /** Whose row is tried; an insert is of a row of one's own. */
  row: string;
  cells: Record<Verb, Cells>;
};

const nobody: Cells = ['refused', 'refused', 'refused', 'refused', 'refused'];
const everybody: Cells = ['yes', 'yes', 'yes', 'yes', 'yes'];
const theEmployer: Cells = ['refused', 'unseen', 'unseen', 'yes', 'unseen'];
const theApplicant: Cells = ['refused', 'unseen', 'unseen', 'unseen', 'yes'];

const serverOnly = (row: string): TableRights => ({
  row,
  cells: { select: nobody, insert: nobody, update: nobody, delete: nobody },
});

const readOnly = (row: string): TableRights => ({
  row,
  cells: { select: everybody, insert: nobody, update: nobody, delete: nobody },
});

/** Row rights per table; the secret key may do everything and so has no cells of its own. */
export const tables = {
  jobs: {
    row: "the employer's open job",
    cells: {
      select: everybody,
      insert: ['refused', 'refused', 'yes', 'yes', 'refused'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  employer_profiles: {
    row: "the employer's",
    cells: {
      select: theEmployer,
      insert: ['refused', 'yes', 'taken', 'taken', 'yes'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  job_seeker_profiles: {
    row: "the applicant's, visible",
    cells: {
      select: theApplicant,
      insert: ['refused', 'yes', 'taken', 'yes', 'taken'],
      update: theApplicant,
      delete: theApplicant,
    },
  },
  applications: {
    row: "the applicant's, for the employer's job",
    cells: {
      select: ['refused', 'unseen', 'unseen', 'yes', 'yes'],
      insert: nobody,
      update: theEmployer,
      delete: nobody,
    },
  },
  saved_talents: {
    row: 'the applicant, saved by the employer',
    cells: {
      select: theEmployer,
      insert: ['refused', 'refused', 'yes', 'taken', 'refused'],
      update: nobody,
      delete: theEmployer,
    },
  },
  age_question_bans: readOnly('a state whose law forbids the question'),
  places: readOnly('a place of the gazetteer'),
  place_names: serverOnly('a name of that place'),
  places_loaded: serverOnly('a loaded gazetteer'),
  geocode_cache: serverOnly('an answer'),
  geocode_gate: serverOnly('a provider'),
  uploads: serverOnly("the applicant's CV"),
  application_senders: serverOnly("the applicant's browser"),
  outbox: serverOnly('a mail'),
  rate_limits: serverOnly('a count'),
  scheduled_steps: serverOnly('a step'),
  job_slugs: serverOnly('a slug'),
  job_words: serverOnly('a word'),
} as const satisfies Record<string, TableRights>;

export type TableName = keyof typeof tables;

/** Column rights of the tables that people write or read in part; whoever is not named here has no column at all. */
export type ColumnRights = {
  /** Columns that nobody reads but the secret key; people read every other one of the rows that they may see. */
  hidden: readonly string[];
  insertable: readonly string[];
  updatable: readonly string[];
};

const companyColumns = [
  'user_id',
  'company_name',
  'company_description',
  'industry',
  'location',
  'company_logo',
];

const talentColumns = [
  'user_id',
  'full_name',
  'headline',
  'bio',
  'skills',
  'experience_years',
  'desired_job_types',
  'desired_salary',
  'location',
  'search_radius',
  'cv_url',
  'available_from',
  'is_visible',
];

const jobColumns = [
  'title',
  'location',
  'description',
  'type',
  'salary',
  'contact',
  'tags',
  'application_url',
  'schedule',
  'hours_per_week_min',
  'hours_per_week_max',
  'benefits',
  'has_tips',
  'minimum_age',
  'expires_at',
];

export const columns = {
  jobs: {
    hidden: ['contact', 'idempotency_key', 'pt', 'search'],
    // A slug and a company name may be sent, as the specification's insert has them; they are replaced by our own.
    insertable: [
      'employer_id',
      'slug',
      'company_name',
      'company_description',
      'company_logo',
      'idempotency_key',
      ...jobColumns,
    ],
    updatable: [...jobColumns, 'status'],
  },
  employer_profiles: { hidden: [], insertable: companyColumns, updatable: companyColumns },
  job_seeker_profiles: { hidden: [], insertable: talentColumns, updatable: talentColumns },
  applications: { hidden: ['date_of_birth', 'token_hash'], insertable: [], updatable: ['status'] },
  saved_talents: { hidden: [], insertable: ['employer_id', 'talent_id'], updatable: [] },
} as const satisfies Partial<Record<TableName, ColumnRights>>;

/** Who may call a function: everybody, the signed-in, or the server with its secret key. */
export type Callers = 'everybody' | 'signed in' | 'secret key';

/** Every function of the public schema but triggers, with arguments that change nothing. */
export const functions = {
  submit_application: {
    callers: 'everybody',
    args: {
      job_id: '00000000-0000-4000-8000-000000000000',
      full_name: '',
      date_of_birth: null,
      is_adult: null,
      email: '',
      phone: '',
      cover_letter: '',
      cv_path: '',
    },
  },
  find_application: { callers: 'everybody', args: { manage_token: '' } },
  erase_application: { callers: 'everybody', args: { manage_token: '' } },
  find_job_id: { callers: 'everybody', args: { name: '' } },
  find_job_page: { callers: 'everybody', args: { job_id: null } },
  search_jobs: { callers: 'everybody', args: { page_size: 1 } },
  count_jobs: { callers: 'everybody', args: {} },
  similar_jobs: { callers: 'everybody', args: { job_id: null } },
  suggest_places: { callers: 'everybody', args: { prefix: '' } },
  geocode_place: { callers: 'everybody', args: { query: '' } },
  reverse_place: { callers: 'everybody', args: { lat: -89, lng: 0 } },
  nearby_places: { callers: 'everybody', args: { lat: -89, lng: 0 } },
  find_place: { callers: 'everybody', args: { state_slug: '', city_slug: '' } },
  count_claims: { callers: 'everybody', args: {} },
  is_job_open: { callers: 'everybody', args: { job_id: null } },
  is_employer: { callers: 'signed in', args: {} },
  owns_job: { callers: 'signed in', args: { job_id: null } },
  is_talent_visible: { callers: 'signed in', args: { talent_id: null } },
  take_job_slug: { callers: 'secret key', args: { title: 'Policy Probe' } },
  take_limit: {
    callers: 'secret key',
    args: { door: 'policies', key_hash: '', max_hits: 1, window_seconds: 60 },
  },
  claim_outbox: { callers: 'secret key', args: { max_mails: 0 } },
  take_orphaned_uploads: { callers: 'secret key', args: { max_uploads: 0 } },
  erase_old_applications: { callers: 'secret key', args: { retention_days: 100_000 } },
  forget_old_mails: { callers: 'secret key', args: {} },
  forget_old_limits: { callers: 'secret key', args: {} },
  take_expired_jobs: { callers: 'secret key', args: { max_jobs: 0 } },
  read_job_words: { callers: 'secret key', args: { words: '' } },
  check_job_search: {
    callers: 'secret key',
    args: {
      center_lat: 0,
      center_lng: 0,
      radius_km: 1,
      min_pay: null,
      sort: 'date',
      page_size: 1,
      page_offset: 0,
    },
  },
  nearest_job_words: { callers: 'secret key', args: { misspelt: '' } },
  any_of: { callers: 'secret key', args: { words: ['a'], config: 'pg_catalog.simple', weights: '' } },
  words_of: { callers: 'secret key', args: { text: '' } },
  sha256_hex: { callers: 'secret key', args: { secret: '' } },
  claim_geocode_slot: { callers: 'secret key', args: { provider: 'policies', max_wait_ms: 0 } },
  note_geocode_outcome: { callers: 'secret key', args: { provider: 'policies', succeeded: true } },
  keep_geocode: { callers: 'secret key', args: { provider: 'policies', key: 'policies', place: null } },
  alike_places: { callers: 'secret key', args: { wanted: '', least_similarity: 1 } },
  place_of_key: { callers: 'secret key', args: { wanted: '' } },
  is_state_name: { callers: 'secret key', args: { name: '' } },
  to_found_place: { callers: 'secret key', args: { place: null } },
  // Pure functions of values, which checks and generated columns call as the writer.
  slugify: { callers: 'everybody', args: { name: '' } },
  place_key: { callers: 'everybody', args: { name: '' } },
  fold_words: { callers: 'everybody', args: { words: '' } },
  join_words: { callers: 'everybody', args: { words: [] } },
  unwrap_json: { callers: 'everybody', args: { value: {} } },
  normalize_location: { callers: 'everybody', args: { location: {} } },
  is_location: { callers: 'everybody', args: { location: {} } },
  is_salary: { callers: 'everybody', args: { salary: {} } },
  is_email: { callers: 'everybody', args: { address: '' } },
  is_word_list: { callers: 'everybody', args: { words: [], max_words: 1 } },
  pay_per_hour: { callers: 'everybody', args: { amount: 1, period: 'hour' } },
  sphere_point: { callers: 'everybody', args: { lat: 0, lng: 0 } },
  snap_point: { callers: 'everybody', args: { lat: 0, lng: 0 } },
  chord_km: { callers: 'everybody', args: { arc_km: 1 } },
  arc_km: { callers: 'everybody', args: { chord: 1 } },
} as const satisfies Record<string, { callers: Callers; args: Record<string, unknown> }>;

export type FunctionName = keyof typeof functions;

export const fileDeeds = [
  'read by public address',
  'list',
  'download',
  'sign a download',
  'upload',
  'sign an upload',
  'overwrite',
  'remove',
] as const;
export type FileDeed = (typeof fileDeeds)[number];

/** What people do with files without the server's help; the signed-in have no more rights than visitors. */
export const buckets = {
  applications: { row: 'CVs (private, 5 MB, PDF, DOC or DOCX)', people: [] },
  companies: { row: 'logos (public, 10 MB, images)', people: ['read by public address', 'download'] },
} as const satisfies Record<string, { row: string; people: readonly FileDeed[] }>;

export type BucketName = keyof typeof buckets;

/** The outcome that the matrix states for one person at one table. */
export function statedOutcome(table: TableName, verb: Verb, person: PersonName): Outcome {
  const index = people.indexOf(person);
  return tables[table].cells[verb][index] ?? 'yes';
}
