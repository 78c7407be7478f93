import {
  type Frequency,
  getNextDueAt,
  isMatch,
  type MonthEvent,
  minuteMs,
  type PlannedAlert,
  type PlannedJob,
} from './month-plan';

export type Delivery = { address: string; jobId: string; at: number };

type AlertState = {
  alert: PlannedAlert;
  frequency: Frequency;
  isActive: boolean;
  activeSince: number;
  searchedUntil: number;
  dueAt: number | null;
};
type JobState = {
  job: PlannedJob;
  status: 'open' | 'paused' | 'closed';
  expiresAt: number;
  openedAt: number;
  isMatched: boolean;
};
type PendingMail = { alertState: AlertState; jobs: JobState[] };

/**
 * The expected deliveries. Computed from the documented rules by comparing every alert with every job at every run,
 * without the product's matching code.
 */
export class ExpectedDeliveries {
  readonly deliveries: Delivery[] = [];
  readonly openings: { jobId: string; at: number }[] = [];
  #alerts = new Map<string, AlertState>();
  #posted = new Map<string, JobState>();
  /** The addresses with the jobs of their mails that are queued or sent. */
  #claimed = new Set<string>();
  #mails: PendingMail[] = [];

  applyEvent(event: MonthEvent): void {
    const { at } = event;
    if (event.type === 'request') return;
    if (event.type === 'confirm') {
      const { alert } = event;
      const { frequency } = alert;
      const dueAt = getNextDueAt(alert, frequency, at);
      this.#alerts.set(alert.address, {
        alert,
        frequency,
        isActive: true,
        activeSince: at,
        searchedUntil: at,
        dueAt,
      });
    } else if ('alert' in event) {
      const alertState = this.#alerts.get(event.alert.address);
      if (!alertState) return;
      if (event.type === 'pause') {
        alertState.isActive = false;
        alertState.dueAt = null;
      } else if (event.type === 'resume') {
        alertState.isActive = true;
        alertState.activeSince = at;
        alertState.searchedUntil = at;
        alertState.dueAt = getNextDueAt(alertState.alert, alertState.frequency, at);
      } else {
        const { frequency } = event;
        alertState.frequency = frequency;
        alertState.dueAt = frequency === 'instant' ? at : getNextDueAt(alertState.alert, frequency, at);
      }
    } else if (event.type === 'post-job') {
      const { job, expiresAt } = event;
      this.#posted.set(job.id, { job, status: 'open', expiresAt, openedAt: at, isMatched: false });
      this.openings.push({ jobId: job.id, at });
    } else {
      const posted = this.#posted.get(event.job.id);
      if (!posted) return;
      const wasOpen = posted.status === 'open' && posted.expiresAt > at;
      if (event.type === 'close-job') posted.status = 'closed';
      if (event.type === 'pause-job') posted.status = 'paused';
      if (event.type === 'open-job') posted.status = 'open';
      if (event.type === 'renew-job') posted.expiresAt = event.expiresAt;
      if (!wasOpen && posted.status === 'open' && posted.expiresAt > at) {
        posted.openedAt = at;
        posted.isMatched = false;
        this.openings.push({ jobId: posted.job.id, at });
      }
    }
  }

  queueMails(now: number): void {
    const isOpen = ({ status, expiresAt }: JobState) => status === 'open' && expiresAt > now;
    const queueMail = (alertState: AlertState, jobs: readonly JobState[]) => {
      const newJobs = jobs.filter(({ job }) => !this.#claimed.has(`${alertState.alert.address} ${job.id}`));
      for (const { job } of newJobs) this.#claimed.add(`${alertState.alert.address} ${job.id}`);
      if (newJobs.length > 0) this.#mails.push({ alertState, jobs: newJobs });
    };
    const opened = [...this.#posted.values()].filter(({ isMatched }) => !isMatched);
    for (const posted of opened) posted.isMatched = true;
    for (const alertState of this.#alerts.values())
      if (alertState.isActive && alertState.frequency === 'instant')
        queueMail(
          alertState,
          opened.filter(
            (posted) =>
              isOpen(posted) &&
              posted.openedAt >= alertState.activeSince &&
              isMatch(alertState.alert, posted.job),
          ),
        );
    for (const alertState of this.#alerts.values()) {
      if (!alertState.isActive || alertState.dueAt === null || alertState.dueAt > now) continue;
      const since = Math.max(alertState.activeSince, alertState.searchedUntil - 10 * minuteMs);
      queueMail(
        alertState,
        [...this.#posted.values()].filter(
          (posted) => posted.openedAt > since && isOpen(posted) && isMatch(alertState.alert, posted.job),
        ),
      );
      alertState.searchedUntil = now;
      alertState.dueAt = getNextDueAt(alertState.alert, alertState.frequency, now);
    }
  }

  /** Sends the queued mails to addresses for which `isSent` is true, each with its jobs that are still open. */
  sendMails(now: number, isSent: (address: string) => boolean): void {
    const remaining: PendingMail[] = [];
    for (const mail of this.#mails) {
      const address = mail.alertState.alert.address;
      if (!isSent(address)) {
        remaining.push(mail);
        continue;
      }
      for (const { job, status, expiresAt } of mail.jobs)
        if (mail.alertState.isActive && status === 'open' && expiresAt > now)
          this.deliveries.push({ address, jobId: job.id, at: now });
        else this.#claimed.delete(`${address} ${job.id}`);
    }
    this.#mails = remaining;
  }
}
