import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ContentFlaw, CvExtension } from '@/lib/uploads/cv';
import { contentFlaw } from '@/lib/uploads/cv-content';
import { resume } from '@/supabase/seed/load/cv-files';
import { compoundFile, cvBytes, docx, pdf } from './cv-files';

const packed = (objects: string) => {
  const data = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  return pdf(`2 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n${data}\r\nendstream\nendobj\n`);
};
const nothing = new Uint8Array(100 * 1024 * 1024);
const sheet = (entries = {}) => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), ...entries });

describe('a CV passes', () => {
  test.each<[string, CvExtension, Buffer]>([
    ['a PDF', 'pdf', cvBytes.pdf()],
    ['a PDF with a page', 'pdf', resume(['Ada Lovelace'])],
    ['a PDF that opens at its first page', 'pdf', pdf('<< /OpenAction [3 0 R /Fit] /Type /Catalog >>')],
    [
      'a PDF whose words are of scripts',
      'pdf',
      pdf('<< /Keywords (HTML5/CSS/JavaScript, C++/JavaScript, Pre/Launch, /Encryption) >>'),
    ],
    ['a PDF that carries its data', 'pdf', pdf('<< /Type /EmbeddedFile >>')],
    ['a PDF with packed objects', 'pdf', packed('<< /Type /Catalog /Lang (en) >>')],
    ['a PDF with blanks after its end', 'pdf', Buffer.concat([cvBytes.pdf(), Buffer.from('\r\n\0\0')])],
    ['an old Word document', 'doc', cvBytes.doc()],
    ['a Word document', 'docx', cvBytes.docx()],
    [
      'a Word document with a picture and a chart',
      'docx',
      docx({
        'word/media/image1.png': strToU8('\u0089PNG'),
        'word/embeddings/Microsoft_Excel_Sheet.xlsx': sheet(),
      }),
    ],
  ])('that is %s', async (_what, extension, bytes) => {
    expect(await contentFlaw(bytes, extension)).toBeNull();
  });
});

describe('a CV is refused', () => {
  test.each<[string, CvExtension, Buffer, ContentFlaw]>([
    ['a program', 'pdf', cvBytes.program(), 'format'],
    ['a Word file', 'pdf', cvBytes.docx(), 'format'],
    ['plain text', 'pdf', cvBytes.text(), 'format'],
    ['nothing', 'pdf', Buffer.alloc(0), 'format'],
    ['a PDF behind something else', 'pdf', Buffer.concat([Buffer.from('\n'), cvBytes.pdf()]), 'format'],
    ['a PDF without an end', 'pdf', cvBytes.pdf().subarray(0, 400), 'format'],
    [
      'a PDF and a page',
      'pdf',
      Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>\n1 0 obj\n%%EOF'),
      'format',
    ],
    [
      'a PDF with a page at its end',
      'pdf',
      Buffer.concat([cvBytes.pdf(), Buffer.from('<script>')]),
      'format',
    ],
    ['a PDF and an archive', 'pdf', Buffer.concat([cvBytes.pdf(), cvBytes.zip()]), 'format'],
    [
      'a PDF and an archive with an end mark',
      'pdf',
      Buffer.concat([pdf(''), cvBytes.zip(), Buffer.from('%%EOF')]),
      'format',
    ],
    ['a PDF with a script', 'pdf', pdf('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'active'],
    ['a PDF with a script in other letters', 'pdf', pdf('<< /#53%\n/J#61vaScript /JS (x) >>'), 'active'],
    ['a PDF with a script by reference', 'pdf', pdf('<< /S 7 0 R /JS (x) >> 7 0 obj /JavaScript'), 'active'],
    ['a PDF with a packed script', 'pdf', packed('<< /S /JavaScript /JS (x) >>'), 'active'],
    ['a PDF that starts a program', 'pdf', pdf('<< /S/Launch /F (setup.exe) >>'), 'active'],
    ['a PDF with a bomb', 'pdf', packed(' '.repeat(21 * 1024 * 1024)), 'unfolds'],
    [
      'a PDF that is packed strangely',
      'pdf',
      pdf('/ObjStm /Filter [/AHx /Fl] stream\n61\nendstream'),
      'format',
    ],
    ['a locked PDF', 'pdf', pdf('trailer << /Encrypt 9 0 R >>'), 'locked'],
    ['a spreadsheet', 'doc', cvBytes.xls(), 'format'],
    ['a PDF', 'doc', cvBytes.pdf(), 'format'],
    ['a container that only has the word in it', 'doc', named('WordDocument'), 'format'],
    ['a container whose directory runs in circles', 'doc', circular(), 'format'],
    ['an old document with macros', 'doc', compoundFile(['WordDocument', 'Macros', 'VBA']), 'active'],
    [
      'an old document with a file in it',
      'doc',
      compoundFile(['WordDocument', '\u0001Ole10Native']),
      'active',
    ],
    ['a locked old document', 'doc', compoundFile(['WordDocument'], 0x0100), 'locked'],
    ['any archive', 'docx', cvBytes.zip(), 'format'],
    ['half an archive', 'docx', cvBytes.docx().subarray(0, 20), 'format'],
    [
      'an archive with only the names',
      'docx',
      docx({ '[Content_Types].xml': strToU8('<Types/>') }),
      'format',
    ],
    ['a document with macros', 'docx', docx({}, 'ms-word.document.macroEnabled'), 'active'],
    ['a document with a macro project', 'docx', docx({ 'word/vbaProject.bin': strToU8('x') }), 'active'],
    ['a document with a program', 'docx', docx({ 'setup.exe': strToU8('MZ') }), 'active'],
    [
      'a document with a disguised program',
      'docx',
      docx({ 'word/media/image1.png': strToU8('MZ\u0000') }),
      'active',
    ],
    ['a document with a script', 'docx', docx({ 'word/run.vbs': strToU8('x') }), 'active'],
    [
      'a document with an archive',
      'docx',
      docx({ 'word/media/a.bin': zipSync({ a: strToU8('x') }) }),
      'active',
    ],
    [
      'a chart with a program',
      'docx',
      docx({ 'word/embeddings/a.xlsx': sheet({ 'a.exe': strToU8('MZ') }) }),
      'active',
    ],
    ['a document with a path out of it', 'docx', docx({ '../../evil.xml': strToU8('x') }), 'format'],
    ['a document of 100 MB in 100 kB', 'docx', docx({ 'word/media/a.xml': nothing }), 'unfolds'],
    ['a document that lies about its size', 'docx', lying(), 'format'],
    [
      'a document with 1001 parts',
      'docx',
      docx(Object.fromEntries(Array.from({ length: 1001 }, (_, part) => [`word/${part}.xml`, strToU8('')]))),
      'unfolds',
    ],
    ['a document whose parts are locked', 'docx', locked(), 'locked'],
    [
      'a document that Word has locked',
      'docx',
      compoundFile(['EncryptionInfo', 'EncryptedPackage']),
      'locked',
    ],
  ])('that is %s', async (_what, extension, bytes, flaw) => {
    expect(await contentFlaw(bytes, extension)).toBe(flaw);
  });
});

function named(text: string): Buffer {
  const file = Buffer.alloc(4096);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.write(text, 1024, 'utf16le');
  return file;
}

function circular(): Buffer {
  const file = compoundFile(['WordDocument']);
  // The directory's sector is followed by itself.
  file.writeUInt32LE(1, 512 + 4);
  return file;
}

/** The directory says of each part that it unpacks to ten bytes. */
function lying(): Buffer {
  const file = docx({ 'word/media/a.xml': nothing });
  for (let at = file.indexOf(directoryMark); at >= 0; at = file.indexOf(directoryMark, at + 4))
    file.writeUInt32LE(10, at + 24);
  return file;
}

function locked(): Buffer {
  const file = docx();
  file.writeUInt16LE(1, file.indexOf(directoryMark) + 8);
  return file;
}

const directoryMark = Buffer.from('PK\u0001\u0002');
