const batchSize = 500;

/** Finds the number that makes the challenge's hash begin with as many zero bits as it asks for. */
export async function solve(challenge: string): Promise<string> {
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
