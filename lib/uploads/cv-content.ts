import 'server-only';
import { type ContentIssue, type CvExtension, detectCvKind, type ForeignKind, isCvExtension } from './cv';
import { checkDoc } from './doc-content';
import { checkDocx } from './docx-content';
import { checkPdf } from './pdf-content';

const contentChecks: Record<
  CvExtension,
  (bytes: Buffer) => ContentIssue | null | Promise<ContentIssue | null>
> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * Detects a file's kind by its content and checks a CV for issues: a broken file, or content that an employer should
 * not open. Never unpacks more than `maxUnpackedBytes`.
 */
export async function inspectCv(
  bytes: Buffer,
): Promise<{ kind: CvExtension; issue: ContentIssue | null } | { kind: ForeignKind | null }> {
  const kind = detectCvKind(bytes);
  return isCvExtension(kind) ? { kind, issue: await contentChecks[kind](bytes) } : { kind };
}
