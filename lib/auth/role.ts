export const roles = ['employer', 'job_seeker'] as const;

/** Chosen at registration and stored in user metadata. It only selects menus, because users can change it (D26). */
export type Role = (typeof roles)[number];

/** Parses a role from user metadata; null if it is missing or unknown. */
export const parseRole = (value: unknown): Role | null => roles.find((role) => role === value) ?? null;
