import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ContentIssue } from '@/lib/uploads/cv';
import { compoundFile, cvBytes, docx, pdf } from './cv-files';

/** Reads a file of `fixtures`. Each file was created by the program in its name, or by qpdf. */
export const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name));

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const deflate = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

const withStream = (dictionary: string, data: string) =>
  pdf(`2 0 obj\n<< ${dictionary} >>\nstream\r\n${data}\r\nendstream\nendobj\n`);

/** A PDF with an object stream. Its table, `4 0`, places object 4 at offset 0. */
export const pdfWithObjectStream = (
  object: string,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
) => withStream(dictionary, deflate(`4 0 ${object}`));

const relationships = (kind: string, target: string, mode = 'External') =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
  );
export const docxWithLink = (kind: string, target: string, mode?: string) =>
  docx({ 'word/_rels/settings.xml.rels': relationships(kind, target, mode) });

export const docxWithMarkup = (markup: string, entries: Zippable = {}) =>
  docx({
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${markup}</w:p></w:body></w:document>`,
    ),
    ...entries,
  });
const fieldChar = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const instruction = (words: string) => `<w:r><w:instrText>${words}</w:instrText></w:r>`;
export const field = (...words: string[]) =>
  `${fieldChar('begin')}${words.map(instruction).join('')}${fieldChar('separate')}${fieldChar('end')}`;

export const createSheet = (entries = {}) =>
  zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), ...entries });

const zeros = new Uint8Array(100 * 1024 * 1024);
const directorySignature = Buffer.from('PK\u0001\u0002');

/** A document whose ZIP directory declares ten bytes as the size of each entry. */
function createFalseSizeZip(): Buffer {
  const file = docx({ 'word/media/a.xml': zeros });
  for (let at = file.indexOf(directorySignature); at >= 0; at = file.indexOf(directorySignature, at + 4))
    file.writeUInt32LE(10, at + 24);
  return file;
}

function createEncryptedZip(): Buffer {
  const file = docx();
  file.writeUInt16LE(1, file.indexOf(directorySignature) + 8);
  return file;
}

function createDocWithText(text: string, encoding: 'latin1' | 'utf16le'): Buffer {
  const file = compoundFile(['WordDocument']);
  file.write(text, file.length - 1000, encoding);
  return file;
}

function createSpreadsheetWithText(text: string): Buffer {
  const file = compoundFile(['Workbook']);
  file.write(text, file.length - 1000, 'utf16le');
  return file;
}

function createCircularFile(): Buffer {
  const file = compoundFile(['WordDocument']);
  // The next sector of the directory is the same sector.
  file.writeUInt32LE(1, 512 + 4);
  return file;
}

/** Files that must never reach an employer, with the expected issue. */
export const hostileCvs: [description: string, bytes: Buffer, issue: ContentIssue][] = [
  ['a PDF with a script', pdf(`4 0 obj ${script} endobj`), 'active'],
  [
    'a PDF with a script whose names are escaped',
    pdf('4 0 obj << /#53%\n/J#61vaScript /JS (x) >> endobj'),
    'active',
  ],
  [
    'a PDF with a script action whose name is in another object',
    pdf('4 0 obj << /S 7 0 R >> endobj 7 0 obj /JavaScript endobj'),
    'active',
  ],
  [
    'a PDF with a tree of named scripts',
    pdf('4 0 obj << /Names << /JavaScript 5 0 R >> >> endobj'),
    'active',
  ],
  [
    'a PDF with a script in a form',
    pdf('4 0 obj << /AcroForm << /XFA [(form) 5 0 R] >> >> endobj'),
    'active',
  ],
  ['a PDF with a script in a media rendition', pdf('4 0 obj << /S /Rendition /JS (x) >> endobj'), 'active'],
  ['a PDF with a comment inside the object header of a script', pdf(`4 0 %\nobj ${script} endobj`), 'active'],
  [
    'a PDF with a script that a later object replaces',
    pdf(`4 0 obj ${script} endobj\n4 0 obj << >> endobj`),
    'active',
  ],
  [
    'a PDF with a script in the data of an image',
    withStream('/Subtype /Image', `4 0 obj ${script}`),
    'active',
  ],
  ['a PDF with a script in a string', pdf(`4 0 obj (5 0 obj ${script}) endobj`), 'active'],
  [
    'a PDF with a script after an unclosed array',
    pdf('4 0 obj << /A [ >> >> ] /S /JavaScript >> endobj'),
    'format',
  ],
  [
    'a PDF with a script after a misplaced endobj',
    pdf('4 0 obj << /A endobj /S /JavaScript >> endobj'),
    'format',
  ],
  ['a PDF that starts a program', pdf('4 0 obj << /S/Launch /F (setup.exe) >> endobj'), 'active'],
  ['a PDF with a compressed script', pdfWithObjectStream(script), 'active'],
  ['a PDF with a script compressed by qpdf', fixture('script-object-stream.pdf'), 'active'],
  [
    'a PDF with a compressed script in a stream without a type',
    pdfWithObjectStream(script, '/N 1 /First 4 /Filter /FlateDecode'),
    'active',
  ],
  [
    'a PDF with a compressed script and the word “stream” in its dictionary',
    pdfWithObjectStream(script, '/N 1 /First 4 /Filter /FlateDecode /A (stream endstream) /Type /ObjStm'),
    'active',
  ],
  [
    'a PDF with a compressed script and escaped or abbreviated names',
    pdfWithObjectStream(script, '/#4e 1 /First 4 /Filter[/Fl]'),
    'active',
  ],
  [
    'a PDF with a script in a string, with an object table that points into it',
    withStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflate(`4 1 (${script})`)),
    'format',
  ],
  [
    'a PDF with a script that is compressed twice',
    withStream('/Type /ObjStm /N 1 /First 4 /Filter [/Fl /Fl]', deflate(deflate(`4 0 ${script}`))),
    'format',
  ],
  [
    'a PDF with two contradictory filters',
    pdfWithObjectStream(script, '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode /Filter /FlateDecode'),
    'format',
  ],
  [
    'a PDF with an unsupported filter',
    withStream('/Type /ObjStm /N 1 /First 4 /Filter /AHx', '61>'),
    'format',
  ],
  [
    'a PDF with a compression predictor',
    pdfWithObjectStream(
      script,
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
    ),
    'format',
  ],
  [
    'a PDF with its stream data in an external file',
    pdfWithObjectStream(script, '/Type /ObjStm /N 1 /First 4 /F (http://e.com)'),
    'format',
  ],
  ['a PDF with a decompression bomb', pdfWithObjectStream(' '.repeat(21 * 1024 * 1024)), 'unpacksTooLarge'],
  ['a PDF with a million objects', pdf('1 obj'.repeat(1_000_000)), 'unpacksTooLarge'],
  [
    'a PDF with 100,000 nested strings',
    pdf(`${'1 obj('.repeat(100_000)}${')'.repeat(100_000)}`),
    'unpacksTooLarge',
  ],
  ['a PDF with a million nested arrays', pdf(`4 0 obj ${'['.repeat(1_000_000)}`), 'format'],
  ...['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256-r6'].map(
    (cipher): [string, Buffer, ContentIssue] => [
      `a PDF with a script encrypted with ${cipher}`,
      fixture(`script-owner-${cipher}.pdf`),
      'active',
    ],
  ),
  ['a PDF with a password', fixture('locked-aes-256.pdf'), 'locked'],
  ['a PDF with a password and RC4 encryption', fixture('locked-rc4-128.pdf'), 'locked'],
  ['a PDF with unknown encryption', pdf('trailer << /Encrypt << /Filter /Own >> >>'), 'locked'],
  ['a PDF without an end-of-file marker', cvBytes.pdf().subarray(0, 400), 'format'],
  [
    'a PDF header followed by an HTML page',
    Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>\n1 0 obj\n%%EOF'),
    'format',
  ],
  ['a PDF after HTML', Buffer.concat([Buffer.from('<body>'), cvBytes.pdf()]), 'format'],
  ['a PDF after a program', Buffer.concat([cvBytes.program(), cvBytes.pdf()]), 'format'],
  ['a PDF after a shell script', Buffer.concat([Buffer.from('#!/bin/sh\n'), cvBytes.pdf()]), 'format'],
  ['a PDF before HTML', Buffer.concat([cvBytes.pdf(), Buffer.from('<script>')]), 'format'],
  ['a PDF before an archive', Buffer.concat([cvBytes.pdf(), cvBytes.zip()]), 'format'],
  [
    'a PDF before an archive and an end-of-file marker',
    Buffer.concat([pdf(''), cvBytes.zip(), Buffer.from('%%EOF')]),
    'format',
  ],
  ['a spreadsheet', cvBytes.xls(), 'format'],
  ['a container with WordDocument only as text', createSpreadsheetWithText('WordDocument'), 'format'],
  ['a container whose directory points to itself', createCircularFile(), 'format'],
  ['a .doc file with macros', compoundFile(['WordDocument', 'Macros', 'VBA']), 'active'],
  ['a .doc file with an embedded file', compoundFile(['WordDocument', '\u0001Ole10Native']), 'active'],
  [
    'a .doc file that starts a program',
    createDocWithText('\u0013 DDEAUTO c:\\\\cmd.exe', 'latin1'),
    'active',
  ],
  ['a .doc file that starts a program, in UTF-16', createDocWithText('\u0013DDE "cmd"', 'utf16le'), 'active'],
  ['a .doc file with a password', compoundFile(['WordDocument'], 0x0100), 'locked'],
  ['a ZIP archive without a document', cvBytes.zip(), 'format'],
  ['a ZIP archive that is cut off', cvBytes.docx().subarray(0, 20), 'format'],
  [
    'a ZIP archive with the file names of a document only',
    docx({ '[Content_Types].xml': strToU8('<Types/>') }),
    'format',
  ],
  ['a document with macros', docx({}, 'ms-word.document.macroEnabled'), 'active'],
  ['a document with a macro project', docx({ 'word/vbaProject.bin': strToU8('x') }), 'active'],
  ['a document with an ActiveX control', docx({ 'word/activeX/activeX1.xml': strToU8('<a/>') }), 'active'],
  ['a document with a program', docx({ 'setup.exe': strToU8('MZ') }), 'active'],
  ['a document with a disguised program', docx({ 'word/media/image1.png': strToU8('MZ\u0000') }), 'active'],
  ['a document with a script', docx({ 'word/run.vbs': strToU8('x') }), 'active'],
  ['a document with an archive', docx({ 'word/media/a.bin': zipSync({ a: strToU8('x') }) }), 'active'],
  [
    'a document with a chart that contains a program',
    docx({ 'word/embeddings/a.xlsx': createSheet({ 'a.exe': strToU8('MZ') }) }),
    'active',
  ],
  [
    'a document with a remote template',
    docxWithLink('attachedTemplate', 'https://evil.example/a.dotm'),
    'active',
  ],
  [
    'a document with a template on a server',
    docxWithLink('attachedTemplate', 'file://server/a.dotm'),
    'active',
  ],
  ['a document with a template on a share', docxWithLink('attachedTemplate', '\\\\server\\a.dotm'), 'active'],
  ['a document with a remote image', docxWithLink('image', 'https://evil.example/a.png'), 'active'],
  ['a document with a remote object', docxWithLink('oleObject', 'file:///C:\\a.exe'), 'active'],
  ['a document with a frame', docxWithLink('frame', 'https://evil.example/'), 'active'],
  ['a document with an embedded document', docxWithLink('aFChunk', 'a.dat', 'Internal'), 'active'],
  ['a document with an embedded web page', fixture('altchunk-mht.docx'), 'active'],
  ['a document with an altChunk element', docxWithMarkup('<w:altChunk/>'), 'active'],
  ['a document with a field that starts a program', docxWithMarkup(field('DDEAUTO c:\\\\cmd.exe')), 'active'],
  [
    'a document with a program field split into two parts',
    docxWithMarkup(field('DD', 'E c:\\\\cmd.exe')),
    'active',
  ],
  [
    'a document with a program field in CDATA',
    docxWithMarkup(field('D<![CDATA[DE]]> c:\\\\cmd.exe')),
    'active',
  ],
  [
    'a document with a program field in character references',
    docxWithMarkup(field('&#68;&#x44;E c:\\\\cmd.exe')),
    'active',
  ],
  [
    'a document with a program field in a fldSimple element',
    docxWithMarkup('<w:fldSimple w:instr=" DDEAUTO c:\\\\cmd "/>'),
    'active',
  ],
  [
    'a document whose field name is built by a QUOTE field',
    docxWithMarkup(
      `${fieldChar('begin')}${field('QUOTE 68 68 69')}${instruction(' c:\\\\cmd')}${fieldChar('end')}`,
    ),
    'active',
  ],
  [
    'a document with a part in UTF-16',
    docxWithMarkup('', { 'word/footer1.xml': Buffer.from('\ufeff<a/>', 'utf16le') }),
    'format',
  ],
  [
    'a document with custom XML entities',
    docxWithMarkup('', {
      'word/a.xml': strToU8('<!DOCTYPE a [<!ENTITY d "DDE">]><instrText>&d;</instrText>'),
    }),
    'format',
  ],
  ['a document with a path traversal', docx({ '../../evil.xml': strToU8('x') }), 'format'],
  ['a document that unpacks to 100 MB', docx({ 'word/media/a.xml': zeros }), 'unpacksTooLarge'],
  ['a document with false entry sizes', createFalseSizeZip(), 'format'],
  [
    'a document with 1001 parts',
    docx(Object.fromEntries(Array.from({ length: 1001 }, (_, part) => [`word/${part}.xml`, strToU8('')]))),
    'unpacksTooLarge',
  ],
  ['a document with encrypted ZIP entries', createEncryptedZip(), 'locked'],
  ['a document with a password set in Word', compoundFile(['EncryptionInfo', 'EncryptedPackage']), 'locked'],
];
