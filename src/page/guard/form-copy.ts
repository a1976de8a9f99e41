/** What a form is sent as: attributes of the button that sends it come before the form's own. */
export interface Submission {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'dialog';
  readonly enctype: string;
  readonly target: string;
}

/** How a form would be sent by a button; by a script where there is none. */
export function submissionOf(form: HTMLFormElement, submitter: HTMLElement | null): Submission {
  const said = (name: string): string => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const { URL: address, baseURI } = form.ownerDocument;
  const method = said('method').toLowerCase();
  return {
    url: URL.parse(said('action') || address, baseURI)?.href ?? address,
    method: method === 'post' ? 'POST' : method === 'dialog' ? 'dialog' : 'GET',
    enctype: said('enctype'),
    target: said('target'),
  };
}

/** A form, not in the page yet, that sends what another holds now, and fires no events of the page. */
export function copyOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { url, method, enctype, target }: Submission,
): HTMLFormElement {
  const { ownerDocument } = form;
  const copy = ownerDocument.createElement('form');
  copy.hidden = true;
  for (const [name, value] of Object.entries({ action: url, method, enctype, target })) {
    if (value !== '') copy.setAttribute(name, value);
  }
  for (const [name, value] of new FormData(form, submitter)) {
    const input = ownerDocument.createElement('input');
    input.type = typeof value === 'string' ? 'hidden' : 'file';
    input.name = name;
    if (typeof value === 'string') input.value = value;
    else if (value.name !== '' || value.size > 0) input.files = listOf(value);
    copy.append(input);
  }
  return copy;
}

function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
