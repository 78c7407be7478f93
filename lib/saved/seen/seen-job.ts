/** How many jobs of each kind are remembered, in an account and in a browser (D107). The database has the same figures. */
export const mostSeenJobs = { viewed: 30, hidden: 200 } as const;

export type SeenKind = keyof typeof mostSeenJobs;

/** A job that somebody looked at, or that is not for them, with its title of then. `seenAt` is ISO 8601 in UTC. */
export type SeenJob = { kind: SeenKind; jobId: string; title: string; seenAt: string };
