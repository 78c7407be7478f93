/** Where faults of the log are told of besides; nobody listens unless SENTRY_DSN is set. */
export const faultChannel = 'doorstep.fault';

/** What a listener hears: already without persons (lib/described-fault.ts). */
export type ToldFault = { where: string; id: string; fault: unknown };
