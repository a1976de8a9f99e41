export { nameTagger } from '../../fixtures/name-tagger.ts';
