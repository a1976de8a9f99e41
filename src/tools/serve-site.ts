import { type RunningServer, serve } from './serve.ts';

const firstPort = 4173;
const lastPort = firstPort + 99;

async function serveOnFreePort(): Promise<RunningServer> {
  for (let port = firstPort; port <= lastPort; port++) {
    try {
      return await serve({ directory: 'dist', port });
    } catch (error) {
      if (!['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  throw new Error(`No port from ${firstPort} to ${lastPort} is free.`);
}

const { address } = await serveOnFreePort();
console.log(`Sheaf is ready: ${address}`);
