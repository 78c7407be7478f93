import 'server-only';
import { adminClient } from './admin';
import type { DataClient } from './types';

/**
 * For questions about jobs whose answers are made into public pages and kept: about all at once (sitemaps, directories, whole
 * categories), which cost too much to be anybody's to ask, and for a job's page, which names the account behind it. The database
 * answers them to the secret key alone; nothing else is asked here.
 */
export const catalogClient = (): Pick<DataClient, 'rpc'> => adminClient();
