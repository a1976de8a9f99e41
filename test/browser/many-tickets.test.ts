import { test } from 'vitest';
import { settleTickets } from './many-tickets.ts';

test(
  '30 tickets uploaded from two tabs, while working tabs are closed again and again, all succeed and are charged once',
  {
    // None: it fails when nothing moves any more.
    timeout: 0,
  },
  () => settleTickets(30),
);
