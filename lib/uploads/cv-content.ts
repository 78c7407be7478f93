import 'server-only';
import { type ContentFlaw, type CvExtension, cvKind, type ForeignKind, isCvExtension } from './cv';
import { pdfFlaw } from './pdf-content';
import { oldWordFlaw } from './word-file';
import { wordPackageFlaw } from './word-package';

const flawOf: Record<CvExtension, (bytes: Buffer) => ContentFlaw | null | Promise<ContentFlaw | null>> = {
  pdf: pdfFlaw,
  doc: oldWordFlaw,
  docx: wordPackageFlaw,
};

/**
 * What a file is by its content, whatever its name says, and what is wrong with it: it is broken, or holds what an employer should
 * not open (`flaw`). Nothing is unpacked beyond `maxUnpackedBytes`.
 */
export async function inspectCv(
  bytes: Buffer,
): Promise<{ kind: CvExtension; flaw: ContentFlaw | null } | { kind: ForeignKind | null }> {
  const kind = cvKind(bytes);
  return isCvExtension(kind) ? { kind, flaw: await flawOf[kind](bytes) } : { kind };
}
