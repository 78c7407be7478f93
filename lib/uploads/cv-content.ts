import { fileTypeFromBuffer } from 'file-type';
import type { CvExtension } from './cv';

/**
 * Whether a file's content is what its extension says: a PDF, a Word document of the old kind, or of the new.
 * The browser's word and the name are not asked.
 */
export async function isCvContent(bytes: Buffer, extension: CvExtension): Promise<boolean> {
  switch (extension) {
    case 'pdf':
      return (await detected(bytes)) === 'pdf';
    case 'doc':
      // The container is shared by spreadsheets and installers; the stream's name tells a text document.
      return (await detected(bytes)) === 'cfb' && bytes.includes(wordStream);
    case 'docx':
      return isWordZip(await detected(bytes), bytes);
  }
}

const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Some writers put the parts of the archive in an order by which the library sees only a zip. */
function isWordZip(kind: string | undefined, bytes: Buffer): boolean {
  if (kind === 'docx') return true;
  return kind === 'zip' && bytes.includes('[Content_Types].xml') && bytes.includes('word/document.xml');
}

async function detected(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // A file that ends in the middle of its own header is no file of that type.
    return undefined;
  }
}
