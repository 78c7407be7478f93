import { type Answer, PlainVisitor } from '../support/plain-visitor.ts';
import type { MailTally } from './mail-tally.ts';

export const bait = 'https://evil.test/login';
const place = 'Austin, TX';
const password = 'Kite-Marble-77-Lantern';
const jobLink = /\/employer\/jobs\/([0-9a-f-]{36})/g;
const pdf = () =>
  new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'Invoice.pdf', {
    type: 'application/pdf',
  });

/** What became of the tries: how many the site did, how many it refused. */
export class Score {
  readonly done = new Map<string, number>();
  readonly tried = new Map<string, number>();

  count(what: string, isDone: boolean): boolean {
    this.tried.set(what, (this.tried.get(what) ?? 0) + 1);
    if (isDone) this.done.set(what, (this.done.get(what) ?? 0) + 1);
    return isDone;
  }
}

/** One account of a stranger who misuses every feature, as the site offers it to people without JavaScript. */
export class Attacker {
  readonly email: string;
  readonly #visitor: PlainVisitor;
  readonly #score: Score;
  #number = 0;

  constructor(siteUrl: string, name: string, network: number, score: Score) {
    this.email = `${name}@evil.test`;
    this.#visitor = new PlainVisitor(siteUrl, {
      'x-real-ip': `198.51.${network}.${1 + Math.floor(Math.random() * 250)}`,
    });
    this.#score = score;
  }

  /** Registers, confirms by the link that arrives, signs in and founds a company. */
  async join(mails: MailTally): Promise<boolean> {
    await this.#visitor.fillIn('/register', {
      role: 'employer',
      email: this.email,
      password,
      confirmPassword: password,
    });
    const link = await mails.linkTo(this.email, '/auth/confirm');
    if (link)
      await this.#visitor.fillIn(link, { token: new URLSearchParams(link.split('?')[1]).get('token') ?? '' });
    await this.signIn();
    const answer = await this.#visitor.fillIn('/profile', {
      companyName: `PayPal Support ${bait}`,
      industry: 'Finance',
      companyDescription: 'We hire.',
      locationText: place,
    });
    return this.#score.count('accounts with a company', has(answer, 'profile is saved'));
  }

  async signIn(): Promise<void> {
    await this.#visitor.fillIn('/login', { email: this.email, password });
  }

  /** Posts a job whose contact is somebody else, with words for them. */
  async post(contactEmail: string, { isCopy = false } = {}): Promise<void> {
    const answer = await this.#visitor.fillIn('/post-job', {
      title: isCopy ? 'Easy money from home' : `Your account is locked ${bait} ${this.#number++}`,
      type: 'full-time',
      place,
      description: `Confirm at ${bait}`,
      salaryMin: '20',
      salaryMax: '25',
      period: 'hour',
      contactName: 'PayPal Security',
      contactEmail,
    });
    this.#score.count(isCopy ? 'postings, identical' : 'postings', has(answer, 'Job Posted Successfully!'));
  }

  /** The ids of the jobs of this account. */
  async jobs(): Promise<string[]> {
    const { text } = await this.#visitor.open('/employer/jobs');
    return [...new Set([...text.matchAll(jobLink)].map(([, id = '']) => id))];
  }

  /** Applies to a job in somebody else's name. */
  async applyAs(email: string, jobId: string): Promise<void> {
    const answer = await this.#visitor.fillIn(`/job/${jobId}`, {
      fullName: `WIN a voucher: ${bait}`,
      dateOfBirth: '1990-01-01',
      email,
      phone: '5125550123',
      coverLetter: `Your parcel waits: ${bait}`,
      cv: pdf(),
    });
    this.#score.count('applications in other names', has(answer, 'Application submitted'));
  }

  /** Writes whatever they like to whoever applied. */
  async writeToApplicants(jobId: string): Promise<void> {
    const path = `/employer/jobs/${jobId}/applicants`;
    const { text } = await this.#visitor.open(path);
    const [, applicant] =
      /name="applicant"[^>]*value="([0-9a-f-]{36})"|value="([0-9a-f-]{36})"[^>]*name="applicant"/.exec(
        text,
      ) ?? [];
    if (!applicant) return;
    const answer = await this.#visitor.fillIn(`${path}/answer?kind=message&applicant=${applicant}`, {
      subject: `Your account is locked (${this.#number++})`,
      body: `Dear customer, confirm your identity: ${bait}`,
    });
    this.#score.count(
      'messages written to applicants',
      answer !== null && !has(answer, 'too many') && answer.status < 400,
    );
  }

  async resetPasswordOf(email: string): Promise<void> {
    const form = (await this.#visitor.formsOn('/login', ['email'])).find(
      ({ names }) => !names.has('password'),
    );
    if (form) await this.#visitor.send(form, { email });
    this.#score.count('resets of others', form !== undefined);
  }

  /** As somebody who has no account yet. */
  async registerAs(email: string): Promise<void> {
    const answer = await this.#visitor.fillIn('/register', {
      role: 'job_seeker',
      email,
      password,
      confirmPassword: password,
    });
    this.#score.count('registrations of others', answer !== null);
  }

  async alertFor(email: string): Promise<void> {
    const answer = await this.#visitor.fillIn('/alerts/new', {
      email,
      words: `Your account is locked, see ${bait}/${this.#number++}`,
      locationText: place,
      frequency: 'instant',
    });
    this.#score.count('alerts for others', has(answer, 'Check your inbox'));
  }

  /** Reads talents, page after page; the full names that stand there. */
  async readTalents(
    center: { lat: number; lng: number },
    names: ReadonlySet<string>,
    found: Set<string>,
  ): Promise<void> {
    for (let page = 1; page <= 20; page++) {
      const { text, status } = await this.#visitor.open(
        `/talent-near-me?lat=${center.lat}&lng=${center.lng}&radius=100&page=${page}`,
      );
      if (status !== 200) return;
      const before = found.size;
      for (const name of names) if (text.includes(name)) found.add(name);
      if (found.size === before) return;
    }
  }

  /** Saves a talent and asks for contact, in words of their own. */
  async askTalents(center: { lat: number; lng: number }): Promise<void> {
    const [card] = await this.#visitor.formsOn(
      `/talent-near-me?lat=${center.lat}&lng=${center.lng}&radius=100`,
      ['talentId', 'isSaved'],
    );
    if (card) await this.#visitor.send(card, {});
    const answer = await this.#visitor.fillIn('/employer/saved-talents', {
      message: `Confirm your data at ${bait}`,
    });
    this.#score.count('contact requests', answer !== null && answer.status < 400);
  }

  /** A logo that costs more to look at than it has bytes. */
  async upload(logo: File): Promise<void> {
    const answer = await this.#visitor.fillIn('/profile', { companyName: 'PayPal', logo });
    this.#score.count('hostile logos', has(answer, 'profile is saved'));
  }
}

const has = (answer: Answer | null, words: string) => answer?.text.includes(words) ?? false;
