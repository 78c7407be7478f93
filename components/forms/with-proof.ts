import type { ActionResult } from '@/lib/result';

/**
 * Sends, and where the server is flooded and asks for a bit of work, does it and sends once more (D46). Without Web
 * Crypto, which a page without https has not, the server's sentence is shown.
 */
export async function withProof<Data>(send: () => Promise<ActionResult<Data>>): Promise<ActionResult<Data>> {
  const answer = await send();
  if (answer.ok || answer.challenge === undefined || !window.crypto.subtle) return answer;
  // Hardly anybody ever needs it.
  const { solve } = await import('./solve-challenge');
  const proof = await solve(answer.challenge);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `doorstep_proof=${proof}; Path=/; Max-Age=600; SameSite=Lax${secure}`;
  return send();
}
