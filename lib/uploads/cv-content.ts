import 'server-only';
import type { ContentFlaw, CvExtension } from './cv';
import { pdfFlaw } from './pdf-content';
import { oldWordFlaw } from './word-file';
import { wordPackageFlaw } from './word-package';

/**
 * What is wrong with a file by its content: it is not what its extension says, or holds what an employer should not open. Null
 * when nothing is. The browser's word and the name are not asked, and nothing is unpacked beyond `maxUnpackedBytes`.
 */
export function contentFlaw(bytes: Buffer, extension: CvExtension): Promise<ContentFlaw | null> {
  switch (extension) {
    case 'pdf':
      return pdfFlaw(bytes);
    case 'doc':
      return Promise.resolve(oldWordFlaw(bytes));
    case 'docx':
      return wordPackageFlaw(bytes);
  }
}
