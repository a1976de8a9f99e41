import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { colourViolations, violations } from './axe.ts';
import { openSetting } from './setting.ts';
import { tour } from './tour.ts';

/** The page in a window of this size, as it is opened for the first time. */
async function openAt(width: number, height: number): Promise<Page> {
  const { browser, site } = await openSetting();
  const page = await browser.context.newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
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

test('axe finds nothing wrong in any state, in light, dark and forced colours, and nothing is refused', async () => {
  const page = await openAt(1440, 900);
  const found: Record<string, string[]> = {};
  for await (const state of tour(page)) {
    const wrong = [...(await violations(page)), ...(await colourViolations(page))];
    if (wrong.length > 0) found[state] = wrong;
  }
  expect(found).toEqual({});
  expect(await page.evaluate(() => window.refused)).toEqual([]);
});

test('in a window 320 pixels wide, no state needs scrolling to the side, and axe finds nothing wrong', async () => {
  const page = await openAt(320, 640);
  const found: Record<string, string[]> = {};
  for await (const state of tour(page)) {
    const wrong = [...(await beyondTheEdge(page)), ...(await violations(page))];
    if (wrong.length > 0) found[state] = wrong;
  }
  expect(found).toEqual({});
});
