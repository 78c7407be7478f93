import { lockTestFile } from '../support/lock-test-file.ts';

/**
 * Serializes test files that send due mails. A run takes every due mail and postpones kinds without a composer, which
 * another file may need.
 */
export const lockMailSending = (): void => lockTestFile('tests that send emails');
