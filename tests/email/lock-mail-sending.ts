import { lockTestFile } from '../support/lock-test-file.ts';

/**
 * Serializes test files that send due mails. A run claims every due mail and postpones mails without a composer, so it
 * would postpone the mails of another file.
 */
export const lockMailSending = (): void => lockTestFile('tests that send emails');
