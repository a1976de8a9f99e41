import { type Contract, contract, rowsOf } from '../../api/contract.ts';

/** A call as code, in each way that a script can make it; none where the typed client has no method for it. */
export interface Snippets {
  readonly fetch: string;
  readonly client?: string;
}

/** What the code of a call is made from. */
export interface SnippetOf {
  readonly base: string;
  readonly method: string;
  readonly path: string;
  /** The JSON body without its file; none where there is no body. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Whether a file belongs into the body. */
  readonly withFile: boolean;
  /** The key to write down; that of the device when absent. */
  readonly key?: string;
}

/** Data as JavaScript, with lines below the first indented by so many spaces. */
const literal = (value: unknown, indent = 0): string =>
  JSON.stringify(value, undefined, 2)
    .replace(/^([ \t]*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', `\n${' '.repeat(indent)}`);

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const file = (base: string): string =>
  `// Any File or Blob of yours may take the place of the example.\nconst file = await (await fetch('${base}example.pdf')).blob();\n`;

const BASE64 = `const file_content = await new Promise((resolve) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.readAsDataURL(file);
});
`;

const imported = (name: string, base: string): string => `const { ${name} } = await import('${base}client.js');\n`;

/** The file of a snippet is the example, whatever the visitor has chosen: a declared type is that of the example. */
const aboutExample = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  'file_type' in body ? { ...body, file_type: 'pdf' } : body;

/** The code of one call. It runs as it is, in the console of the site and in modules of pages below its folder. */
export function snippetsOf(call: SnippetOf): Snippets {
  const client = clientCall(call);
  return { fetch: fetchCall(call), ...(client === undefined ? {} : { client }) };
}

function fetchCall({ base, method, path, body, withFile, key }: SnippetOf): string {
  const sent = literal(aboutExample(body ?? {}), 2);
  const members = withFile && sent !== '{}' ? `{\n    file_content,${sent.slice(1)}` : sent;
  const init = [
    `  method: '${method}',`,
    `  headers: { ${body ? "'content-type': 'application/json', " : ''}'x-api-key': ${key ? quoted(key) : 'await key()'} },`,
    ...(body ? [`  body: JSON.stringify(${withFile && sent === '{}' ? '{ file_content }' : members}),`] : []),
  ];
  return `${key ? '' : imported('key', base)}${withFile ? file(base) + BASE64 : ''}const response = await fetch('${base}${path}', {
${init.join('\n')}
});
console.log(response.status, await response.json());`;
}

const client = ({ base, key }: SnippetOf): string =>
  `${imported('createClient', base)}const client = createClient(${key ? `{ apiKey: ${quoted(key)} }` : ''});\n`;

function clientCall(call: SnippetOf): string | undefined {
  const { base, path, body = {} } = call;
  if (path === 'query') return `${client(call)}console.log(await client.query());`;
  const row = rowsOf(contract as Contract).find((one) => one.path === path)?.row;
  if (row?.answerKind === undefined) return undefined;
  const { partial: _, ...options } = optionsOf(body);
  const args = Object.keys(options).length > 0 ? `, ${literal(options)}` : '';
  return `${client(call)}${file(base)}console.log(await client.${row.clientMethod}(file${args}));`;
}

/** The names of the typed client's options that are not those of `extract_args`. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  include_evidence: 'includeEvidence',
  extract_instruction: 'instruction',
};

const optionsOf = ({ extract_args = {} }: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(extract_args)).map(([name, value]) => [OPTION_NAMES[name] ?? name, value]));

/** The code of a ticket with its three steps; `body` is that of the first. */
export function ticketSnippets(call: Pick<SnippetOf, 'base' | 'key' | 'body'>): Snippets {
  const { base, key, body = {} } = call;
  const { file_name = 'example.pdf', process_type, ...others } = body;
  const options = { fileName: file_name, ...(process_type ? { processType: process_type } : {}), ...optionsOf(others) };
  return {
    fetch: `${key ? '' : imported('key', base)}${file(base)}const call = async (path, body) => {
  const response = await fetch(\`${base}\${path}\`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': ${key ? quoted(key) : 'await key()'} },
    body: JSON.stringify(body),
  });
  return { response, answer: await response.json() };
};

const { answer: ticket } = await call('async/upload', ${literal({ file_name, ...(process_type ? { process_type } : {}), ...others })});
await fetch(ticket.presignedUrl, { method: 'PUT', body: file });
for (;;) {
  const { response, answer } = await call('async/fetch', { file_id: ticket.file_id });
  console.log(response.status, answer);
  if (response.status !== 202) break;
  await new Promise((resolve) => setTimeout(resolve, 1000 * response.headers.get('retry-after')));
}`,
    client: `${client({ ...call, method: 'POST', path: '', withFile: true })}${file(base)}const { file_id } = await client.upload(file, ${literal(options)});
console.log(await client.wait(file_id, { onProgress: (progress) => console.log(progress) }));`,
  };
}
