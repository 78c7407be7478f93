import 'server-only';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { headerName } from '@/lib/site';
import { findAddresses } from './find-addresses';
import type { FileFinding, Proof } from './finding';
import { isPublicAddress } from './public-address';

const mostBytes = 1024;

/** How the internet is reached. Tests stand in for it. */
type Internet = {
  addressesOf: (domain: string, timeoutMs: number) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  port: number;
  /** Who vouches for certificates, if not who always does. */
  ca?: string;
  timeoutMs: number;
};

const internet: Internet = {
  addressesOf: findAddresses,
  isAllowed: isPublicAddress,
  port: 443,
  timeoutMs: 5000,
};

/**
 * Whether a domain has a file that says what it should. An employer names the domain, so this goes to public addresses alone, to the
 * very one that was looked at, whatever DNS says a moment later; follows nobody elsewhere, and ends by itself (D97).
 */
export async function readFile(
  domain: string,
  proof: Proof,
  stand: Partial<Internet> = {},
): Promise<FileFinding> {
  const { addressesOf, isAllowed, timeoutMs, ...way } = { ...internet, ...stand };
  const end = performance.now() + timeoutMs;
  const addresses = await addressesOf(domain, timeoutMs);
  // One of ours among others is a trap, not a mistake.
  if (addresses.length === 0 || !addresses.every(isAllowed)) return 'no-address';
  return ask(domain, proof, { ...way, address: addresses[0] as string, ms: end - performance.now() });
}

type Asked = Pick<Internet, 'port' | 'ca'> & { address: string; ms: number };

function ask(domain: string, { line, path }: Proof, { address, port, ca, ms }: Asked): Promise<FileFinding> {
  return new Promise((resolve) => {
    const asked = request({
      host: address,
      port,
      ...(ca !== undefined && { ca }),
      servername: domain,
      path,
      headers: { host: domain, accept: 'text/plain', 'user-agent': `${headerName} domain check` },
      agent: false,
      rejectUnauthorized: true,
      maxHeaderSize: 8192,
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(ms))),
    });
    asked.on('error', (fault: NodeJS.ErrnoException) =>
      resolve(isOfCertificate(fault.code ?? '') ? 'no-certificate' : 'no-answer'),
    );
    asked.on('response', (answer) => {
      readAnswer(answer, line)
        .catch((): FileFinding => 'no-answer')
        .then((finding) => {
          resolve(finding);
          asked.destroy();
        });
    });
    asked.end();
  });
}

async function readAnswer(answer: IncomingMessage, line: string): Promise<FileFinding> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) return 'elsewhere';
  if (status !== 200) return 'no-file';
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return 'too-long';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8').trim() === line ? 'found' : 'other-words';
}

const isOfCertificate = (code: string) =>
  /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/.test(code);
