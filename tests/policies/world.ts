import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from '../support/sql.ts';
import { getTableName, type PersonName, type TableName } from './matrix.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';
import {
  application,
  austin,
  company,
  cvPath,
  deletedApplication,
  job,
  type Row,
  talent,
  upload,
} from './rows.ts';

/** A row that all people try to access, and how to insert a row of their own. */
export type TableSample = {
  table: string;
  /**
   * The row as the secret key writes it, with recent or future dates, because other tests' scheduled work deletes old
   * rows. The columns in `key` identify it.
   */
  row: Row;
  key: readonly string[];
  /** The columns that the update test changes. */
  patch: Row;
  /** A row owned by the author; `newKey` identifies it. */
  newRow(author: Author): Row;
  newKey: readonly string[];
};

type Author = { name: PersonName; id: string };

export type World = {
  clients: Record<PersonName, SupabaseClient>;
  ids: Record<PersonName, string>;
  samples: Record<TableName, TableSample>;
  jobId: string;
  applicationId: string;
  talentId: string;
  /** Inserts the sample rows again that permitted operations deleted: of `table`, or of all tables. */
  restore(table?: TableName): Promise<void>;
};

/**
 * Creates an employer with a job, an applicant who applied to it and is saved by the employer, a rival with a company
 * and a talent profile, and a newcomer without rows.
 */
export async function createWorld(): Promise<World> {
  const [newcomer, rival, employer, applicant, hiddenTalent] = await Promise.all(
    (['employer', 'employer', 'employer', 'job_seeker', 'job_seeker'] as const).map((role) => signUp(role)),
  );
  if (!newcomer || !rival || !employer || !applicant || !hiddenTalent)
    throw new Error('A sign-up is missing.');
  const secret = secretClient();
  const [jobId, applicationId, talentId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [claimedCvPath, otherJobId, pausedJobId] = [cvPath(), crypto.randomUUID(), crypto.randomUUID()];
  const [otherTalentId, hiddenTalentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const [jobAlertId, talentAlertId] = [crypto.randomUUID(), crypto.randomUUID()];
  // Case ids are generated, and only a function can write audit events.
  const caseSubject = crypto.randomUUID();
  const { data: caseId } = await assertNoError(
    secret.rpc('open_case', {
      subject_kind: 'job',
      subject_id: crypto.randomUUID(),
      account_id: employer.id,
      reasons: [],
    }),
  );
  await assertNoError(
    secret.rpc('record_audit_event', { action: 'looked', subject_kind: 'job', subject_id: caseSubject }),
  );
  const samples = createTableSamples(
    { newcomer, rival, employer, applicant },
    {
      jobId,
      applicationId,
      talentId,
      claimedCvPath,
      otherJobId,
      pausedJobId,
      otherTalentId,
      hiddenTalentId,
      jobAlertId,
      talentAlertId,
      caseId,
      caseSubject,
    },
  );
  const restore = async (table?: TableName) => {
    // The row of place_names references that of places.
    const selected =
      table === 'place_names' ? [samples.places, samples.place_names] : table && [samples[table]];
    const missing = await listMissingSamples(selected ?? Object.values(samples));
    // Rows written by a trigger are restored with the row that fires it.
    for (const sample of missing)
      if ((await listMissingSamples([sample])).length > 0)
        await assertNoError(secret.from(sample.table).insert(sample.row));
  };
  await assertNoError(
    secret.from('employer_profiles').insert(company(rival.id, { company_name: 'Rival Bakery' })),
  );
  await assertNoError(secret.from('jobs').insert(job(rival.id, { id: otherJobId })));
  await assertNoError(secret.from('jobs').insert(job(rival.id, { id: pausedJobId, status: 'paused' })));
  await assertNoError(
    secret
      .from('job_seeker_profiles')
      .insert(talent(rival.id, { id: otherTalentId, full_name: 'Rita Rival' })),
  );
  await assertNoError(
    secret
      .from('job_seeker_profiles')
      .insert(talent(hiddenTalent.id, { id: hiddenTalentId, full_name: 'Hanna Hermit', is_visible: false })),
  );
  // Triggers wrote these rows. Deleted, so that the secret key can insert them as its new rows.
  await assertNoError(secret.from('job_openings').delete().eq('job_id', otherJobId));
  await assertNoError(secret.from('talent_changes').delete().eq('talent_id', otherTalentId));
  await assertNoError(
    secret.from('uploads').insert(upload(claimedCvPath, { claimed_at: new Date().toISOString() })),
  );
  await restore();
  return {
    clients: {
      visitor: visitorClient(),
      newcomer: newcomer.client,
      rival: rival.client,
      employer: employer.client,
      applicant: applicant.client,
      'secret key': secret,
    },
    ids: {
      visitor: crypto.randomUUID(),
      newcomer: newcomer.id,
      rival: rival.id,
      employer: employer.id,
      applicant: applicant.id,
      'secret key': crypto.randomUUID(),
    },
    samples,
    jobId,
    applicationId,
    talentId,
    restore,
  };
}

export const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

export async function assertNoError<T extends { error: { message: string } | null }>(
  request: PromiseLike<T>,
): Promise<T> {
  const response = await request;
  if (response.error) throw new Error(response.error.message);
  return response;
}

/** Returns the samples whose rows are missing. One query checks all, because a deletion may cascade to any of them. */
async function listMissingSamples(samples: readonly TableSample[]): Promise<TableSample[]> {
  const queries = samples.map(
    ({ table, row, key }, index) => sql`${index > 0 ? sql`union all` : sql``} select ${table}::text as name
      where not exists (select from ${sql(`public.${table}`)} as found where true ${matchesValues(pick(row, key))})`,
  );
  const rows = await sql<{ name: string }[]>`${queries}`;
  const missing = new Set(rows.map(({ name }) => name));
  return samples.filter(({ table }) => missing.has(table));
}

const matchesValues = (values: Row) =>
  Object.entries(values).map(([name, value]) => sql`and found.${sql(name)} = ${value as never}`);

/** Returns the rows with these values, as the API would return them to the secret key. */
export async function listRows(table: string, values: Row): Promise<Row[]> {
  const rows = await sql<{ row: Row }[]>`
    select to_jsonb(found) as row from ${sql(`public.${table}`)} as found where true ${matchesValues(values)}`;
  return rows.map(({ row }) => row);
}

type People = Record<'newcomer' | 'rival' | 'employer' | 'applicant', Person>;
type Ids = Record<
  | 'jobId'
  | 'applicationId'
  | 'talentId'
  | 'claimedCvPath'
  | 'otherJobId'
  | 'pausedJobId'
  | 'otherTalentId'
  | 'hiddenTalentId'
  | 'jobAlertId'
  | 'talentAlertId'
  | 'caseId'
  | 'caseSubject',
  string
>;

// In order of dependency, so that `restore` can insert them one after another.
function createTableSamples(
  people: People,
  {
    jobId,
    applicationId,
    talentId,
    claimedCvPath,
    otherJobId,
    pausedJobId,
    otherTalentId,
    hiddenTalentId,
    jobAlertId,
    talentAlertId,
    caseId,
    caseSubject,
  }: Ids,
): Record<TableName, TableSample> {
  const mark = crypto.randomUUID();
  const town = place();
  // Visitors and the server have no user id; they use the newcomer's, who has no rows yet.
  const getAuthorId = (author: Author) =>
    author.name === 'visitor' || author.name === 'secret key' ? people.newcomer.id : author.id;
  const sample = (row: Row, key: string, patch: Row, newRow: TableSample['newRow'], newKey = key) => ({
    row,
    key: key.split(' '),
    patch,
    newRow,
    newKey: newKey.split(' '),
  });

  const samples: Record<TableName, Omit<TableSample, 'table'>> = {
    employer_profiles: sample(
      company(people.employer.id),
      'user_id',
      { company_name: 'Changed Bakery' },
      (author) => company(getAuthorId(author)),
    ),
    jobs: sample(
      job(people.employer.id, { id: jobId }),
      'id',
      { title: 'Changed Title' },
      (author) =>
        job(author.name === 'secret key' ? people.employer.id : getAuthorId(author), {
          idempotency_key: crypto.randomUUID(),
        }),
      'idempotency_key',
    ),
    job_drafts: sample(
      { employer_id: people.employer.id, form: {}, idempotency_key: crypto.randomUUID() },
      'employer_id',
      { form: { title: 'Changed' } },
      (author) => ({
        // The employer has this row already; the server writes the rival's.
        employer_id: author.name === 'secret key' ? people.rival.id : getAuthorId(author),
        form: {},
        idempotency_key: crypto.randomUUID(),
      }),
    ),
    job_views: sample({ job_id: jobId, views: 3 }, 'job_id', { views: 1000 }, () => ({
      job_id: otherJobId,
      views: 1,
    })),
    job_former_places: sample(
      { job_id: jobId, state_slug: mark, city_slug: 'old-town' },
      'job_id state_slug',
      { city_slug: 'changed' },
      () => ({ job_id: jobId, state_slug: crypto.randomUUID(), city_slug: 'old-town' }),
    ),
    job_seeker_profiles: sample(
      talent(people.applicant.id, { id: talentId }),
      'user_id',
      { headline: 'Changed headline' },
      (author) => talent(getAuthorId(author)),
    ),
    uploads: sample(upload(cvPath()), 'path', { filename: 'changed.pdf' }, () => upload(cvPath())),
    applications: sample(
      application(jobId, claimedCvPath, { id: applicationId, applicant_id: people.applicant.id }),
      'id',
      { status: 'shortlisted' },
      () => application(jobId, claimedCvPath, { id: crypto.randomUUID() }),
    ),
    application_events: sample(
      { application_id: applicationId, job_id: jobId, kind: 'mailed', answer: mark },
      'answer',
      { at: '2020-01-01T00:00:00Z' },
      () => ({ application_id: applicationId, job_id: jobId, kind: 'mailed', answer: crypto.randomUUID() }),
    ),
    application_notes: sample(
      { application_id: applicationId, body: `Comes on Monday ${mark}` },
      'body',
      { body: `Comes on Monday ${mark}` },
      () => ({ application_id: applicationId, body: `Called ${crypto.randomUUID()}` }),
    ),
    reply_templates: sample(
      { employer_id: people.employer.id, kind: 'message', subject: 'A question', body: 'Hello {name}' },
      'employer_id kind',
      { subject: 'Changed question' },
      (author) => ({
        employer_id: author.name === 'secret key' ? people.rival.id : getAuthorId(author),
        kind: 'message',
        subject: 'A question',
        body: 'Hello {name}',
      }),
    ),
    closing_emails: sample(
      // Due in 2100, so that the scheduled work of another test skips it.
      { job_id: jobId, not_before: '2100-01-01T00:00:00Z' },
      'job_id',
      { created_at: '2020-01-01T00:00:00Z' },
      () => ({ job_id: otherJobId, not_before: '2100-01-01T00:00:00Z' }),
    ),
    deleted_applications: sample(
      deletedApplication(people.applicant.id, mark),
      'job_title',
      { status: 'seen' },
      () => deletedApplication(people.applicant.id, crypto.randomUUID()),
    ),
    still_hiring: sample(
      {
        job_id: jobId,
        token_hash: mark,
        question_sent_at: '2020-01-01T00:00:00Z',
        answered_at: '2020-01-01T00:00:00Z',
      },
      'job_id',
      { wait_until: '2021-01-01T00:00:00Z' },
      // A job that was never open has no row yet.
      () => ({
        job_id: pausedJobId,
        token_hash: crypto.randomUUID(),
        question_sent_at: '2020-01-01T00:00:00Z',
      }),
    ),
    saved_talents: sample(
      { employer_id: people.employer.id, talent_id: talentId },
      'employer_id talent_id',
      { note: 'Called on Monday' },
      (author) => ({
        employer_id: author.name === 'secret key' ? people.rival.id : getAuthorId(author),
        talent_id: talentId,
      }),
    ),
    saved_jobs: sample(
      {
        user_id: people.applicant.id,
        job_id: jobId,
        title: 'Night Baker',
        company_name: 'Corner Bakery',
      },
      'user_id job_id',
      { note: 'Ask about Sundays' },
      (author) => ({
        user_id: getAuthorId(author),
        job_id: otherJobId,
        title: 'Night Baker',
        company_name: 'Corner Bakery',
      }),
    ),
    seen_jobs: sample(
      { user_id: people.applicant.id, kind: 'viewed', job_id: jobId, title: 'Night Baker' },
      'user_id kind job_id',
      { title: 'Baker' },
      (author) => ({
        user_id: getAuthorId(author),
        kind: 'viewed',
        job_id: otherJobId,
        title: 'Night Baker',
      }),
    ),
    contact_requests: sample(
      { employer_id: people.employer.id, talent_id: talentId, message: 'May we call you?', token_hash: mark },
      'employer_id talent_id',
      { message: 'Changed' },
      () => ({
        employer_id: people.rival.id,
        talent_id: talentId,
        message: 'May we call you?',
        token_hash: crypto.randomUUID(),
      }),
    ),
    contacted_talents: sample(
      { employer_id: people.employer.id, talent_user_id: people.newcomer.id },
      'employer_id talent_user_id',
      { is_declined: true },
      () => ({ employer_id: people.rival.id, talent_user_id: people.newcomer.id }),
    ),
    talent_views: sample(
      { viewer_id: people.employer.id, day: '2100-01-01', talent_id: talentId },
      'viewer_id talent_id',
      { day: '2100-01-02' },
      () => ({ viewer_id: people.rival.id, day: '2100-01-01', talent_id: crypto.randomUUID() }),
    ),
    hidden_companies: sample(
      { user_id: people.applicant.id, company_name: `Old Boss ${mark}` },
      'user_id company_name',
      { company_name: 'Changed' },
      (author) => ({
        user_id: author.name === 'secret key' ? people.rival.id : getAuthorId(author),
        company_name: `Old Boss ${crypto.randomUUID()}`,
      }),
    ),
    alerts: sample(
      {
        id: jobAlertId,
        kind: 'job',
        user_id: people.applicant.id,
        words: `baker ${mark}`,
        location: austin(),
      },
      'user_id words',
      { radius_km: 20 },
      (author) => ({
        kind: 'job',
        user_id: getAuthorId(author),
        words: `baker ${crypto.randomUUID()}`,
        location: austin(),
      }),
    ),
    'alerts, talent': sample(
      {
        id: talentAlertId,
        kind: 'talent',
        user_id: people.employer.id,
        words: `baker ${mark}`,
        location: austin(),
      },
      'user_id words',
      { radius_km: 30 },
      (author) => ({
        kind: 'talent',
        user_id: author.name === 'secret key' ? people.rival.id : getAuthorId(author),
        words: `baker ${crypto.randomUUID()}`,
        location: austin(),
      }),
    ),
    email_suppressions: sample(
      { address: `${mark}@example.com`, reason: 'bounce' },
      'address',
      { reason: 'complaint' },
      () => ({ address: `${crypto.randomUUID()}@example.com`, reason: 'bounce' }),
    ),
    job_openings: sample(
      // Matched already, so that the scheduled work of another test skips it.
      { job_id: jobId, opened_at: '2020-01-01T00:00:00Z', matched_at: '2020-01-01T00:00:00Z' },
      'job_id',
      { opened_at: '2020-01-02T00:00:00Z' },
      () => ({ job_id: otherJobId, opened_at: '2020-01-01T00:00:00Z', matched_at: '2020-01-01T00:00:00Z' }),
    ),
    alert_deliveries: sample(
      { alert_id: jobAlertId, job_id: jobId, mail_id: crypto.randomUUID() },
      'alert_id job_id',
      { delivered_at: '2020-01-01T00:00:00Z' },
      () => ({ alert_id: jobAlertId, job_id: otherJobId, mail_id: crypto.randomUUID() }),
    ),
    talent_changes: sample(
      // Not due yet, so that the scheduled work of another test skips it.
      { talent_id: hiddenTalentId, was_visible: false, changed_at: '2099-01-01T00:00:00Z' },
      'talent_id',
      { was_visible: true },
      () => ({ talent_id: otherTalentId, was_visible: false, changed_at: '2099-01-01T00:00:00Z' }),
    ),
    unknown_alert_words: sample(
      { alert_id: jobAlertId, word: mark, stem: mark },
      'alert_id word',
      { stem: 'changed' },
      () => ({ alert_id: jobAlertId, word: crypto.randomUUID(), stem: 'changed' }),
    ),
    places: sample(town, 'id', { population: 1 }, place),
    place_names: sample({ key: `test${mark}`, place_id: town.id }, 'key', { key: `test${mark}` }, () => ({
      key: `test${crypto.randomUUID()}`,
      place_id: town.id,
    })),
    geocode_cache: sample(
      { provider: 'policies', key: mark, result: {} },
      'key',
      { result: { city: 'changed' } },
      () => ({ provider: 'policies', key: crypto.randomUUID(), result: {} }),
    ),
    application_senders: sample(
      { job_id: jobId, email_hash: mark, sender: 'browser:test' },
      'job_id email_hash',
      { sender: 'browser:changed' },
      () => ({ job_id: jobId, email_hash: crypto.randomUUID(), sender: 'browser:test' }),
    ),
    outbox: sample(
      {
        kind: 'policy-test',
        recipient: 'ada@example.com',
        dedupe_key: mark,
        sent_at: new Date().toISOString(),
      },
      'dedupe_key',
      { last_error: 'changed' },
      () => ({
        kind: 'policy-test',
        recipient: 'ada@example.com',
        dedupe_key: crypto.randomUUID(),
        sent_at: new Date().toISOString(),
      }),
    ),
    rate_limits: sample(
      { scope: 'policies', key_hash: mark, window_start: new Date().toISOString() },
      'key_hash',
      { hits: 2 },
      () => ({ scope: 'policies', key_hash: crypto.randomUUID(), window_start: new Date().toISOString() }),
    ),
    employer_invitations: sample(
      { address: `${mark}@example.com` },
      'address',
      { invited_at: new Date().toISOString() },
      () => ({ address: `${crypto.randomUUID()}@example.com` }),
    ),
    verified_addresses: sample(
      { address_hash: mark, verified_by: 'browser:test' },
      'address_hash',
      { verified_by: 'browser:changed' },
      () => ({ address_hash: crypto.randomUUID(), verified_by: 'browser:test' }),
    ),
    bans: sample(
      { kind: 'domain', value: `${mark}.example`, reason: 'A scam.' },
      'value',
      { reason: 'Changed.' },
      () => ({ kind: 'domain', value: `${crypto.randomUUID()}.example`, reason: 'A scam.' }),
    ),
    account_fingerprints: sample(
      { account_id: people.employer.id, kind: 'browser', fingerprint_hash: mark },
      'fingerprint_hash',
      { seen_at: '2100-01-01T00:00:00Z' },
      () => ({ account_id: people.employer.id, kind: 'browser', fingerprint_hash: crypto.randomUUID() }),
    ),
    admins: sample(
      { user_id: people.newcomer.id, role: 'moderator' },
      'user_id',
      { role: 'administrator' },
      (author) => ({ user_id: author.name === 'secret key' ? people.rival.id : getAuthorId(author) }),
    ),
    cases: sample(
      { subject_kind: 'job', subject_id: caseSubject, account_id: people.employer.id },
      'subject_id',
      { risk: 500 },
      () => ({ subject_kind: 'job', subject_id: crypto.randomUUID() }),
    ),
    decisions: sample(
      { case_id: caseId, decision: 'approve', reason: mark },
      'reason',
      { decision: 'remove' },
      () => ({ case_id: caseId, decision: 'approve', reason: crypto.randomUUID() }),
    ),
    reports: sample(report(mark, people.applicant.id, otherTalentId), 'browser_hash', { weight: 7 }, () =>
      report(crypto.randomUUID(), people.rival.id, talentId),
    ),
    admin_sessions: sample(
      { session_id: crypto.randomUUID() },
      'session_id',
      { seen_at: '2026-01-01T00:00:00Z' },
      () => ({ session_id: crypto.randomUUID() }),
    ),
    audit_events: sample(
      { action: 'looked', subject_kind: 'job', subject_id: caseSubject },
      'subject_id action',
      { action: 'never looked' },
      () => ({ action: 'looked', subject_kind: 'job', subject_id: crypto.randomUUID() }),
    ),
    daily_numbers: sample(
      { day: getUniqueDay(mark), numbers: {}, places: [] },
      'day',
      { numbers: { postings: 1 } },
      () => ({ day: getUniqueDay(crypto.randomUUID()), numbers: {}, places: [] }),
    ),
    empty_searches: sample(
      { day: '2100-01-01', state_slug: '', city_slug: '', words: mark },
      'words',
      { searches: 7 },
      () => ({ day: '2100-01-01', state_slug: '', city_slug: '', words: crypto.randomUUID() }),
    ),
    contents: sample(
      { name: 'cookies', value: null, written_at: getUniqueTime(mark) },
      'written_at',
      { value: null },
      () => ({ name: 'cookies', value: null, written_at: getUniqueTime(crypto.randomUUID()) }),
    ),
    trust_rules: sample(trustRule(mark), 'name', { weight: 7 }, () => trustRule(crypto.randomUUID())),
    protected_companies: sample(
      { name: mark.replaceAll('-', ' '), domains: ['example.com'] },
      'name',
      { domains: ['example.org'] },
      () => ({ name: crypto.randomUUID().replaceAll('-', ' '), domains: ['example.com'] }),
    ),
    stale_jobs: sample(
      { job_id: jobId, due_at: '2100-01-01T00:00:00Z' },
      'job_id',
      { due_at: '2101-01-01T00:00:00Z' },
      () => ({ job_id: otherJobId, due_at: '2100-01-01T00:00:00Z' }),
    ),
    deleted_accounts: sample(
      { account_id: crypto.randomUUID(), deleted_at: '2100-01-01T00:00:00Z' },
      'account_id',
      { deleted_at: '2101-01-01T00:00:00Z' },
      () => ({ account_id: crypto.randomUUID(), deleted_at: '2100-01-01T00:00:00Z' }),
    ),
    scheduled_steps: sample(
      { step: `test-${mark}`, completed_until: '2020-01-01T00:00:00Z' },
      'step',
      { completed_until: '2021-01-01T00:00:00Z' },
      () => ({ step: `test-${crypto.randomUUID()}`, completed_until: '2020-01-01T00:00:00Z' }),
    ),
    reply_records: sample(
      { employer_id: people.employer.id, is_responsive: false },
      'employer_id',
      { is_responsive: true },
      () => ({ employer_id: people.rival.id, is_responsive: false }),
    ),
    cached_counts: sample(
      // Identified by its time, because a question is JSON.
      { question: [`test-${mark}`], counted_at: '2100-01-01T00:00:00Z' },
      'counted_at',
      { answer: {} },
      () => ({ question: [`test-${crypto.randomUUID()}`], counted_at: '2101-01-01T00:00:00Z' }),
    ),
    map_counts: sample(
      { level: 1, x: 0, y: 0, type: mark, jobs: 1, lat: 0, lng: 0 },
      'type',
      { jobs: 2 },
      () => ({ level: 1, x: 0, y: 0, type: crypto.randomUUID(), jobs: 1, lat: 0, lng: 0 }),
    ),
    posted_places: sample(
      { state_slug: mark, city_slug: 'old-town', neighborhood_slug: '', pt: '(1, 0, 0)' },
      'state_slug',
      { neighborhood_slug: 'changed' },
      () => ({
        state_slug: crypto.randomUUID(),
        city_slug: 'old-town',
        neighborhood_slug: '',
        pt: '(1, 0, 0)',
      }),
    ),
    job_slugs: sample({ slug: `test-${mark}` }, 'slug', { last_suffix: 7 }, () => ({
      slug: `test-${crypto.randomUUID()}`,
    })),
    job_words: sample({ word: `test${mark}` }, 'word', { word: `test${mark}` }, () => ({
      word: `test${crypto.randomUUID()}`,
    })),
    ordinary_words: sample({ stem: `test${mark}` }, 'stem', { stem: `test${mark}` }, () => ({
      stem: `test${crypto.randomUUID()}`,
    })),
    occupation_names: sample(
      { stems: `test${mark}`, other_names: '{}', other_names_query: 'test' },
      'stems',
      { other_names_query: 'tried' },
      () => ({ stems: `test${crypto.randomUUID()}`, other_names: '{}', other_names_query: 'test' }),
    ),
    removed_texts: sample(
      { job_id: caseSubject, text_fingerprint: mark },
      'job_id',
      { text_fingerprint: `${mark} 2` },
      () => ({ job_id: crypto.randomUUID(), text_fingerprint: mark }),
    ),
    posting_log: sample(
      { job_id: crypto.randomUUID(), account_id: people.employer.id, words_hash: mark },
      'words_hash',
      { posted_at: '2020-01-01T00:00:00Z' },
      () => ({
        job_id: crypto.randomUUID(),
        account_id: people.employer.id,
        words_hash: crypto.randomUUID(),
      }),
    ),
    job_contacts: sample(
      { account_id: people.employer.id, address: `${mark}@example.com` },
      'address',
      { emails_sent: 1 },
      () => ({ account_id: people.employer.id, address: `${crypto.randomUUID()}@example.com` }),
    ),
    settings: sample({ key: `test-${mark}`, value: 1, description: 'A test.' }, 'key', { value: 2 }, () => ({
      key: `test-${crypto.randomUUID()}`,
      value: 1,
      description: 'A test.',
    })),
  };
  const entries = Object.entries(samples) as [TableName, Omit<TableSample, 'table'>][];
  return Object.fromEntries(
    entries.map(([name, tableSample]) => [name, { ...tableSample, table: getTableName(name) }]),
  ) as Record<TableName, TableSample>;
}

/** A town at the South Pole, far from the places of other tests. */
const place = (): Row => ({
  id: 1_500_000_000 + Math.floor(Math.random() * 500_000_000),
  kind: 'city',
  name: 'Testville',
  city: 'Testville',
  state: 'Testland',
  state_code: 'ZZ',
  state_slug: `testland-${crypto.randomUUID()}`,
  city_slug: 'testville',
  lat: -89.9,
  lng: 0,
});

const report = (browserHash: string, reporterId: string, subjectId: string): Row => ({
  subject_kind: 'profile',
  subject_id: subjectId,
  reason: 'fake',
  reporter_id: reporterId,
  browser_hash: browserHash,
  weight: 20,
  is_trusted: false,
});

/** A unique time in the far future, so that current content stays unchanged. */
const getUniqueTime = (mark: string) =>
  new Date(Date.UTC(2200, 0, 1) + Number.parseInt(mark.slice(0, 8), 16) * 1000).toISOString();

const getUniqueDay = (mark: string) => getUniqueTime(mark).slice(0, 10);

const trustRule = (name: string): Row => ({
  name,
  kind: 'blocked words',
  hints: [name],
  pattern: name,
  weight: 0,
  sentence: 'A test.',
});
