import { csv as text } from '@/messages/applications/applicants';
import { statusForEmployer, yesOrNo } from './applicant';
import type { ExportedApplicant } from './queries';

/** Without it, spreadsheets take UTF-8 for something older and garble every other alphabet. */
const byteOrderMark = '\ufeff';

const columns = [
  text.appliedAtUtc,
  text.status,
  text.fullName,
  text.isAdult,
  text.email,
  text.phoneNumber,
  text.coverLetter,
  text.cvResume,
  text.notes,
];

export const csvHead = `${byteOrderMark}${csvLine(columns)}`;

/** One applicant as a line of the export. */
export const applicantLine = (applicant: ExportedApplicant): string =>
  csvLine([
    applicant.appliedAt,
    statusForEmployer(applicant.status),
    applicant.fullName,
    yesOrNo(applicant.isAdult),
    applicant.email,
    applicant.phone,
    applicant.coverLetter,
    applicant.cvFilename,
    applicant.notes.map(({ body }) => body).join('\n\n'),
  ]);

/** RFC 4180: every field quoted, lines end in CRLF. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/**
 * A field that no spreadsheet takes for a formula: what would begin one, also behind blanks and in its full-width form, gets
 * an apostrophe in front (OWASP, CSV injection).
 */
function csvField(value: string): string {
  const isFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
