import { domainLabel as text } from '@/messages/employers';

/** 'Domain verified: example.com', for an account with a confirmed email address at that domain (D97). */
export const domainLabel = (domain: string): string => text.verified({ domain });
