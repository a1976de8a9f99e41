import { setupServer } from 'msw/node';
import { createHandlers } from '../../src/api/handlers.ts';
import { send } from './door.ts';
import { openNodeServices } from './services.ts';
import { contractSuite } from './suite.ts';

const base = 'http://sheaf.test/tools/';

contractSuite('in Node, through msw/node', async () => {
  const { services, close } = await openNodeServices(base);
  const server = setupServer(...createHandlers(services));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    call: (spec) => send(base, spec),
    async close() {
      server.close();
      close();
    },
  };
});
