import { readFileSync } from 'node:fs';

/** The processor time that a process has taken so far, all its threads, in milliseconds (Linux). */
export function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  // A tick is a hundredth of a second.
  return (user + system) * 10;
}

/** The memory that a process takes now, in megabytes (Linux). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
