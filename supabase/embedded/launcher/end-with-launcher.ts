/**
 * Loaded into the site's process before anything else. A launcher that was killed cannot stop the site any more, and
 * what the site prints would lead nowhere: an unanswered pipe that fails at every line (EPIPE).
 */
process.channel?.unref();
process.once('disconnect', () => process.exit(1));
