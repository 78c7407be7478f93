import 'server-only';
import { serviceClient } from './service';
import type { DataClient } from './types';

/**
 * For queries whose results become cached public pages: expensive ones over all jobs (sitemaps, directories,
 * categories), and a job's page, which includes the account behind it. The database allows them with the secret key
 * only.
 */
export const catalogClient = (): Pick<DataClient, 'rpc'> => serviceClient();
