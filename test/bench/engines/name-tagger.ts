export { nameTagger } from '../../../src/build/engines-in-node.ts';
