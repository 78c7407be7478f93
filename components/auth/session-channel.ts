/** Section 4's events, told to the other tabs of this browser (D34). */
export type SessionEvent =
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY';

const channelName = 'doorstep:session';
const events: ReadonlySet<unknown> = new Set<SessionEvent>([
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
]);

const listeners = new Set<(event: SessionEvent) => void>();
let channel: BroadcastChannel | undefined;

/** Tells every tab what happened to the session, this one included. */
export function announce(event: SessionEvent): void {
  tellOtherTabs(event);
  for (const listener of listeners) listener(event);
}

/** Tells the other tabs alone; a channel does not hear itself. */
export function tellOtherTabs(event: SessionEvent): void {
  openChannel()?.postMessage(event);
}

/** Listens to every tab; returns how to stop. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  if (channel === undefined) {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isSessionEvent(data)) for (const listener of listeners) listener(data);
    };
  }
  return channel;
}

const isSessionEvent = (data: unknown): data is SessionEvent => events.has(data);
