import { domainLabel as text } from '@/messages/employers';

/** 'Domain verified: example.com': the company's account has a confirmed email address there (D97). */
export const domainLabel = (domain: string): string => text.verified({ domain });
