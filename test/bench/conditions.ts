import { availableParallelism, loadavg } from 'node:os';

/** When and where figures were measured: times mean little on a machine that is busy with something else. */
export function conditions(): string {
  const day = new Date().toISOString().slice(0, 10);
  // Windows knows no load average and says 0.
  const [load = 0] = loadavg();
  const busy = load === 0 ? '' : `, load ${load.toFixed(1)} at the start`;
  return `${day}, Node ${process.version}, ${availableParallelism()} processors${busy}`;
}
