import type { Role } from './roles.ts';

/** What a part of the head of a job can be; `address` is one of the web, which the answer has no place for. */
export type WorkRole = 'title' | 'company' | 'location' | 'type' | 'description' | 'address';

const NO_NAME = { words: -0.15, address: -3, 'no letters': -1 };

/** What speaks for each field of a job. Weights are set by hand: fitted to the corpus, they did no better on themes left out. */
export const WORK_ROLES: Readonly<Record<WorkRole, Role>> = {
  title: {
    prior: 0.3,
    weights: {
      ...NO_NAME,
      'job title': 1.5,
      company: -0.8,
      'organization name': -0.4,
      'location name': -0.4,
      'job type': -1,
      place: -0.6,
      'behind at': -1,
      lower: -0.1,
      bold: 0.2,
      first: 0.1,
    },
  },
  company: {
    prior: 0.35,
    weights: {
      ...NO_NAME,
      company: 1,
      'organization name': 0.6,
      'job title': -0.7,
      place: -0.8,
      'job type': -1,
      'self-employed': 1.8,
      'behind at': 0.6,
      bracketed: -0.5,
      lower: -0.6,
      bold: 0.2,
      first: 0.1,
    },
  },
  location: { prior: -0.6, weights: { place: 1.6, 'location name': 0.8, region: -1.5, bracketed: 0.2 } },
  type: { prior: -0.5, weights: { 'job type': 2, 'self-employed': -1, bracketed: -2 } },
  description: { prior: -0.1, weights: { lower: 1.2, bold: -1, first: -1 }, repeats: true },
  address: { prior: -0.5, weights: { address: 3 }, repeats: true },
};
