import 'server-only';
import { Agent, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { env } from '@/lib/env';
import { ownTurn } from '@/lib/http/own-turn';
import { inSpan } from '@/lib/http/span';
import type { Database } from './database.types';
import { applicationHeaders } from './options';
import { askForRead, lastPatienceMs } from './shared-read';
import { timed } from './timed-fetch';
import type { FunctionArgs, FunctionReturns } from './types';

type FunctionName = keyof Database['public']['Functions'];

const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

/**
 * The answer of a function that only reads, as an anonymous visitor gets it: what `publicClient` would answer, for the few calls
 * that are made so often that its `fetch`, which Next.js wraps, is felt. Throws when the database does.
 */
export async function callAsVisitor<Name extends FunctionName>(
  name: Name,
  args: FunctionArgs<Name>,
): Promise<FunctionReturns<Name>> {
  const body = JSON.stringify(args);
  const { status, text } = await timed(name, () =>
    inSpan(`fetch ${name}`, () =>
      askForRead(name, (address, signal) => post(`${address}/rest/v1/rpc/${name}`, body, signal)),
    ),
  );
  // What is made of it takes a while.
  await ownTurn();
  if (status === 200) return JSON.parse(text);
  throw refusal(status, text);
}

type Answer = { status: number; text: string };

async function post(url: string, body: string, signal?: AbortSignal): Promise<Answer> {
  try {
    return await postOnce(url, body, signal);
  } catch (fault) {
    // A kept connection may be closed at the other end just as it is used; that it only reads makes it safe to ask again.
    if (fault instanceof LostConnection) return postOnce(url, body, signal);
    throw fault;
  }
}

class LostConnection extends Error {}

function postOnce(url: string, body: string, signal?: AbortSignal): Promise<Answer> {
  const { publishableKey } = env();
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const asking = (isSecure ? requestSecurely : request)(
      url,
      {
        method: 'POST',
        signal,
        agent: isSecure ? secureAgent : agent,
        headers: {
          ...applicationHeaders,
          apikey: publishableKey,
          authorization: `Bearer ${publishableKey}`,
          accept: 'application/json',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.once('error', reject);
      },
    );
    const timer = setTimeout(() => {
      // First, as the request would tell only that its connection was closed.
      reject(new Error('Supabase did not answer in time.'));
      asking.destroy();
    }, lastPatienceMs);
    asking.once('close', () => clearTimeout(timer));
    asking.once('error', (fault: NodeJS.ErrnoException) =>
      reject(
        asking.reusedSocket && fault.code === 'ECONNRESET'
          ? new LostConnection(fault.message, { cause: fault })
          : fault,
      ),
    );
    asking.end(body);
  });
}

/** What the database said, as the clients of Supabase put it. */
function refusal(status: number, text: string): Error {
  try {
    const { message, ...rest } = JSON.parse(text);
    return Object.assign(new Error(String(message)), rest);
  } catch {
    return new Error(`Supabase answered ${status}.`);
  }
}
