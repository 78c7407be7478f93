import type { TransactionSql } from 'postgres';
import { serviceClient } from '@/lib/supabase/service';
import { company } from '../policies/rows';
import { locationAt } from './alert-fixtures';
import type { Delivery } from './expected-deliveries';
import type { ClockedStack } from './month-clock';
import type { Frequency, MonthEvent, PlannedAlert } from './month-plan';

type Mail = { to: string[]; links: string[] };

/** The employers and guests of the month. They use the product's functions and read their mailboxes. */
export class Participants {
  readonly #stack: ClockedStack;
  #employers: string[] = [];
  #tokens = new Map<string, string>();
  #jobIds = new Map<string, string>();
  #posted = new Map<string, { slug: string; employerId: string }>();

  constructor(stack: ClockedStack) {
    this.#stack = stack;
  }

  /**
   * Creates employers to whom the limits of new accounts no longer apply. Their addresses are unconfirmed, so they get
   * no reminders and no job is paused for a missing answer.
   */
  async createEmployers(count: number): Promise<void> {
    this.#employers = Array.from({ length: count }, () => crypto.randomUUID());
    for (const id of this.#employers) await this.#createEmployer(id);
  }

  async #createEmployer(employerId: string): Promise<void> {
    const { sql } = this.#stack;
    await sql`insert into auth.users (id, email) values (${employerId}, ${`${employerId}@example.com`})`;
    await sql`insert into public.posting_log (job_id, account_id, words_hash, posted_at)
      values (gen_random_uuid(), ${employerId}, 'long ago', now() - interval '90 days')`;
    const profile = company(employerId, { location: locationAt({ lat: 0, lng: 0 }) });
    await sql`insert into public.employer_profiles ${sql({ ...profile, location: sql.json(profile.location as never) } as never)}`;
  }

  async applyEvent(event: MonthEvent): Promise<void> {
    switch (event.type) {
      case 'request':
        return this.#requestAlert(event.alert);
      case 'confirm':
        return this.#confirmAlert(event.alert);
      case 'pause':
        return this.#changeAlert(event.alert, { status: 'paused' });
      case 'resume':
        return this.#changeAlert(event.alert, { status: 'active' });
      case 'change-frequency':
        return this.#changeAlert(event.alert, { frequency: event.frequency });
      case 'post-job':
        return this.#postJob(event);
      case 'renew-job':
        return this.#updateJob(event.job.id, {
          status: 'open',
          expires_at: new Date(event.expiresAt),
        });
      default: {
        const status = { 'close-job': 'closed', 'pause-job': 'paused', 'open-job': 'open' }[event.type];
        return this.#updateJob(event.job.id, { status });
      }
    }
  }

  /** The alert mails since the last call, with the jobs that each lists. */
  async readMailboxes(at: number): Promise<{ address: string; jobs: Delivery[] }[]> {
    const inbox = `${this.#stack.env.MAILBOX_URL}/api/messages`;
    const mails = (await (await fetch(inbox)).json()) as Mail[];
    await fetch(inbox, { method: 'DELETE' });
    return mails.flatMap(({ to: [address = ''], links }) => {
      const confirmation = links.map((link) => /\/alerts\/confirm\/([^/?]+)$/.exec(link)?.[1]).find(Boolean);
      if (confirmation) {
        this.#tokens.set(address, confirmation);
        return [];
      }
      // A mail to a job's contact, for example.
      if (!this.#tokens.has(address)) return [];
      const jobIds = links.flatMap((link) => this.#jobIds.get(link.split('/').at(-1) ?? '') ?? []);
      return [{ address, jobs: jobIds.map((jobId) => ({ address, jobId, at })) }];
    });
  }

  async #requestAlert(alert: PlannedAlert): Promise<void> {
    const { data } = await serviceClient()
      .rpc('request_job_alert', {
        address: alert.address,
        // The generated types don't allow null arguments.
        words: alert.words as string,
        job_types: [...alert.types],
        min_pay: alert.minPay as number,
        currency: 'USD',
        location: locationAt(alert.point),
        radius_km: alert.radiusKm,
        frequency: alert.frequency,
        hour: alert.hour,
        weekday: alert.weekday,
        time_zone: alert.zone,
      })
      .throwOnError();
    if (data !== 'confirmation_sent') throw new Error(`${alert.address}: ${data}`);
  }

  async #confirmAlert(alert: PlannedAlert): Promise<void> {
    const { data } = await serviceClient()
      .rpc('confirm_job_alert', { token: this.#getToken(alert) })
      .throwOnError();
    if (!data) throw new Error(`The confirmation link of ${alert.address} is unknown.`);
  }

  async #changeAlert(
    alert: PlannedAlert,
    changes: { status: 'active' | 'paused' } | { frequency: Frequency },
  ): Promise<void> {
    const { data } = await serviceClient()
      .rpc('change_alert', { token: this.#getToken(alert), changes })
      .throwOnError();
    if (!data) throw new Error(`The alert of ${alert.address} doesn't exist.`);
  }

  #getToken({ address }: PlannedAlert): string {
    const token = this.#tokens.get(address);
    if (token === undefined) throw new Error(`${address} received no confirmation.`);
    return token;
  }

  async #postJob({ job, expiresAt }: Extract<MonthEvent, { type: 'post-job' }>): Promise<void> {
    const employerId = this.#employers[this.#posted.size % this.#employers.length] ?? '';
    const slug = await this.#asEmployer(employerId, async (sql) => {
      const [row] = await sql<{ slug: string }[]>`insert into public.jobs ${sql({
        employer_id: employerId,
        title: job.title,
        company_name: '',
        slug: '',
        location: sql.json(locationAt(job.point)),
        description: `Come and work with us. ${job.id}`,
        type: job.type,
        salary:
          job.pay === null ? null : sql.json({ min: job.pay, max: null, currency: 'USD', period: 'hour' }),
        contact: sql.json({ name: 'Ada', email: 'ada@example.com' }),
        expires_at: new Date(expiresAt),
        idempotency_key: job.id,
      } as never)} returning slug`;
      return row?.slug ?? '';
    });
    this.#posted.set(job.id, { slug, employerId });
    this.#jobIds.set(slug, job.id);
  }

  async #updateJob(jobId: string, columns: { status: string; expires_at?: Date }): Promise<void> {
    const { slug, employerId } = this.#posted.get(jobId) ?? { slug: '', employerId: '' };
    await this.#asEmployer(employerId, async (sql) => {
      const rows =
        await sql`update public.jobs set ${sql(columns as never)} where slug = ${slug} returning id`;
      if (rows.length !== 1) throw new Error(`The job ${slug} could not be changed.`);
    });
  }

  /** Runs with an employer's rights, as the API does, so that policies and triggers apply. */
  async #asEmployer<Result>(
    employerId: string,
    run: (sql: TransactionSql) => Promise<Result>,
  ): Promise<Result> {
    const claims = JSON.stringify({ sub: employerId, role: 'authenticated' });
    const { result } = await this.#stack.sql.begin(async (transaction) => {
      await transaction`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${employerId}, true)`;
      return { result: await run(transaction) };
    });
    return result;
  }
}
