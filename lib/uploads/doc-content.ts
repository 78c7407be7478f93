import { parseCompoundFile } from './compound-file';
import type { ContentIssue } from './cv';

/** The entries of macros, and of embedded files, which a double click opens. */
const activeEntryNames = new Set(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native']);

/** A field that starts a program: its marker and its name, in letters of one or two bytes. */
const ddeField = new RegExp(
  `${String.fromCharCode(0x13)}\\0?(?: \\0?){0,9}D\\0?D\\0?E(?:\\0?A\\0?U\\0?T\\0?O)?\\0?[ "]`,
  'i',
);

/**
 * The issue of a .doc file: it is of another kind (spreadsheets use the same container), has a password, or has macros,
 * embedded files or a DDE field.
 */
export function checkDoc(bytes: Buffer): ContentIssue | null {
  const entries = parseCompoundFile(bytes);
  if (entries === null) return 'format';
  // A .docx file with a password is inside a compound file.
  if (entries.some(({ name }) => name === 'EncryptedPackage')) return 'locked';
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) return 'format';
  if (entries.some(({ name }) => activeEntryNames.has(name))) return 'active';
  if (ddeField.test(bytes.toString('latin1'))) return 'active';
  const { offset } = document;
  if (offset === null) return null;
  if (offset + flagsOffset + 2 > bytes.length || bytes.readUInt16LE(offset) !== wordSignature)
    return 'format';
  return bytes.readUInt16LE(offset + flagsOffset) & encryptedFlag ? 'locked' : null;
}

// The WordDocument stream starts with Word's signature and, at an offset, flags.
const wordSignature = 0xa5ec;
const flagsOffset = 10;
const encryptedFlag = 0x0100;
