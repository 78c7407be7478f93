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
  /** Yes, unless it is said here. */
  secretKey?: Outcome,
];

export type TableRights = {
  /** Whose row is tried; an insert is of a row of one's own. */
  row: string;
  cells: Record<Verb, Cells>;
};

const nobody: Cells = ['refused', 'refused', 'refused', 'refused', 'refused'];
const notEvenTheServer: Cells = ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'];
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

/**
 * Row rights per table, and of a kind of its rows that has others ('alerts, talent'); the secret key may do everything
 * else where its cell says nothing.
 */
export const tables = {
  jobs: {
    row: "the employer's open job",
    cells: {
      select: theEmployer,
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
  job_drafts: {
    row: "the employer's",
    cells: {
      select: theEmployer,
      insert: ['refused', 'refused', 'yes', 'taken', 'refused'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  job_views: {
    row: "the views of the employer's job",
    cells: { select: theEmployer, insert: nobody, update: nobody, delete: nobody },
  },
  job_former_places: serverOnly('a place that the job was in before'),
  former_addresses: serverOnly('an address that the employer signed in with before'),
  application_events: {
    row: "what happened to the applicant's application",
    cells: { select: theEmployer, insert: nobody, update: nobody, delete: nobody },
  },
  application_notes: {
    row: "the employer's, on the applicant's application",
    cells: {
      select: theEmployer,
      insert: ['refused', 'refused', 'refused', 'yes', 'refused'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  answer_templates: {
    row: "the employer's wording",
    cells: {
      select: theEmployer,
      insert: ['refused', 'refused', 'yes', 'taken', 'refused'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  saved_talents: {
    row: 'the applicant, saved by the employer',
    cells: {
      select: theEmployer,
      insert: ['refused', 'refused', 'yes', 'taken', 'refused'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  saved_jobs: {
    row: 'a job that the applicant saved',
    cells: { select: theApplicant, insert: nobody, update: theApplicant, delete: theApplicant },
  },
  contact_requests: serverOnly("the employer's, to the applicant"),
  asked_talents: serverOnly('that the employer asked the applicant'),
  talent_views: serverOnly('that the employer read a profile'),
  hidden_companies: {
    row: 'a company that the applicant hides from',
    cells: {
      select: theApplicant,
      insert: ['refused', 'refused', 'yes', 'refused', 'yes'],
      update: nobody,
      delete: theApplicant,
    },
  },
  gone_applications: {
    row: "what remained of the applicant's",
    cells: { select: theApplicant, insert: nobody, update: nobody, delete: nobody },
  },
  alerts: {
    row: "the applicant's, about jobs",
    cells: {
      select: theApplicant,
      insert: ['refused', 'yes', 'yes', 'yes', 'yes'],
      update: theApplicant,
      delete: theApplicant,
    },
  },
  'alerts, talent': {
    row: "the employer's, about talents",
    cells: {
      select: theEmployer,
      insert: ['refused', 'refused', 'yes', 'yes', 'refused'],
      update: theEmployer,
      delete: theEmployer,
    },
  },
  stopped_addresses: serverOnly('an address that wants no mail'),
  job_openings: serverOnly('when a job opened'),
  alert_deliveries: serverOnly('a job that an alert found'),
  talent_changes: serverOnly('a profile that changed'),
  unsure_alert_words: serverOnly('a word of an alert'),
  age_question_bans: readOnly('a state whose law forbids the question'),
  places: serverOnly('a place of the gazetteer'),
  place_names: serverOnly('a name of that place'),
  places_loaded: serverOnly('a loaded gazetteer'),
  geocode_cache: serverOnly('an answer'),
  geocode_gate: serverOnly('a provider'),
  uploads: serverOnly("the applicant's CV"),
  application_senders: serverOnly("the applicant's browser"),
  closing_emails: serverOnly('a closed job'),
  still_hiring: serverOnly('a question'),
  still_hiring_due: serverOnly('when to ask'),
  outbox: serverOnly('a mail'),
  rate_limits: serverOnly('a count'),
  employer_invitations: serverOnly('whom the operator invited'),
  unasked_emails: serverOnly('a count'),
  proven_addresses: serverOnly('a proof'),
  banned_jobs: serverOnly('a job of a banned account'),
  operators: serverOnly('an account that runs the site'),
  cases: serverOnly('what somebody has to look at'),
  decisions: serverOnly('what was decided about it'),
  appeals: serverOnly('an appeal against that'),
  reports: serverOnly('what the applicant said is wrong'),
  audit_events: {
    row: 'what was done, for good',
    cells: { select: nobody, insert: notEvenTheServer, update: notEvenTheServer, delete: notEvenTheServer },
  },
  trust_rules: serverOnly('a rule of the shield'),
  known_companies: serverOnly('a company whose name scams borrow'),
  stale_jobs: serverOnly('a job whose pages are to be made anew'),
  erased_accounts: serverOnly('an account that is gone'),
  scheduled_steps: serverOnly('a step'),
  kept_figures: serverOnly('a figure'),
  posted_places: serverOnly('the name of a place'),
  job_slugs: serverOnly('a slug'),
  job_words: serverOnly('a word'),
  ordinary_words: serverOnly('a word'),
  settings: serverOnly('a number'),
  posting_log: serverOnly('what the employer posted'),
  job_contacts: serverOnly('a contact of the employer’s postings'),
  still_hiring_rounds: serverOnly('when the employer was asked'),
} as const satisfies Record<string, TableRights>;

export type TableName = keyof typeof tables;

/** 'alerts' of 'alerts, talent'. */
export const withoutKind = (name: TableName): string => name.replace(/,.*/, '');

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

const alertColumns = [
  'words',
  'job_types',
  'min_pay',
  'currency',
  'skills',
  'min_years',
  'max_years',
  'location',
  'radius_km',
  'frequency',
  'hour',
  'weekday',
  'time_zone',
  'status',
];

export const columns = {
  jobs: {
    hidden: ['contact', 'idempotency_key', 'pt', 'search', 'categories'],
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
    updatable: [...jobColumns, 'status', 'close_reason'],
  },
  employer_profiles: { hidden: [], insertable: companyColumns, updatable: companyColumns },
  job_seeker_profiles: { hidden: [], insertable: talentColumns, updatable: talentColumns },
  applications: {
    hidden: ['browser_hash', 'date_of_birth', 'news_token_hash', 'proven_at', 'token_hash'],
    insertable: [],
    updatable: ['status'],
  },
  job_drafts: {
    hidden: [],
    insertable: ['employer_id', 'form', 'idempotency_key'],
    updatable: ['employer_id', 'form', 'idempotency_key'],
  },
  gone_applications: { hidden: ['token_hash', 'news_token_hash', 'ended_at'], insertable: [], updatable: [] },
  application_events: { hidden: [], insertable: [], updatable: [] },
  application_notes: { hidden: [], insertable: ['application_id', 'body'], updatable: ['body'] },
  answer_templates: {
    hidden: [],
    insertable: ['employer_id', 'kind', 'subject', 'body'],
    updatable: ['employer_id', 'kind', 'subject', 'body'],
  },
  saved_talents: { hidden: [], insertable: ['employer_id', 'talent_id'], updatable: ['note'] },
  saved_jobs: { hidden: [], insertable: [], updatable: ['note'] },
  hidden_companies: { hidden: ['employer_ids'], insertable: ['user_id', 'company_name'], updatable: [] },
  alerts: {
    hidden: [
      'company_id',
      'address',
      'looked_until',
      'active_since',
      'manage_token',
      'center',
      'area',
      'chord',
      'wanted',
      'watch_keys',
    ],
    insertable: ['kind', 'user_id', ...alertColumns],
    updatable: alertColumns,
  },
} as const satisfies Partial<Record<TableName, ColumnRights>>;

/** Who may call which function of the public schema (all but triggers). */
export const functions = {
  everybody: [
    'require_live_session',
    'search_jobs',
    'count_jobs',
    'find_jobs',
    'similar_jobs',
    'search_talents',
    'count_talents',
    'correct_talent_words',
    'preview_job_alert',
    'talent_reading',
    'find_contact_request',
    'answer_contact_by_mail',
    'find_job_id',
    'find_job_address',
    'find_moved_job_id',
    'count_job_view',
    'is_job_open',
    'submit_application',
    'find_application',
    'confirm_application',
    'find_gone_application',
    'erase_application',
    'my_applications',
    'reply_record',
    'find_saved_jobs',
    'find_job_contact',
    'answer_job_contact',
    'find_appeal',
    'appeal_decision',
    'find_still_hiring',
    'answer_still_hiring',
    'suggest_places',
    'geocode_place',
    'reverse_place',
    'nearby_places',
    'find_place',
    'find_listing',
  ],
  'signed in': [
    'is_employer',
    'owns_job',
    'is_talent_visible',
    'ask_talent',
    'answer_contact',
    'my_interested_companies',
    'my_saved_talents',
    'find_shared_cv',
    'save_jobs',
    'count_applicants',
    'count_waiting',
    'answer_applications',
    'find_my_application',
    'erase_my_application',
    'claim_my_applications',
    'my_applied_jobs',
    'my_application_start',
    'my_job',
    'my_posted_job',
    'my_last_contact',
    'my_silent_contacts',
    'ask_my_contact',
    'my_postings_elsewhere',
    'bring_postings_home',
    'my_jobs',
    'own_data',
    'account_contents',
    'delete_own_account',
    'preview_talent_alert',
    'my_stopped_address',
    'resume_my_address',
    // Pure functions of values, which checks and generated columns call as the writer.
    'slugify',
    'place_key',
    'fold_words',
    'join_words',
    'joined_pairs',
    'job_facets',
    'talent_facets',
    'unwrap_json',
    'normalize_location',
    'us_state_name',
    'is_location',
    'is_salary',
    'is_pay_for_its_period',
    'is_email',
    'is_word_list',
    'pay_per_hour',
    'sphere_point',
    'snap_point',
    'chord_km',
    'arc_km',
    'is_time_zone',
    'next_alert_due',
    'company_key',
    'job_categories',
    'category_kind',
    // The numbers of the business, which checks and defaults call as the writer.
    'default_open_time',
    'longest_open_time',
    'default_radius_km',
    'default_talent_radius_km',
    'largest_radius_km',
    'job_types',
    'currencies',
    'pay_periods',
    'industries',
    'largest_pay',
    'us_states',
  ],
  'secret key': [
    // The numbers of the business that only functions of the server need.
    'time_shown_after_end',
    'largest_page',
    'most_alerts',
    'most_saved_jobs',
    // Questions of the server (lib/supabase/catalog.ts).
    'find_job_page',
    'listings_of_jobs',
    'sitemap_jobs',
    'sitemap_places',
    'sitemap_employers',
    'states_of_jobs',
    'count_employer_pages',
    'category_directory',
    'cities_with_jobs',
    'count_claims',
    'make_figure',
    'place_facts',
    'category_page',
    'find_category',
    'employer_page',
    'sent_application',
    'take_limit',
    'count_hits',
    'account_of_link',
    'set_unproven_password',
    'take_account_email',
    'end_old_sessions',
    'erase_account_traces',
    'find_banned_jobs',
    'bury_jobs',
    'note_audit_event',
    'plain_words',
    'unmasked_words',
    'judge_words',
    'judge_sender',
    'judge_pay',
    'judge_posting',
    'open_case',
    'decide_case',
    'find_operator',
    'find_decision',
    'send_report',
    'find_report',
    'owner_of_reported',
    'has_report_standing',
    'weigh_report',
    'count_reports',
    'is_known_employer',
    'forget_reports',
    'case_queue',
    'is_removed_job',
    'has_removed',
    'hide_jobs',
    'show_jobs',
    'hide_subject',
    'show_subject',
    'job_hold',
    'take_stale_jobs',
    'setting',
    'posting_limits',
    'posting_hash',
    'news_time',
    'is_job_contact',
    'job_recipient',
    'ask_job_contact',
    'claim_outbox',
    'take_orphaned_uploads',
    'take_expired_jobs',
    'describe_installation',
    'keep_configuration',
    'invite_employer',
    'erase_old_applications',
    'write_closing_emails',
    'ask_still_hiring',
    'pause_silent_jobs',
    'forget_old_mails',
    'forget_old_limits',
    'take_unasked_email',
    'prove_address',
    'is_proven_address',
    'forget_mail_proofs',
    'forget_job_words',
    'forget_talent_views',
    'request_job_alert',
    'confirm_job_alert',
    'find_alert',
    'change_alert',
    'stop_alert',
    'delete_alert',
    'stop_address',
    'stop_all_alerts',
    'forget_unconfirmed_alerts',
    'instant_alerts_of',
    'match_opened_jobs',
    'match_changed_talents',
    'write_due_alerts',
    'open_alert_mail',
    'claim_geocode_slot',
    'note_geocode_outcome',
    'keep_geocode',
    // Parts of other functions.
    'mailbox_of',
    'mail_to_employer',
    'mail_receipt',
    'mail_news',
    'may_be_told',
    'application_of',
    'count_messages',
    'waiting_applications',
    'take_job_slug',
    'find_gone_job',
    'job_of_question',
    'check_job_search',
    'is_crowded_area',
    'is_rare_pay',
    'jobs_by_index',
    'jobs_in_order',
    'search_limit',
    'guess_matches',
    'read_search',
    'matching_jobs',
    'page_of_jobs',
    'count_open_jobs',
    'newest_around',
    'has_open_job',
    'read_job_words',
    'is_turned',
    'is_unknown_word',
    'find_expression',
    'search_terms',
    'phrase_of',
    'term_query',
    'nearest_job_words',
    'occupation_words',
    'any_of',
    'words_of',
    'sha256_hex',
    'alike_places',
    'places_of_key',
    'places_named',
    'largest_cities',
    'to_found_place',
    'claims_now',
    'categories_now',
    'cities_now',
    'employer_pages_now',
    'sitemap_places_now',
    'place_facts_now',
    'company_of',
    'posted_middle',
    'ask_figure',
    'are_jobs_few',
    'site_figures',
    'sitemap_question',
    'initial_of_city',
    'kept_figure',
    'keep_figure',
    'count_figure',
    'places_around',
    'job_summary',
    'check_talent_search',
    'read_talent_words',
    'talent_audience',
    'is_proven_employer',
    'talents_left_today',
    'read_talents',
    'talents_hidden_from_viewer',
    'forget_talent_at',
    'remembered_request',
    'short_name',
    'initial_of',
    'settle_contact_request',
    'claim_alerts',
    'map_cells',
    'alert_cell_km',
    'read_alert_words',
    'read_talent_alert_words',
    'settle_unsure_words',
    'alert_recipient',
    'hides_from',
    'talent_alert_matches',
    'is_still_news',
    'write_alert_mails',
  ],
} as const;

export type Callers = keyof typeof functions;

/** What a function is asked in its test where nulls and defaults would change something. */
export const harmlessArguments: Record<string, Record<string, unknown>> = {
  claim_outbox: { max_mails: 0 },
  take_orphaned_uploads: { max_uploads: 0 },
  take_expired_jobs: { max_jobs: 0 },
  take_stale_jobs: { max_jobs: 0 },
  note_audit_event: { action: 'tried', subject_kind: 'job', subject_id: 'policies' },
  open_case: {
    subject_kind: 'job',
    subject_id: '7b9b1f0e-0000-4000-8000-000000000000',
    account_id: null,
    reasons: [],
  },
  write_closing_emails: { max_jobs: 0 },
  ask_still_hiring: { max_jobs: 0 },
  pause_silent_jobs: { max_jobs: 0 },
  match_opened_jobs: { max_jobs: 0 },
  write_due_alerts: { max_alerts: 0 },
  match_changed_talents: { max_talents: 0 },
  forget_job_words: { share_percent: 0 },
  keep_configuration: { given: {} },
  prove_address: { address: 'policies@example.com', prover: 'browser:policies' },
  // A null address would be an empty one.
  stop_address: { address: 'policies@example.com', reason: 'bounce' },
  claim_geocode_slot: { provider: 'policies', max_wait_ms: 0 },
  count_hits: { scope: 'policies', key_hash: 'policies', window_seconds: 60 },
  take_limit: { scope: 'policies', key_hash: 'policies', max_hits: 1, window_seconds: 60 },
  count_messages: { application_ids: [] },
  keep_geocode: { provider: 'policies', key: 'policies', answer: {} },
  // Strict and immutable: a null is answered before anybody asks who calls.
  sha256_hex: { secret: '' },
  pay_per_hour: { amount: 1, period: 'hour' },
  sphere_point: { lat: 0, lng: 0 },
  snap_point: { lat: 0, lng: 0 },
  chord_km: { arc_km: 1 },
  arc_km: { chord: 1 },
};

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
  applications: { row: 'CVs (private, 10 MB, PDF, DOC or DOCX)', people: [] },
  companies: { row: 'logos (public, 10 MB, images)', people: ['read by public address', 'download'] },
} as const satisfies Record<string, { row: string; people: readonly FileDeed[] }>;

export type BucketName = keyof typeof buckets;

/** The outcome that the matrix states for one person at one table. */
export function statedOutcome(table: TableName, verb: Verb, person: PersonName): Outcome {
  const index = people.indexOf(person);
  return tables[table].cells[verb][index] ?? 'yes';
}
