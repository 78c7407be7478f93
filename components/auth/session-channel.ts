/** Section 4's events, told to the other tabs of this browser (D34). */
export type SessionEvent =
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY';

const channelName = 'doorstep:session';

/** Tells the other tabs what happened to the session in this one. */
export function announce(event: SessionEvent): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(event);
  channel.close();
}

/** Listens to the other tabs; returns how to stop. */
export function onSessionEvent(listen: (event: SessionEvent) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => listen(data);
  return () => channel.close();
}
