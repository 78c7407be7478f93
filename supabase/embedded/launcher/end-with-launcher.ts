import cluster from 'node:cluster';

/**
 * Loaded into the site's process before anything else. A launcher that was killed cannot stop the site any more, and
 * what the site prints would lead nowhere: an unanswered pipe that fails at every line (EPIPE).
 */
// One of several processes is kept running by it, because the port is its primary's (web-processes.ts).
if (!cluster.isWorker) process.channel?.unref();
process.once('disconnect', () => process.exit(1));
