import {
  dueAfter,
  type Frequency,
  type Happening,
  isWanted,
  minuteMs,
  type PlannedAlert,
  type PlannedJob,
} from './month-plan';

/** A job in a mail. */
export type Told = { address: string; jobId: string; at: number };

type Asked = {
  alert: PlannedAlert;
  frequency: Frequency;
  isActive: boolean;
  activeSince: number;
  lookedUntil: number;
  dueAt: number | null;
};
type Posted = {
  job: PlannedJob;
  status: 'open' | 'paused' | 'closed';
  expiresAt: number;
  openedAt: number;
  isLookedAt: boolean;
};
type Letter = { asked: Asked; jobs: Posted[] };

/**
 * Who is to be told of what and when, worked out by looking at every alert and every job at every run, with nothing of the
 * product's but the rules as they are written down.
 */
export class Expectation {
  readonly told: Told[] = [];
  readonly openings: { jobId: string; at: number }[] = [];
  #asked = new Map<string, Asked>();
  #posted = new Map<string, Posted>();
  /** What a letter that is written or sent has in it. */
  #claimed = new Set<string>();
  #letters: Letter[] = [];

  happen(happening: Happening): void {
    const { at } = happening;
    if (happening.what === 'ask') return;
    if (happening.what === 'confirm') {
      const { alert } = happening;
      const { frequency } = alert;
      const dueAt = dueAfter(alert, frequency, at);
      this.#asked.set(alert.address, {
        alert,
        frequency,
        isActive: true,
        activeSince: at,
        lookedUntil: at,
        dueAt,
      });
    } else if ('alert' in happening) {
      const asked = this.#asked.get(happening.alert.address);
      if (!asked) return;
      if (happening.what === 'pause') {
        asked.isActive = false;
        asked.dueAt = null;
      } else if (happening.what === 'resume') {
        asked.isActive = true;
        asked.activeSince = at;
        asked.lookedUntil = at;
        asked.dueAt = dueAfter(asked.alert, asked.frequency, at);
      } else {
        asked.frequency = happening.to;
        asked.dueAt = happening.to === 'instant' ? at : dueAfter(asked.alert, happening.to, at);
      }
    } else if (happening.what === 'post') {
      const { job, expiresAt } = happening;
      this.#posted.set(job.id, { job, status: 'open', expiresAt, openedAt: at, isLookedAt: false });
      this.openings.push({ jobId: job.id, at });
    } else {
      const posted = this.#posted.get(happening.job.id);
      if (!posted) return;
      const wasOpen = posted.status === 'open' && posted.expiresAt > at;
      if (happening.what === 'job-close') posted.status = 'closed';
      if (happening.what === 'job-pause') posted.status = 'paused';
      if (happening.what === 'job-open') posted.status = 'open';
      if (happening.what === 'renew') posted.expiresAt = happening.expiresAt;
      if (!wasOpen && posted.status === 'open' && posted.expiresAt > at) {
        posted.openedAt = at;
        posted.isLookedAt = false;
        this.openings.push({ jobId: posted.job.id, at });
      }
    }
  }

  /** Writes what is to be told now. */
  write(now: number): void {
    const isOpen = ({ status, expiresAt }: Posted) => status === 'open' && expiresAt > now;
    const claim = (asked: Asked, jobs: readonly Posted[]) => {
      const fresh = jobs.filter(({ job }) => !this.#claimed.has(`${asked.alert.address} ${job.id}`));
      for (const { job } of fresh) this.#claimed.add(`${asked.alert.address} ${job.id}`);
      if (fresh.length > 0) this.#letters.push({ asked, jobs: fresh });
    };
    const opened = [...this.#posted.values()].filter(({ isLookedAt }) => !isLookedAt);
    for (const posted of opened) posted.isLookedAt = true;
    for (const asked of this.#asked.values())
      if (asked.isActive && asked.frequency === 'instant')
        claim(
          asked,
          opened.filter(
            (posted) =>
              isOpen(posted) && posted.openedAt >= asked.activeSince && isWanted(asked.alert, posted.job),
          ),
        );
    for (const asked of this.#asked.values()) {
      if (!asked.isActive || asked.dueAt === null || asked.dueAt > now) continue;
      const since = Math.max(asked.activeSince, asked.lookedUntil - 10 * minuteMs);
      claim(
        asked,
        [...this.#posted.values()].filter(
          (posted) => posted.openedAt > since && isOpen(posted) && isWanted(asked.alert, posted.job),
        ),
      );
      asked.lookedUntil = now;
      asked.dueAt = dueAfter(asked.alert, asked.frequency, now);
    }
  }

  /** Sends so many of the letters that are written, in any order within one run, each with what is still true of it. */
  send(now: number, isSent: (address: string) => boolean): void {
    const kept: Letter[] = [];
    for (const letter of this.#letters) {
      const address = letter.asked.alert.address;
      if (!isSent(address)) {
        kept.push(letter);
        continue;
      }
      for (const { job, status, expiresAt } of letter.jobs)
        if (letter.asked.isActive && status === 'open' && expiresAt > now)
          this.told.push({ address, jobId: job.id, at: now });
        else this.#claimed.delete(`${address} ${job.id}`);
    }
    this.#letters = kept;
  }
}
