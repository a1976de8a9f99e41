import type { Page } from 'playwright';

/** What has the focus, by its name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    return activeElement.ariaLabel ?? (activeElement.textContent.trim() || activeElement.localName);
  });

/**
 * Runs in every new document: notes what had the focus when it was lost, that is when nothing had it for five frames in
 * a row, until the page is asked for `lostFocus`.
 */
export function watchFocus(): void {
  const FRAMES = 5;
  window.lostFocus = [];
  let last = '';
  let frames = 0;
  const look = (): void => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      last = activeElement.ariaLabel ?? (activeElement.textContent.trim() || activeElement.outerHTML).slice(0, 80);
      frames = 0;
    } else if (last !== '' && ++frames === FRAMES) {
      window.lostFocus.push(last);
      last = '';
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what is wrong with the element that has the focus, if anything has it. */
function stop(): { name: string; isNew: boolean; wrong: string[] } | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  window.walked ??= new Set();
  const isNew = !window.walked.has(element);
  window.walked.add(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ];
  const seen = document.elementFromPoint(x, y);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const wrong = [
    ...(seen && (element.contains(seen) || seen.contains(element)) ? [] : ['hidden']),
    ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? [] : ['its focus cannot be seen']),
  ];
  return { name: element.ariaLabel ?? element.textContent.trim().slice(0, 40), isNew, wrong };
}

/** Runs in the page: what Tab should reach and has not, by name. */
const unreached = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden], [type=radio]:not(:checked)'),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !window.walked.has(element))
    .map((element) => element.ariaLabel ?? (element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 80)));

export interface Walk {
  /** Names of what was reached, in order. */
  readonly stops: readonly string[];
  /** What is wrong: an element with its fault, and what was not reached. */
  readonly wrong: readonly string[];
}

/** Presses Tab from the top of the page until it begins again. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    window.walked = new Set();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: string[] = [];
  const wrong: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(stop);
    if (!here?.isNew) break;
    stops.push(here.name);
    wrong.push(...here.wrong.map((fault) => `${here.name}: ${fault}`));
  }
  wrong.push(...(await page.evaluate(unreached)).map((name) => `${name}: not reached`));
  return { stops, wrong };
}
