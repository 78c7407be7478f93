/**
 * Loaded first in the site's process: exits when the launcher is killed. Otherwise the site would keep running, and its
 * output would fail at every line (EPIPE).
 */
process.channel?.unref();
process.once('disconnect', () => process.exit(1));
