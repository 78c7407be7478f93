/** The maximum number of jobs of each kind, in an account or a browser (D107). Equals max_seen_jobs in the database. */
export const maxSeenJobs = { viewed: 30, hidden: 200 } as const;

export type SeenJobKind = keyof typeof maxSeenJobs;

/** A job that a visitor viewed or hid, with its title at that time. `seenAt` is ISO 8601 in UTC. */
export type SeenJob = { kind: SeenJobKind; jobId: string; title: string; seenAt: string };
