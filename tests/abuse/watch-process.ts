import { readFileSync } from 'node:fs';

/** The most memory that a process has needed (Linux), and how long its site took at worst to say that it is well. */
export function watchProcess(pid: number, siteUrl: string) {
  let slowest = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const begun = performance.now();
    await fetch(`${siteUrl}/healthz`).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    slowest = Math.max(slowest, performance.now() - begun);
    if (!isStopped) timer = setTimeout(look, 250);
  };
  void look();
  return {
    peakMegabytes(): number {
      const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    },
    slowestMs: () => Math.round(slowest),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
