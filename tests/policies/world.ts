import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from '../support/sql.ts';
import { type PersonName, type TableName, withoutKind } from './matrix.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';
import {
  application,
  austin,
  company,
  cvPath,
  goneApplication,
  job,
  type Row,
  talent,
  upload,
} from './rows.ts';

/** One row that everybody tries their hand at, and how somebody would write one of their own. */
export type Exhibit = {
  table: string;
  /**
   * The row as the secret key writes it, recent or of the future, because the scheduled work of other tests forgets what is old; the
   * columns in `key` find it again.
   */
  row: Row;
  key: readonly string[];
  patch: Row;
  /** A row of the author's own; `newKey` finds it again. */
  newRow(author: Author): Row;
  newKey: readonly string[];
};

export type Author = { name: PersonName; id: string };

export type World = {
  clients: Record<PersonName, SupabaseClient>;
  ids: Record<PersonName, string>;
  exhibits: Record<TableName, Exhibit>;
  jobId: string;
  applicationId: string;
  talentId: string;
  /** Puts back whatever a permitted deed has taken away: of one table, or of all. */
  restore(table?: TableName): Promise<void>;
};

/**
 * A small town: an employer with a job, an applicant who applied to it and is saved by the employer, a rival with a
 * company and a talent profile of their own, and a newcomer who owns nothing.
 */
export async function makeWorld(): Promise<World> {
  const [newcomer, rival, employer, applicant, hermit] = await Promise.all(
    (['employer', 'employer', 'employer', 'job_seeker', 'job_seeker'] as const).map((role) => signUp(role)),
  );
  if (!newcomer || !rival || !employer || !applicant || !hermit) throw new Error('unreachable');
  const secret = secretClient();
  const [jobId, applicationId, talentId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [handedIn, otherJobId, pausedJobId] = [cvPath(), crypto.randomUUID(), crypto.randomUUID()];
  const [otherTalentId, hiddenTalentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const [jobAlertId, talentAlertId] = [crypto.randomUUID(), crypto.randomUUID()];
  // Cases number themselves, and the audit is written by its function alone.
  const caseSubject = crypto.randomUUID();
  const { data: caseId } = await mustWork(
    secret.rpc('open_case', {
      subject_kind: 'job',
      subject_id: crypto.randomUUID(),
      account_id: employer.id,
      reasons: [],
    }),
  );
  await mustWork(
    secret.rpc('note_audit_event', { action: 'looked', subject_kind: 'job', subject_id: caseSubject }),
  );
  const exhibits = makeExhibits(
    { newcomer, rival, employer, applicant },
    {
      jobId,
      applicationId,
      talentId,
      handedIn,
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
    // A name hangs on its place.
    const wanted =
      table === 'place_names' ? [exhibits.places, exhibits.place_names] : table && [exhibits[table]];
    const missing = await missingOf(wanted ?? Object.values(exhibits));
    // What a trigger writes comes back with the row that it hangs on.
    for (const exhibit of missing)
      if ((await missingOf([exhibit])).length > 0)
        await mustWork(secret.from(exhibit.table).insert(exhibit.row));
  };
  await mustWork(
    secret.from('employer_profiles').insert(company(rival.id, { company_name: 'Rival Bakery' })),
  );
  await mustWork(secret.from('jobs').insert(job(rival.id, { id: otherJobId })));
  await mustWork(secret.from('jobs').insert(job(rival.id, { id: pausedJobId, status: 'paused' })));
  await mustWork(
    secret
      .from('job_seeker_profiles')
      .insert(talent(rival.id, { id: otherTalentId, full_name: 'Rita Rival' })),
  );
  await mustWork(
    secret
      .from('job_seeker_profiles')
      .insert(talent(hermit.id, { id: hiddenTalentId, full_name: 'Hanna Hermit', is_visible: false })),
  );
  // What the database notes by itself, so that the server can try to write it.
  await mustWork(secret.from('job_openings').delete().eq('job_id', otherJobId));
  await mustWork(secret.from('talent_changes').delete().eq('talent_id', otherTalentId));
  await mustWork(secret.from('uploads').insert(upload(handedIn, { claimed_at: new Date().toISOString() })));
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
    exhibits,
    jobId,
    applicationId,
    talentId,
    restore,
  };
}

/** The values of the named columns, for a filter. */
export const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** Throws what a request answered as an error. */
export async function mustWork<T extends { error: { message: string } | null }>(
  request: PromiseLike<T>,
): Promise<T> {
  const answer = await request;
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

/** Those whose rows are gone, asked at once: each permitted deletion looks for what went with its row. */
async function missingOf(exhibits: readonly Exhibit[]): Promise<Exhibit[]> {
  const questions = exhibits.map(
    ({ table, row, key }, index) => sql`${index > 0 ? sql`union all` : sql``} select ${table}::text as name
      where not exists (select from ${sql(`public.${table}`)} as found where true ${have(pick(row, key))})`,
  );
  const rows = await sql<{ name: string }[]>`${questions}`;
  const missing = new Set(rows.map(({ name }) => name));
  return exhibits.filter(({ table }) => missing.has(table));
}

const have = (values: Row) =>
  Object.entries(values).map(([name, value]) => sql`and found.${sql(name)} = ${value as never}`);

/** The rows with these values, as the API would show them to the secret key. */
export async function rowsOf(table: string, values: Row): Promise<Row[]> {
  const rows = await sql<{ row: Row }[]>`
    select to_jsonb(found) as row from ${sql(`public.${table}`)} as found where true ${have(values)}`;
  return rows.map(({ row }) => row);
}

type Cast = Record<'newcomer' | 'rival' | 'employer' | 'applicant', Person>;
type Ids = Record<
  | 'jobId'
  | 'applicationId'
  | 'talentId'
  | 'handedIn'
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

// In the order in which they depend on each other, so that `restore` can go through them.
function makeExhibits(
  cast: Cast,
  {
    jobId,
    applicationId,
    talentId,
    handedIn,
    otherJobId,
    pausedJobId,
    otherTalentId,
    hiddenTalentId,
    jobAlertId,
    talentAlertId,
    caseId,
    caseSubject,
  }: Ids,
): Record<TableName, Exhibit> {
  const mark = crypto.randomUUID();
  const town = place();
  // Visitors and the server have no user id; they try with the newcomer's, who owns nothing yet.
  const idOf = (author: Author) =>
    author.name === 'visitor' || author.name === 'secret key' ? cast.newcomer.id : author.id;
  const exhibit = (
    name: TableName,
    row: Row,
    key: string,
    patch: Row,
    newRow: Exhibit['newRow'],
    newKey = key,
  ): Exhibit => ({
    table: withoutKind(name),
    row,
    key: key.split(' '),
    patch,
    newRow,
    newKey: newKey.split(' '),
  });

  return {
    employer_profiles: exhibit(
      'employer_profiles',
      company(cast.employer.id),
      'user_id',
      { company_name: 'Changed Bakery' },
      (author) => company(idOf(author)),
    ),
    jobs: exhibit(
      'jobs',
      job(cast.employer.id, { id: jobId }),
      'id',
      { title: 'Changed Title' },
      (author) =>
        job(author.name === 'secret key' ? cast.employer.id : idOf(author), {
          idempotency_key: crypto.randomUUID(),
        }),
      'idempotency_key',
    ),
    job_drafts: exhibit(
      'job_drafts',
      { employer_id: cast.employer.id, form: {}, idempotency_key: crypto.randomUUID() },
      'employer_id',
      { form: { title: 'Changed' } },
      (author) => ({
        // The employer of the row has one; the server writes the rival's.
        employer_id: author.name === 'secret key' ? cast.rival.id : idOf(author),
        form: {},
        idempotency_key: crypto.randomUUID(),
      }),
    ),
    job_views: exhibit('job_views', { job_id: jobId, views: 3 }, 'job_id', { views: 1000 }, () => ({
      job_id: otherJobId,
      views: 1,
    })),
    job_former_places: exhibit(
      'job_former_places',
      { job_id: jobId, state_slug: mark, city_slug: 'old-town' },
      'job_id state_slug',
      { city_slug: 'changed' },
      () => ({ job_id: jobId, state_slug: crypto.randomUUID(), city_slug: 'old-town' }),
    ),
    job_seeker_profiles: exhibit(
      'job_seeker_profiles',
      talent(cast.applicant.id, { id: talentId }),
      'user_id',
      { headline: 'Changed headline' },
      (author) => talent(idOf(author)),
    ),
    uploads: exhibit('uploads', upload(cvPath()), 'path', { filename: 'changed.pdf' }, () =>
      upload(cvPath()),
    ),
    applications: exhibit(
      'applications',
      application(jobId, handedIn, { id: applicationId, applicant_id: cast.applicant.id }),
      'id',
      { status: 'shortlisted' },
      () => application(jobId, handedIn, { id: crypto.randomUUID() }),
    ),
    application_events: exhibit(
      'application_events',
      { application_id: applicationId, job_id: jobId, kind: 'mailed', answer: mark },
      'answer',
      { at: '2020-01-01T00:00:00Z' },
      () => ({ application_id: applicationId, job_id: jobId, kind: 'mailed', answer: crypto.randomUUID() }),
    ),
    application_notes: exhibit(
      'application_notes',
      { application_id: applicationId, body: `Comes on Monday ${mark}` },
      'body',
      { body: `Comes on Monday ${mark}` },
      () => ({ application_id: applicationId, body: `Called ${crypto.randomUUID()}` }),
    ),
    answer_templates: exhibit(
      'answer_templates',
      { employer_id: cast.employer.id, kind: 'message', subject: 'A question', body: 'Hello {name}' },
      'employer_id kind',
      { subject: 'Changed question' },
      (author) => ({
        employer_id: author.name === 'secret key' ? cast.rival.id : idOf(author),
        kind: 'message',
        subject: 'A question',
        body: 'Hello {name}',
      }),
    ),
    closing_emails: exhibit(
      'closing_emails',
      // Not due for long, so that the scheduler of another test leaves it.
      { job_id: jobId, not_before: '2100-01-01T00:00:00Z' },
      'job_id',
      { created_at: '2020-01-01T00:00:00Z' },
      () => ({ job_id: otherJobId, not_before: '2100-01-01T00:00:00Z' }),
    ),
    gone_applications: exhibit(
      'gone_applications',
      goneApplication(cast.applicant.id, mark),
      'job_title',
      { status: 'seen' },
      () => goneApplication(cast.applicant.id, crypto.randomUUID()),
    ),
    still_hiring: exhibit(
      'still_hiring',
      {
        job_id: jobId,
        token_hash: mark,
        asked_at: '2020-01-01T00:00:00Z',
        answered_at: '2020-01-01T00:00:00Z',
      },
      'job_id',
      { wait_until: '2021-01-01T00:00:00Z' },
      // A job that was never open has no row yet.
      () => ({ job_id: pausedJobId, token_hash: crypto.randomUUID(), asked_at: '2020-01-01T00:00:00Z' }),
    ),
    saved_talents: exhibit(
      'saved_talents',
      { employer_id: cast.employer.id, talent_id: talentId },
      'employer_id talent_id',
      { note: 'Called on Monday' },
      (author) => ({
        employer_id: author.name === 'secret key' ? cast.rival.id : idOf(author),
        talent_id: talentId,
      }),
    ),
    saved_jobs: exhibit(
      'saved_jobs',
      {
        user_id: cast.applicant.id,
        job_id: jobId,
        title: 'Night Baker',
        company_name: 'Corner Bakery',
      },
      'user_id job_id',
      { note: 'Ask about Sundays' },
      (author) => ({
        user_id: idOf(author),
        job_id: otherJobId,
        title: 'Night Baker',
        company_name: 'Corner Bakery',
      }),
    ),
    seen_jobs: exhibit(
      'seen_jobs',
      { user_id: cast.applicant.id, kind: 'viewed', job_id: jobId, title: 'Night Baker' },
      'user_id kind job_id',
      { title: 'Baker' },
      (author) => ({ user_id: idOf(author), kind: 'viewed', job_id: otherJobId, title: 'Night Baker' }),
    ),
    contact_requests: exhibit(
      'contact_requests',
      { employer_id: cast.employer.id, talent_id: talentId, message: 'May we call you?', token_hash: mark },
      'employer_id talent_id',
      { message: 'Changed' },
      () => ({
        employer_id: cast.rival.id,
        talent_id: talentId,
        message: 'May we call you?',
        token_hash: crypto.randomUUID(),
      }),
    ),
    asked_talents: exhibit(
      'asked_talents',
      { employer_id: cast.employer.id, talent_user_id: cast.newcomer.id },
      'employer_id talent_user_id',
      { is_declined: true },
      () => ({ employer_id: cast.rival.id, talent_user_id: cast.newcomer.id }),
    ),
    talent_views: exhibit(
      'talent_views',
      { viewer_id: cast.employer.id, day: '2100-01-01', talent_id: talentId },
      'viewer_id talent_id',
      { day: '2100-01-02' },
      () => ({ viewer_id: cast.rival.id, day: '2100-01-01', talent_id: crypto.randomUUID() }),
    ),
    hidden_companies: exhibit(
      'hidden_companies',
      { user_id: cast.applicant.id, company_name: `Old Boss ${mark}` },
      'user_id company_name',
      { company_name: 'Changed' },
      (author) => ({
        user_id: author.name === 'secret key' ? cast.rival.id : idOf(author),
        company_name: `Old Boss ${crypto.randomUUID()}`,
      }),
    ),
    alerts: exhibit(
      'alerts',
      { id: jobAlertId, kind: 'job', user_id: cast.applicant.id, words: `baker ${mark}`, location: austin() },
      'user_id words',
      { radius_km: 20 },
      (author) => ({
        kind: 'job',
        user_id: idOf(author),
        words: `baker ${crypto.randomUUID()}`,
        location: austin(),
      }),
    ),
    'alerts, talent': exhibit(
      'alerts, talent',
      {
        id: talentAlertId,
        kind: 'talent',
        user_id: cast.employer.id,
        words: `baker ${mark}`,
        location: austin(),
      },
      'user_id words',
      { radius_km: 30 },
      (author) => ({
        kind: 'talent',
        user_id: author.name === 'secret key' ? cast.rival.id : idOf(author),
        words: `baker ${crypto.randomUUID()}`,
        location: austin(),
      }),
    ),
    stopped_addresses: exhibit(
      'stopped_addresses',
      { address: `${mark}@example.com`, reason: 'bounce' },
      'address',
      { reason: 'complaint' },
      () => ({ address: `${crypto.randomUUID()}@example.com`, reason: 'bounce' }),
    ),
    job_openings: exhibit(
      'job_openings',
      // Looked at already, so that the scheduler of another test does not.
      { job_id: jobId, opened_at: '2020-01-01T00:00:00Z', matched_at: '2020-01-01T00:00:00Z' },
      'job_id',
      { opened_at: '2020-01-02T00:00:00Z' },
      () => ({ job_id: otherJobId, opened_at: '2020-01-01T00:00:00Z', matched_at: '2020-01-01T00:00:00Z' }),
    ),
    alert_deliveries: exhibit(
      'alert_deliveries',
      { alert_id: jobAlertId, job_id: jobId, mail_id: crypto.randomUUID() },
      'alert_id job_id',
      { told_at: '2020-01-01T00:00:00Z' },
      () => ({ alert_id: jobAlertId, job_id: otherJobId, mail_id: crypto.randomUUID() }),
    ),
    talent_changes: exhibit(
      'talent_changes',
      // Not yet due, so that the scheduler of another test leaves it.
      { talent_id: hiddenTalentId, was_visible: false, changed_at: '2099-01-01T00:00:00Z' },
      'talent_id',
      { was_visible: true },
      () => ({ talent_id: otherTalentId, was_visible: false, changed_at: '2099-01-01T00:00:00Z' }),
    ),
    unsure_alert_words: exhibit(
      'unsure_alert_words',
      { alert_id: jobAlertId, word: mark, stem: mark },
      'alert_id word',
      { stem: 'changed' },
      () => ({ alert_id: jobAlertId, word: crypto.randomUUID(), stem: 'changed' }),
    ),
    places: exhibit('places', town, 'id', { population: 1 }, place),
    place_names: exhibit(
      'place_names',
      { key: `test${mark}`, place_id: town.id },
      'key',
      { key: `test${mark}` },
      () => ({ key: `test${crypto.randomUUID()}`, place_id: town.id }),
    ),
    geocode_cache: exhibit(
      'geocode_cache',
      { provider: 'policies', key: mark, answer: {} },
      'key',
      { answer: { city: 'changed' } },
      () => ({ provider: 'policies', key: crypto.randomUUID(), answer: {} }),
    ),
    application_senders: exhibit(
      'application_senders',
      { job_id: jobId, email_hash: mark, sender: 'browser:test' },
      'job_id email_hash',
      { sender: 'browser:changed' },
      () => ({ job_id: jobId, email_hash: crypto.randomUUID(), sender: 'browser:test' }),
    ),
    outbox: exhibit(
      'outbox',
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
    rate_limits: exhibit(
      'rate_limits',
      { scope: 'policies', key_hash: mark, window_start: new Date().toISOString() },
      'key_hash',
      { hits: 2 },
      () => ({ scope: 'policies', key_hash: crypto.randomUUID(), window_start: new Date().toISOString() }),
    ),
    employer_invitations: exhibit(
      'employer_invitations',
      { address: `${mark}@example.com` },
      'address',
      { invited_at: new Date().toISOString() },
      () => ({ address: `${crypto.randomUUID()}@example.com` }),
    ),
    proven_addresses: exhibit(
      'proven_addresses',
      { address_hash: mark, prover: 'browser:test' },
      'address_hash',
      { prover: 'browser:changed' },
      () => ({ address_hash: crypto.randomUUID(), prover: 'browser:test' }),
    ),
    bans: exhibit(
      'bans',
      { kind: 'domain', value: `${mark}.example`, reason: 'A scam.' },
      'value',
      { reason: 'Changed.' },
      () => ({ kind: 'domain', value: `${crypto.randomUUID()}.example`, reason: 'A scam.' }),
    ),
    account_traces: exhibit(
      'account_traces',
      { account_id: cast.employer.id, kind: 'browser', trace_hash: mark },
      'trace_hash',
      { seen_at: '2100-01-01T00:00:00Z' },
      () => ({ account_id: cast.employer.id, kind: 'browser', trace_hash: crypto.randomUUID() }),
    ),
    operators: exhibit(
      'operators',
      { user_id: cast.newcomer.id, role: 'moderator' },
      'user_id',
      { role: 'administrator' },
      (author) => ({ user_id: author.name === 'secret key' ? cast.rival.id : idOf(author) }),
    ),
    cases: exhibit(
      'cases',
      { subject_kind: 'job', subject_id: caseSubject, account_id: cast.employer.id },
      'subject_id',
      { risk: 500 },
      () => ({ subject_kind: 'job', subject_id: crypto.randomUUID() }),
    ),
    decisions: exhibit(
      'decisions',
      { case_id: caseId, decision: 'approve', reason: mark },
      'reason',
      { decision: 'remove' },
      () => ({ case_id: caseId, decision: 'approve', reason: crypto.randomUUID() }),
    ),
    reports: exhibit(
      'reports',
      report(mark, cast.applicant.id, otherTalentId),
      'browser_hash',
      { weight: 7 },
      () => report(crypto.randomUUID(), cast.rival.id, talentId),
    ),
    desk_visits: exhibit(
      'desk_visits',
      { session_id: crypto.randomUUID() },
      'session_id',
      { seen_at: '2026-01-01T00:00:00Z' },
      () => ({ session_id: crypto.randomUUID() }),
    ),
    audit_events: exhibit(
      'audit_events',
      { action: 'looked', subject_kind: 'job', subject_id: caseSubject },
      'subject_id action',
      { action: 'never looked' },
      () => ({ action: 'looked', subject_kind: 'job', subject_id: crypto.randomUUID() }),
    ),
    daily_numbers: exhibit(
      'daily_numbers',
      { day: dayOfMark(mark), numbers: {}, places: [] },
      'day',
      { numbers: { postings: 1 } },
      () => ({ day: dayOfMark(crypto.randomUUID()), numbers: {}, places: [] }),
    ),
    empty_searches: exhibit(
      'empty_searches',
      { day: '2100-01-01', state_slug: '', city_slug: '', words: mark },
      'words',
      { searches: 7 },
      () => ({ day: '2100-01-01', state_slug: '', city_slug: '', words: crypto.randomUUID() }),
    ),
    contents: exhibit(
      'contents',
      { name: 'cookies', value: null, written_at: momentOfMark(mark) },
      'written_at',
      { value: null },
      () => ({ name: 'cookies', value: null, written_at: momentOfMark(crypto.randomUUID()) }),
    ),
    trust_rules: exhibit('trust_rules', trustRule(mark), 'name', { weight: 7 }, () =>
      trustRule(crypto.randomUUID()),
    ),
    known_companies: exhibit(
      'known_companies',
      { name: mark.replaceAll('-', ' '), domains: ['example.com'] },
      'name',
      { domains: ['example.org'] },
      () => ({ name: crypto.randomUUID().replaceAll('-', ' '), domains: ['example.com'] }),
    ),
    stale_jobs: exhibit(
      'stale_jobs',
      { job_id: jobId, due_at: '2100-01-01T00:00:00Z' },
      'job_id',
      { due_at: '2101-01-01T00:00:00Z' },
      () => ({ job_id: otherJobId, due_at: '2100-01-01T00:00:00Z' }),
    ),
    erased_accounts: exhibit(
      'erased_accounts',
      { account_id: crypto.randomUUID(), erased_at: '2100-01-01T00:00:00Z' },
      'account_id',
      { erased_at: '2101-01-01T00:00:00Z' },
      () => ({ account_id: crypto.randomUUID(), erased_at: '2100-01-01T00:00:00Z' }),
    ),
    scheduled_steps: exhibit(
      'scheduled_steps',
      { step: `test-${mark}`, done_until: '2020-01-01T00:00:00Z' },
      'step',
      { done_until: '2021-01-01T00:00:00Z' },
      () => ({ step: `test-${crypto.randomUUID()}`, done_until: '2020-01-01T00:00:00Z' }),
    ),
    reply_records: exhibit(
      'reply_records',
      { employer_id: cast.employer.id, answers_most: false },
      'employer_id',
      { answers_most: true },
      () => ({ employer_id: cast.rival.id, answers_most: false }),
    ),
    cached_counts: exhibit(
      'cached_counts',
      // Found by its time: a question is JSON.
      { question: [`test-${mark}`], counted_at: '2100-01-01T00:00:00Z' },
      'counted_at',
      { answer: {} },
      () => ({ question: [`test-${crypto.randomUUID()}`], counted_at: '2101-01-01T00:00:00Z' }),
    ),
    map_counts: exhibit(
      'map_counts',
      { level: 1, x: 0, y: 0, type: mark, jobs: 1, lat: 0, lng: 0 },
      'type',
      { jobs: 2 },
      () => ({ level: 1, x: 0, y: 0, type: crypto.randomUUID(), jobs: 1, lat: 0, lng: 0 }),
    ),
    posted_places: exhibit(
      'posted_places',
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
    job_slugs: exhibit('job_slugs', { slug: `test-${mark}` }, 'slug', { last_suffix: 7 }, () => ({
      slug: `test-${crypto.randomUUID()}`,
    })),
    job_words: exhibit('job_words', { word: `test${mark}` }, 'word', { word: `test${mark}` }, () => ({
      word: `test${crypto.randomUUID()}`,
    })),
    ordinary_words: exhibit(
      'ordinary_words',
      { stem: `test${mark}` },
      'stem',
      { stem: `test${mark}` },
      () => ({
        stem: `test${crypto.randomUUID()}`,
      }),
    ),
    work_names: exhibit(
      'work_names',
      { stems: `test${mark}`, also: '{}', wanted: 'test' },
      'stems',
      { wanted: 'tried' },
      () => ({ stems: `test${crypto.randomUUID()}`, also: '{}', wanted: 'test' }),
    ),
    removed_texts: exhibit(
      'removed_texts',
      { job_id: caseSubject, text_mark: mark },
      'job_id',
      { text_mark: `${mark} 2` },
      () => ({ job_id: crypto.randomUUID(), text_mark: mark }),
    ),
    posting_log: exhibit(
      'posting_log',
      { job_id: crypto.randomUUID(), account_id: cast.employer.id, words_hash: mark },
      'words_hash',
      { posted_at: '2020-01-01T00:00:00Z' },
      () => ({
        job_id: crypto.randomUUID(),
        account_id: cast.employer.id,
        words_hash: crypto.randomUUID(),
      }),
    ),
    job_contacts: exhibit(
      'job_contacts',
      { account_id: cast.employer.id, address: `${mark}@example.com` },
      'address',
      { asks: 1 },
      () => ({ account_id: cast.employer.id, address: `${crypto.randomUUID()}@example.com` }),
    ),
    settings: exhibit(
      'settings',
      { key: `test-${mark}`, value: 1, what: 'A test.' },
      'key',
      { value: 2 },
      () => ({
        key: `test-${crypto.randomUUID()}`,
        value: 1,
        what: 'A test.',
      }),
    ),
  };
}

/** A town at the South Pole, far from what other tests look for. */
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

/** A rule that no text breaks. */
const report = (browserHash: string, reporterId: string, subjectId: string): Row => ({
  subject_kind: 'profile',
  subject_id: subjectId,
  reason: 'fake',
  reporter_id: reporterId,
  browser_hash: browserHash,
  weight: 20,
  has_standing: false,
});

/** A time of its own, far off: what holds now is not touched. */
const momentOfMark = (mark: string) =>
  new Date(Date.UTC(2200, 0, 1) + Number.parseInt(mark.slice(0, 8), 16) * 1000).toISOString();

const dayOfMark = (mark: string) => momentOfMark(mark).slice(0, 10);

const trustRule = (name: string): Row => ({
  name,
  kind: 'blocked words',
  hints: [name],
  pattern: name,
  weight: 0,
  sentence: 'A test.',
});
