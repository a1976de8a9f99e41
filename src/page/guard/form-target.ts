/** Names that mean no frame below the form's page. */
const KEYWORDS = ['', '_self', '_blank', '_parent', '_top'];

/** Whether a form's target is a frame with an origin of its own, which no service worker controls. */
export function leadsIntoSandbox(target: string, form: HTMLFormElement): boolean {
  if (KEYWORDS.includes(target.toLowerCase())) return false;
  const root = form.getRootNode() as Document | ShadowRoot;
  return [root, ...documentsIn(window.top ?? window)]
    .flatMap((tree) => [...tree.querySelectorAll('iframe')])
    .some(({ name, sandbox }) => name === target && sandbox.length > 0 && !sandbox.contains('allow-same-origin'));
}

/** The documents of a window and of the frames in it, as far as this page may look. */
function documentsIn(scope: Window): Document[] {
  try {
    const frames = Array.from({ length: scope.length }, (_, index) => scope[index]).filter((frame) => !!frame);
    return [scope.document, ...frames.flatMap(documentsIn)];
  } catch {
    return [];
  }
}
