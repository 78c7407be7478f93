import type { DemoApplication } from '../demo/sign-ins.ts';

type Storage = { url: string; secretKey: string };

/** Where CVs can be put, if the environment names it. */
export function storageOf(env: Readonly<Record<string, string | undefined>>): Storage | null {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const secretKey = env.SUPABASE_SECRET_KEY ?? env.SUPABASE_SERVICE_ROLE_KEY;
  return url && secretKey ? { url, secretKey } : null;
}

/** Puts a small real PDF where each application says that its CV is. Throws when the storage service refuses one. */
export async function uploadCvs({ url, secretKey }: Storage, applications: readonly DemoApplication[]) {
  const { createClient } = await import('@supabase/supabase-js');
  const bucket = createClient(url, secretKey, { auth: { persistSession: false } }).storage.from(
    'applications',
  );
  await Promise.all(
    applications.map(async ({ cvPath, fullName, email, phone }) => {
      const pdf = resume([
        fullName,
        email,
        phone,
        'Résumé of the demonstration. Nobody of this name applied.',
      ]);
      const { error } = await bucket.upload(cvPath, pdf, { contentType: 'application/pdf', upsert: true });
      if (error) throw new Error(`The storage service refused ${cvPath}: ${error.message}`);
    }),
  );
}

/** A PDF of one page with these lines, the first one large. Its font knows Latin letters without most accents. */
export function resume(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => {
      const [size, y] = index === 0 ? [24, 720] : [12, 700 - index * 20];
      return `BT /F1 ${size} Tf 72 ${y} Td (${plain(line).replace(/[\\()]/g, '\\$&')}) Tj ET`;
    })
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');
