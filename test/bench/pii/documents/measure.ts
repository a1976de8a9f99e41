import type { NameTagger } from '../../../../src/answers/entities/name-tagger.ts';
import { pdfiumWasm, tesseract } from '../../../../src/build/engines-in-node.ts';
import { docxReader } from '../../../../src/readers/docx/docx.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { readDocument } from '../../../../src/reading/read-document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { type Description, descriptionsOf, HALVES, type Half } from './description.ts';
import { FORMS, type Form, openPresses } from './files.ts';
import { agreement, type Found, type Leaks, leaksOf } from './leaks.ts';

/** What was found in one document, by its form. */
export interface MeasuredDocument {
  readonly id: string;
  readonly half: Half;
  readonly leaks: Readonly<Partial<Record<Form, Leaks>>>;
  /** Share of findings that the PDF has in common with the DOCX and with the scan. */
  readonly agreement: Readonly<Partial<Record<Form, number>>>;
}

export interface MeasureOptions {
  /** All three when absent; scans take some seconds each. */
  readonly forms?: readonly Form[];
  readonly halves?: readonly Half[];
  /** Documents whose name begins with it. */
  readonly only?: string;
}

const LIMITS = { maxPages: 20, maxInflatedBytes: 512 * 1024 * 1024 };

/** Reads the documents of our own making in each form with the product's readers, and compares its findings with their facts. */
export async function measureDocuments(
  tagger?: NameTagger,
  { forms = FORMS, halves = HALVES, only = '' }: MeasureOptions = {},
): Promise<MeasuredDocument[]> {
  const press = openPresses();
  const engines = { readers: { pdf: createPdfReader(pdfiumWasm), docx: docxReader }, recognizer: tesseract() };
  const findingsIn = async (form: Form, bytes: Uint8Array<ArrayBuffer>): Promise<Found[]> => {
    const [type, ocr] =
      form === 'docx' ? (['docx', 'never'] as const) : (['pdf', form === 'scan' ? 'auto' : 'never'] as const);
    const { document } = await readDocument(engines, { bytes, type, ocr, ...LIMITS });
    return (answer(document, 'extract_pii', {}, tagger).json as { entities: Found[] }).entities;
  };
  const measure = async (half: Half, description: Description): Promise<MeasuredDocument> => {
    const files = await press.files(description);
    const found = new Map<Form, Found[]>();
    for (const form of forms) found.set(form, await findingsIn(form, files[form]));
    const pdf = found.get('pdf');
    return {
      id: description.id,
      half,
      leaks: Object.fromEntries([...found].map(([form, findings]) => [form, leaksOf(description.facts, findings)])),
      agreement: Object.fromEntries(
        [...found].flatMap(([form, findings]) => (pdf && form !== 'pdf' ? [[form, agreement(pdf, findings)]] : [])),
      ),
    };
  };
  try {
    const measured: MeasuredDocument[] = [];
    for (const half of halves) {
      const descriptions = (await descriptionsOf(half)).filter(({ id }) => id.startsWith(only));
      for (const description of descriptions) measured.push(await measure(half, description));
    }
    return measured;
  } finally {
    await press.close();
  }
}
