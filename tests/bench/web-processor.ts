import { readFileSync } from 'node:fs';

/** The processor time that a process and its children have taken so far, all their threads, in milliseconds (Linux). */
export const processorMs = (pid: number): number => sum(withChildren(pid).map(ownProcessorMs));

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((each) => withChildren(Number(each)))];
}

function ownProcessorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  // A tick is a hundredth of a second.
  return (user + system) * 10;
}
