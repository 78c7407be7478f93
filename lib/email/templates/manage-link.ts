import { shared } from '@/messages/email';
import type { Block } from './render-mail';

/** The link to the applicant's page of the application. */
export const manageLink = (url: string | null): Block[] =>
  url === null ? [] : [{ kind: 'link', label: shared.manageApplicationLink, url }];
