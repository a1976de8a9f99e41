import { OF_EACH_KIND, testBombs } from './docx-bombs.ts';

testBombs(OF_EACH_KIND);
