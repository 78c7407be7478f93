import { domainLabel as text } from '@/messages/employers';

/** 'Domain verified: example.com': the account has a confirmed address there (D97). */
export const domainLabel = (domain: string): string => text.verified({ domain });
