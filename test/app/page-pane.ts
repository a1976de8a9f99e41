import type { Locator, Page } from 'playwright';

/** The pane of page images. */
export const pageImages = (page: Page): Locator => page.getByRole('region', { name: 'Page images' });

/** The image of a page with what says where its text comes from. */
export const pageFigure = (page: Page, number: number): Locator =>
  pageImages(page)
    .getByRole('figure')
    .filter({ has: page.getByLabel(`Page ${number}`, { exact: true }) });

/** The field that shows the current page and goes to another. */
export const pageField = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Go to page' });

/** The labels of the boxes that are shown as pointed at. */
export const pointedBoxes = (page: Page): Promise<(string | undefined)[]> =>
  pageImages(page)
    .locator('[data-label]')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => getComputedStyle(box).outlineStyle === 'solid')
        .map((box) => (box as HTMLElement).dataset.label),
    );

/** Moves the pointer over the box of a value, which lets what is under it be selected. */
export const pointAtBox = (page: Page, label: string): Promise<void> =>
  pageImages(page).locator(`[data-label="${label}"]`).hover({ force: true });
