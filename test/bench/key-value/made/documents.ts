import { billOfLading } from './bill-of-lading.ts';
import type { MadeDocument } from './document.ts';
import { form1099 } from './form-1099.ts';
import { germanInvoices } from './german-invoice.ts';
import { lease } from './lease.ts';
import { p60 } from './p60.ts';
import { w2 } from './w2.ts';

/** All documents of our own making. */
export const madeDocuments: readonly MadeDocument[] = [w2, form1099, p60, ...germanInvoices, billOfLading, lease];
