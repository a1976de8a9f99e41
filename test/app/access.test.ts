import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSetting } from '../browser/setting.ts';
import { colourViolations, violations } from './axe.ts';
import { watchFocus } from './keyboard.ts';
import { watchRefusals } from './refusals.ts';
import { tour } from './tour.ts';

/** The page in a window of this size, as it is opened for the first time. */
async function openAt(width: number, height: number): Promise<Page> {
  const { browser, site } = await openSetting();
  const page = await browser.context.newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript(watchRefusals);
  await page.addInitScript(watchFocus);
  await page.goto(site.address.href);
  return page;
}

/** What of the page reaches beyond the window's right edge, and cannot be scrolled to inside a pane of its own. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrollsInside = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return true;
      }
      return false;
    };
    const outside = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, p, h1, h2, h3, pre'),
    ]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
      )
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrollsInside(element))
      .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`);
    return document.documentElement.scrollWidth > innerWidth ? ['the page', ...outside] : outside;
  });

test('axe finds nothing wrong in any state, in light, dark and forced colours; no focus is lost, nothing refused', async () => {
  const page = await openAt(1440, 900);
  const found: Record<string, string[]> = {};
  for await (const state of tour(page)) {
    const wrong = [...(await violations(page)), ...(await colourViolations(page))];
    if (wrong.length > 0) found[state] = wrong;
  }
  expect(found).toEqual({});
  expect(await page.evaluate(() => ({ refused: window.refused, lostFocus: window.lostFocus }))).toEqual({
    refused: [],
    lostFocus: [],
  });
});

/** What moves by itself. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  );

test('in a window 320 pixels wide, no state needs scrolling to the side, axe finds nothing wrong, and nothing moves where motion is reduced', async () => {
  const page = await openAt(320, 640);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, string[]> = {};
  for await (const state of tour(page)) {
    const wrong = [...(await beyondTheEdge(page)), ...(await moving(page)), ...(await violations(page))];
    if (wrong.length > 0) found[state] = wrong;
  }
  expect(found).toEqual({});
});
