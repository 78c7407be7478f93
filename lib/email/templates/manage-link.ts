import { shared } from '@/messages/email';
import type { Block } from './letter';

/** The link to an applicant's own page of the application. */
export const manageLink = (url: string | null): Block[] =>
  url === null ? [] : [{ kind: 'link', label: shared.manageApplication, url }];
