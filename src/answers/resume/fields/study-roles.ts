import type { Role } from './roles.ts';

/** What a part of a head of studies can be; `address` is one of the web, which the answer has no place for. */
export type StudyRole = 'school' | 'degree' | 'major' | 'location' | 'achievement' | 'address';

const NO_NAME = { achievement: -1, address: -3, 'no letters': -2, lower: -0.1, words: -0.1 };

/** What speaks for each field of studies. Weights are set by hand: fitted to the corpus, they did worse on themes left out. */
export const STUDY_ROLES: Readonly<Record<StudyRole, Role>> = {
  school: {
    prior: 0.3,
    weights: { ...NO_NAME, school: 1.5, 'organization name': 0.5, degree: -0.5, place: -0.5, 'behind at': 0.6 },
  },
  degree: { prior: -0.3, weights: { ...NO_NAME, lower: -0.4, degree: 1.5, school: -0.4 } },
  major: {
    prior: 0.2,
    weights: { ...NO_NAME, school: -1, degree: -0.6, 'location name': -0.7, place: -1, 'behind a degree': 1.2 },
  },
  location: { prior: -0.6, weights: { place: 1.6, 'location name': 0.8, region: -1.5, school: -2, degree: -1 } },
  achievement: { prior: -0.3, weights: { achievement: 2 }, repeats: true },
  address: { prior: -0.5, weights: { address: 3 }, repeats: true },
};
