import { type Box, contains } from '../document/geometry.ts';
import { isLevel } from '../document/levelling.ts';
import { pointsOf } from '../document/page-image.ts';
import { type Turns, turnBox } from '../document/turning.ts';
import { stageMaker } from '../platform/stages.ts';
import { DEFAULT_LANGUAGE } from './engines/detected-language.ts';
import { readTurned, withoutTurned } from './engines/turned-text.ts';
import type { ImageFacts, ImageTools } from './facts.ts';
import { components } from './image/connected-components.ts';
import { turn } from './image/quarter-turn.ts';
import { enlarge } from './image/resample.ts';
import { rotate } from './image/rotate.ts';
import { warp } from './image/warp.ts';
import { findBullets, withBullets, withoutBullets } from './ink/bullets.ts';
import { findCheckBoxes, withCheckBoxes, withoutCheckBoxes } from './ink/check-boxes.ts';
import { inkComponents } from './ink/ink-components.ts';
import { findLeaders, withLeaders, withoutLeaders } from './ink/leaders.ts';
import { isOneBlock } from './ink/one-block.ts';
import { findRules, groundOf } from './ink/page-rules.ts';
import { findShades } from './ink/shades.ts';
import { flatteningOf } from './perspective/flattening.ts';
import { darkenLightText } from './polarity/light-text.ts';
import { normaliseBackground } from './preparation/background.ts';
import { clearBorders } from './preparation/border-noise.ts';
import { enlargementOf } from './preparation/enlargement.ts';
import { eraseFrames } from './preparation/erase-frames.ts';
import { eraseRules } from './preparation/erase-rules.ts';
import { strengthenFaintInk } from './preparation/faint-ink.ts';
import { findLetters } from './preparation/letters.ts';
import { isUpright, linesRunDown } from './preparation/orientation.ts';
import { isUpsideDown, sampleOf } from './preparation/orientation-by-reading.ts';
import { skewOf } from './preparation/skew.ts';
import { isBlackAndWhite, withoutSpecks } from './preparation/specks.ts';
import { descreen } from './screens/descreen.ts';
import { calibrated } from './words/calibration.ts';
import { withDecimalPoints } from './words/decimal-points.ts';
import { withoutEdgeBars } from './words/edge-bars.ts';
import { withoutIcons } from './words/icons.ts';
import { withLowerCaseSizes } from './words/lower-case-sizes.ts';
import { withoutNoise } from './words/noise.ts';
import { withOwnBaselines } from './words/own-baselines.ts';
import { withoutReadRules, withoutStreaks } from './words/rules-and-words.ts';
import { withStretchSizes } from './words/stretch-sizes.ts';
import { scaleWords, toWords } from './words/to-words.ts';
import { turnedWords } from './words/turned-words.ts';
import { withWholeEmails } from './words/whole-emails.ts';

const stage = stageMaker<ImageFacts, ImageTools>();

/** Grey: what is at most this light on normalised paper is the ground beside the page, or a rule. */
const GROUND = 128;

/** Brings a page image upright and level, and makes its text easy to read. */
export const PREPARATION = [
  stage('flattening', ['image'], ['flattening', 'flat'], ({ image }) => {
    const flattening = flatteningOf(image);
    return { flattening, flat: flattening ? warp(image, flattening) : image };
  }),
  stage('descreening', ['flat'], ['continuous'], ({ flat }) => ({ continuous: descreen(flat) })),
  stage('polarity', ['continuous'], ['positive'], ({ continuous }) => ({ positive: darkenLightText(continuous) })),
  stage('background normalisation', ['positive'], ['even'], ({ positive }) => ({
    even: clearBorders(normaliseBackground(positive), GROUND),
  })),
  stage('faint ink', ['even'], ['normalised'], ({ even }) => ({ normalised: strengthenFaintInk(even) })),
  stage('letters', ['normalised'], ['letters'], ({ normalised }) => ({ letters: findLetters(normalised) })),
  stage('direction of lines', ['normalised', 'letters'], ['quarter', 'lines'], ({ normalised, letters }) => {
    if (letters === undefined || !linesRunDown(letters)) return { quarter: 0, lines: letters };
    const boxes = letters.boxes.map((box) => turnBox(box, normalised.width, normalised.height, 1));
    return { quarter: 1, lines: { ...letters, boxes } };
  }),
  stage('skew', ['lines'], ['skew'], ({ lines }) => ({ skew: lines === undefined ? 0 : skewOf(lines) })),
  stage(
    'orientation',
    ['normalised', 'quarter', 'lines', 'skew'],
    ['turns'],
    async ({ normalised, quarter, lines, skew }, { recognizer, languages, signal }) => {
      if (lines === undefined) return { turns: 0 };
      const upright = isUpright(lines, skew);
      if (upright !== undefined) return { turns: upright ? quarter : upsideDown(quarter) };
      const sample = rotate(sampleOf(turn(normalised, quarter), lines), -skew);
      const options = {
        languages: languages.length > 0 ? languages : [DEFAULT_LANGUAGE],
        ...(signal ? { signal } : {}),
      };
      return { turns: (await isUpsideDown(sample, recognizer, options)) ? upsideDown(quarter) : quarter };
    },
  ),
  stage('speck removal', ['flat', 'normalised', 'letters'], ['clean'], ({ flat, normalised, letters }) => {
    if (letters === undefined || !isBlackAndWhite(flat)) return { clean: normalised };
    return { clean: withoutSpecks(normalised, components(normalised, GROUND), letters) };
  }),
  stage('deskew', ['flattening', 'positive', 'clean', 'turns', 'skew'], ['level', 'strokes'], (facts) => {
    const level = rotate(turn(facts.clean, facts.turns), -facts.skew);
    return { level, strokes: isLevel(facts) ? facts.positive : level };
  }),
  stage('frame erasure', ['level', 'letters'], ['unframed'], ({ level, letters }) => ({
    unframed: letters === undefined ? level : eraseFrames(level, components(level, GROUND), letters.typeHeight),
  })),
  stage('rule erasure', ['unframed', 'letters'], ['unruled'], ({ unframed, letters }) => ({
    unruled: letters === undefined ? unframed : eraseRules(unframed, GROUND, letters.typeHeight),
  })),
  stage('enlargement', ['unruled', 'letters'], ['text'], ({ unruled, letters }) => {
    const factor = letters === undefined ? 1 : enlargementOf(unruled, letters.typeHeight);
    return { text: letters === undefined || factor === 1 ? unruled : enlarge(unruled, factor, letters.typeHeight) };
  }),
] as const;

const upsideDown = (quarter: 0 | 1): Turns => (quarter === 0 ? 2 : 3);

/** Leaves the letters in an image that is ready, and has them read. */
const START = [
  stage('leader removal', ['text'], ['leaders', 'leaderless', 'marks'], ({ text }) => {
    const marks = inkComponents(text);
    const leaders = findLeaders(marks, text.resolution);
    if (leaders.length === 0) return { leaders, leaderless: text, marks };
    const leaderless = withoutLeaders(text, leaders);
    return { leaders, leaderless, marks: inkComponents(leaderless) };
  }),
  stage('check box removal', ['leaderless', 'marks'], ['checkBoxes', 'boxless', 'signs'], ({ leaderless, marks }) => {
    const checkBoxes = findCheckBoxes(leaderless, marks);
    const isTaken = (mark: Box): boolean => checkBoxes.some(({ area }) => contains(area, mark));
    const signs = marks.filter((mark) => !isTaken(mark));
    return { checkBoxes, boxless: withoutCheckBoxes(leaderless, checkBoxes), signs };
  }),
  stage('bullet removal', ['boxless', 'signs'], ['bullets', 'writing', 'ink'], ({ boxless, signs }) => {
    const bullets = findBullets(boxless, signs);
    const taken = new Set(bullets.map(({ box }) => box));
    return { bullets, writing: withoutBullets(boxless, bullets), ink: signs.filter((box) => !taken.has(box)) };
  }),
  stage('start of recognition', ['writing', 'ink'], ['reading'], ({ writing, ink }, { recognizer, ...options }) => {
    const reading = recognizer.recognize(writing, { ...options, ink, oneBlock: isOneBlock(ink) });
    // Nobody waits for it while stages before the next are at work.
    reading.catch(() => {});
    return { reading };
  }),
] as const;

/** Makes words of what was read. */
const WORDS = [
  stage('recognition', ['reading'], ['recognized'], async ({ reading }) => ({ recognized: await reading })),
  stage(
    'turned text',
    ['writing', 'ink', 'recognized'],
    ['turned', 'across'],
    async (facts, { recognizer, signal }) => {
      const { writing, ink, recognized } = facts;
      const turned = await readTurned(writing, ink, recognized, recognizer, signal ? { signal } : {});
      return { turned, across: withoutTurned(recognized.words, turned) };
    },
  ),
  stage('type sizes', ['across'], ['sized'], ({ across }) => ({
    sized: withLowerCaseSizes(withStretchSizes(withOwnBaselines(across))),
  })),
  stage('e-mail joining', ['sized'], ['joined'], ({ sized }) => ({ joined: withWholeEmails(sized) })),
  stage('decimal points', ['joined', 'ink'], ['pointed'], ({ joined, ink }) => ({
    pointed: withDecimalPoints(joined, ink),
  })),
  stage('noise removal', ['pointed'], ['certain'], ({ pointed }) => ({ certain: withoutNoise(pointed) })),
  stage('icon removal', ['certain'], ['written'], ({ certain }) => ({ written: withoutIcons(certain) })),
  stage('calibration', ['written', 'recognized'], ['probable'], ({ written, recognized }) => ({
    probable: calibrated(written, recognized.readBy),
  })),
  stage('bullet insertion', ['probable', 'bullets'], ['listed'], ({ probable, bullets }) => ({
    listed: withBullets(probable, bullets),
  })),
  stage('check box insertion', ['listed', 'checkBoxes'], ['ticked'], ({ listed, checkBoxes }) => ({
    ticked: withCheckBoxes(listed, checkBoxes),
  })),
  stage('leader insertion', ['ticked', 'leaders', 'text'], ['complete'], ({ ticked, leaders, text }) => ({
    complete: withLeaders(ticked, leaders, text),
  })),
  stage('sizes and weights', ['complete', 'text', 'strokes'], ['levelWords'], ({ complete, text, strokes }) => ({
    levelWords: toWords(scaleWords(complete, strokes.resolution / text.resolution), strokes),
  })),
  stage('turned words', ['levelWords', 'turned', 'recognized', 'text'], ['words'], (facts) => {
    const turned = facts.turned.map((line) => ({ ...line, words: calibrated(line.words, facts.recognized.readBy) }));
    return { words: [...facts.levelWords, ...turnedWords(turned, facts.text)] };
  }),
] as const;

/**
 * Recognises the text of an image that is ready. The recogniser is a chain of its own: language detection, second look
 * and, with two recognisers, vote (`engines/`).
 */
export const RECOGNITION = [...START, ...WORDS] as const;

/** Reads a page image that may lie in any way. What is drawn is looked for while the recogniser is at work. */
export const PAGE_PIPELINE = [
  ...PREPARATION,
  ...START,
  stage('ground', ['continuous', 'turns', 'skew'], ['drawn', 'ground'], ({ continuous, turns, skew }) => {
    const drawn = rotate(turn(continuous, turns), -skew);
    return { drawn, ground: groundOf(drawn) };
  }),
  stage('straight lines', ['drawn', 'ground'], ['straight'], ({ drawn, ground }) => ({
    straight: findRules(drawn, ground),
  })),
  stage('shades', ['ground', 'straight'], ['shades'], ({ ground, straight }) => ({
    shades: findShades(ground, straight),
  })),
  ...WORDS,
  stage('rules', ['straight', 'words', 'text'], ['rules', 'printed'], ({ straight, words, text }) => {
    const rules = withoutStreaks(straight, words);
    return { rules, printed: withoutEdgeBars(withoutReadRules(words, rules), pointsOf(text.width, text)) };
  }),
  // A shade ends at a rule: what a streak in letters has cut is looked for once more.
  stage(
    'whole shades',
    ['ground', 'straight', 'rules', 'shades'],
    ['fills'],
    ({ ground, straight, rules, shades }) => ({
      fills: rules.length === straight.length ? shades : findShades(ground, rules),
    }),
  ),
] as const;
