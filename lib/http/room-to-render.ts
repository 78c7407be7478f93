import type { IncomingMessage, ServerResponse } from 'node:http';
import { busy as text } from '@/messages/http';

/** Two to three seconds of work: whoever came behind them would wait for what they have given up by then. */
const mostAtOnce = 64;
const retryAfterSeconds = 3;

/** What costs no rendering, keeps the site going, or is somebody's file. */
const always = /^\/(?:_next\/|healthz|readyz|metrics|api\/(?:scheduled-work|storage\/)|[^?]*\/cv(?:\?|$))/;

/**
 * Lets so many pages be rendered at once and says to the next visitor when to come back, so that who is let in is served soon
 * and memory stays flat. What people send is never refused. Whoever renders calls `leave` when that is done.
 */
export function roomToRender() {
  let underWay = 0;
  return (request: IncomingMessage, response: ServerResponse, render: (leave: () => void) => void) => {
    const isSent = request.method !== 'GET' && request.method !== 'HEAD';
    // Whoever waited for another's answer may have left.
    if (response.closed) return;
    if (isSent || always.test(request.url ?? '')) return render(() => {});
    if (underWay >= mostAtOnce) return refuse(response);
    underWay++;
    return render(() => underWay--);
  };
}

/** Calls back at its last byte, or once only its reader is waited for: a visitor who reads slowly takes no room. */
export function whenRendered(response: ServerResponse, done: () => void): void {
  const { write, end } = response;
  let isDone = false;
  const once = () => {
    if (!isDone) done();
    isDone = true;
  };
  response.once('close', once);
  response.write = ((...written: unknown[]) => {
    const isTaken: boolean = Reflect.apply(write, response, written);
    if (!isTaken) once();
    return isTaken;
  }) as ServerResponse['write'];
  response.end = ((...written: unknown[]) => {
    once();
    return Reflect.apply(end, response, written);
  }) as ServerResponse['end'];
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds,
  });
  response.end(text.tooManyAtOnce);
}
