import type { z } from 'zod';
import { type applicationSchema, type HandedInCv, profileCv } from './schema';

/** Takes an application out of its form: a file, or the ticket that the browser's upload put in its place. */
export function readApplicationForm(form: FormData): z.input<typeof applicationSchema> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const shared = {
    jobId: text('jobId'),
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    coverLetter: text('coverLetter'),
    cv: handedInCv(form),
  };
  return text('question') === 'adult'
    ? { ...shared, question: 'adult', isAdult: form.get('isAdult') === 'on' }
    : { ...shared, question: 'birth-date', dateOfBirth: text('dateOfBirth') };
}

function handedInCv(form: FormData): HandedInCv | undefined {
  if (form.get('cvSource') === profileCv) return profileCv;
  const path = form.get('cvPath');
  const ticket = form.get('cvTicket');
  if (typeof path === 'string' && typeof ticket === 'string') return { path, ticket };
  const file = form.get('cv');
  // A file field without a choice sends a nameless empty file.
  return file instanceof File && file.name !== '' ? file : undefined;
}
