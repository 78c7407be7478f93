import { compoundFileEntries } from './compound-file';
import type { ContentFlaw } from './cv';

/** Where Word keeps macros, and where a file of any kind lies that opens with a double click. */
const active = new Set(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native']);

/** A field that starts a program: its mark and its name, in one byte or two for each letter. */
const ddeField = new RegExp(
  `${String.fromCharCode(0x13)}\\0?(?: \\0?){0,9}D\\0?D\\0?E(?:\\0?A\\0?U\\0?T\\0?O)?\\0?[ "]`,
  'i',
);

/**
 * What is wrong with a Word document of the old kind: it is none (spreadsheets have the same container), is locked, or has macros,
 * files or a DDE field inside.
 */
export function oldWordFlaw(bytes: Buffer): ContentFlaw | null {
  const entries = compoundFileEntries(bytes);
  if (entries === null) return 'format';
  // Word wraps a newer document with a password into a file of the old kind.
  if (entries.some(({ name }) => name === 'EncryptedPackage')) return 'locked';
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) return 'format';
  if (entries.some(({ name }) => active.has(name))) return 'active';
  if (ddeField.test(bytes.toString('latin1'))) return 'active';
  const { offset } = document;
  if (offset === null) return null;
  if (offset + flagsOffset + 2 > bytes.length || bytes.readUInt16LE(offset) !== wordMark) return 'format';
  return bytes.readUInt16LE(offset + flagsOffset) & isEncrypted ? 'locked' : null;
}

// The first bytes of the stream (the FIB): whether it is Word's, and its flags.
const wordMark = 0xa5ec;
const flagsOffset = 10;
const isEncrypted = 0x0100;
