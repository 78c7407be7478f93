export const roles = ['employer', 'job_seeker'] as const;

/** Chosen at registration and kept in user metadata. It steers menus only, because its user can write it (D26). */
export type Role = (typeof roles)[number];

/** Whatever user metadata holds, as a role; null for none or an unknown one. */
export const parseRole = (value: unknown): Role | null => roles.find((role) => role === value) ?? null;
