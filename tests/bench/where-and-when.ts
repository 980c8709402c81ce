import { availableParallelism, cpus, totalmem } from 'node:os';

/** Describes this machine for the benchmark tables. */
export function thisMachine(): string {
  const [cpu] = cpus();
  return `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/** ISO 8601 `yyyy-mm-dd`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
