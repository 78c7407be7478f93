import { readFileSync } from 'node:fs';

/** The CPU time of a process and its children so far, all threads, in milliseconds (Linux). */
export const processorMs = (pid: number): number => sum(withChildren(pid).map(ownProcessorMs));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => withChildren(Number(child)))];
}

function ownProcessorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  // A tick is 10 ms.
  return (user + system) * 10;
}
