import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pdf, textPdf } from '../fixtures/pdf.ts';
import { japanesePdf } from '../fixtures/pdf-japanese.ts';
import { deviceKey, parse } from './calls.ts';
import { openSetting, type Setting } from './setting.ts';

const ROWS = [
  ['River', 'Length'],
  ['Ebb', '120 km'],
  ['Flow', '95 km'],
];
const FRAME = { left: 72, top: 140, width: 100, height: 20 };

const report = pdf({
  pages: [
    {
      text: [
        { text: 'Rivers of the north', x: 72, y: 80, size: 20, font: 'Helvetica-Bold' },
        { text: 'They are short, and were measured on foot.', x: 72, y: 108 },
        { text: 'See the survey', x: 72, y: 122 },
        ...ROWS.flatMap((row, r) =>
          row.map((text, c) => ({ text, x: FRAME.left + 4 + 100 * c, y: FRAME.top + 14 + 20 * r, size: 10 })),
        ),
      ],
      frames: ROWS.flatMap((row, r) =>
        row.map((_, c) => [72 + 100 * c, FRAME.top + 20 * r, 172 + 100 * c, FRAME.top + 20 * (r + 1)] as const),
      ),
      links: [{ box: [93, 112, 145, 126], uri: 'https://example.org/survey' }],
    },
  ],
});

const MARKDOWN = `# Rivers of the north

They are short, and were measured on foot. See [the survey](https://example.org/survey)

| River | Length |
| --- | --- |
| Ebb | 120 km |
| Flow | 95 km |`;

/** The source expression that allows WebAssembly, as a policy in a script and in HTML has it. */
const ALLOWANCE = /(?:'|&#39;)wasm-unsafe-eval(?:'|&#39;)/g;

/** A browser without a compiler for JavaScript, and without WebAssembly: what lockdown modes make of it. */
const lockedDown = (): Promise<Setting> => openSetting({}, ['--js-flags=--jitless']);

/** The site as its host serves it who does not allow WebAssembly. */
async function strictSetting(): Promise<Setting> {
  const strict = async (file: string): Promise<[string, string]> => {
    const text = await readFile(`dist/${file}`, 'utf8');
    expect(text).toMatch(ALLOWANCE);
    return [file, text.replaceAll(ALLOWANCE, '')];
  };
  return openSetting({ replace: Object.fromEntries([await strict('index.html'), await strict('service-worker.js')]) });
}

test.each<readonly [string, () => Promise<Setting>]>([
  ['the browser is locked down and has no WebAssembly', lockedDown],
  ['the policy of the site refuses WebAssembly', strictSetting],
])('where %s, POST /parse still reads a PDF, and says what to do', async (_, openSite) => {
  const { site, open } = await openSite();
  const page = await open();
  const { status, body } = await parse(page, site.address, await deviceKey(page), report);
  expect(status).toBe(200);
  expect(body.markdown?.content).toBe(MARKDOWN);
  expect(body.messages).toMatchObject([{ code: 'read_without_webassembly', text: /Allow WebAssembly/ }]);
});

test('text whose font refers to a predefined character map is read with the map of the site', async () => {
  const { site, open } = await lockedDown();
  const page = await open();
  const { body } = await parse(page, site.address, await deviceKey(page), japanesePdf('日本', 'latin'));
  expect(body.markdown?.content).toContain('日本');
  expect(body.messages?.map(({ code }) => code)).toEqual(['read_without_webassembly']);
});

test('after the first PDF that was read without WebAssembly, others are read with the server gone', async () => {
  const { site, open } = await lockedDown();
  const page = await open();
  const key = await deviceKey(page);
  expect((await parse(page, site.address, key, textPdf('With a network'))).status).toBe(200);
  await site.stop();
  const offline = await open();
  expect(await parse(offline, site.address, key, textPdf('No network'))).toMatchObject({
    status: 200,
    body: { markdown: { content: 'No network' }, messages: [{ code: 'read_without_webassembly' }] },
  });
});
