import { domainLabel as text } from '@/messages/employers';

/** That a company has proven its domain, and no more: 'Domain verified: example.com' (D97). */
export const domainLabel = (domain: string): string => text.verified({ domain });
