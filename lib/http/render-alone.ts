import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { duringExchange, type Exchange } from './exchange.mjs';
import { holdBody } from './held-answer';

export type Render = (request: IncomingMessage, response: ServerResponse) => void;

type Asked = { url: string; headers: IncomingMessage['headers'] };

/** Nobody who waits for it waits longer. */
const patienceMs = 10_000;

/** What Next.js answers to a request that no visitor has sent: the response, which goes nowhere, and its body. Rejects where it fails or takes 10 seconds. */
export function renderAlone(
  render: Render,
  { url, headers }: Asked,
  exchange: Exchange,
): Promise<{ response: ServerResponse; body: string }> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
  request.push(null);
  const response = new ServerResponse(request);
  return new Promise((resolve, reject) => {
    // Without a connection it would tell neither of these by itself.
    response.destroy = (fault = new Error(`${url} was given up.`)) => {
      reject(fault);
      response.emit('close');
      return response;
    };
    const late = setTimeout(() => response.destroy(new Error(`${url} took too long.`)), patienceMs);
    const take = (body: Buffer) => {
      clearTimeout(late);
      response.emit('finish');
      resolve({ response, body: body.toString() });
    };
    holdBody(response, () => true, take);
    duringExchange(exchange, () => render(request, response));
  });
}
