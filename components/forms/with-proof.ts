import type { ActionResult } from '@/lib/result';

/**
 * Sends, and where the server is flooded and asks for a bit of work, does it and sends once more (D46). Without Web
 * Crypto, which a page without https has not, the server's sentence is shown.
 */
export async function withProof<Data>(send: () => Promise<ActionResult<Data>>): Promise<ActionResult<Data>> {
  const answer = await send();
  if (answer.ok || answer.challenge === undefined || !window.crypto.subtle) return answer;
  const proof = await solve(answer.challenge);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `doorstep_proof=${proof}; Path=/; Max-Age=600; SameSite=Lax${secure}`;
  return send();
}

const batchSize = 500;

/** Finds the number that makes the challenge's hash begin with as many zero bits as it asks for. */
async function solve(challenge: string): Promise<string> {
  const bits = Number(challenge.split('-')[1]);
  const encoder = new TextEncoder();
  for (let first = 0; ; first += batchSize) {
    const tries = Array.from({ length: batchSize }, (_, index) => `${challenge}.${first + index}`);
    const digests = await Promise.all(
      tries.map((text) => window.crypto.subtle.digest('SHA-256', encoder.encode(text))),
    );
    const found = digests.findIndex((digest) => new DataView(digest).getUint32(0) >>> (32 - bits) === 0);
    const proof = tries[found];
    if (proof !== undefined) return proof;
  }
}
