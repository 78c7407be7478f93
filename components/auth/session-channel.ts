const events = ['SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY'] as const;

/** The session events of the specification (section 4), broadcast to other tabs of this browser (D34). */
export type SessionEvent = (typeof events)[number];

const channelName = 'doorstep:session';
const listeners = new Set<(event: SessionEvent) => void>();
let channel: BroadcastChannel | undefined;

/** Sends a session event to every tab, this one included. */
export function broadcastSessionEvent(event: SessionEvent): void {
  notifyOtherTabs(event);
  for (const listener of listeners) listener(event);
}

/** Sends a session event to the other tabs only; a BroadcastChannel doesn't deliver to itself. */
export function notifyOtherTabs(event: SessionEvent): void {
  openChannel()?.postMessage(event);
}

/** Subscribes to events of all tabs; returns a function that unsubscribes. */
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

const isSessionEvent = (data: unknown): data is SessionEvent => events.some((event) => event === data);
