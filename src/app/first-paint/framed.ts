/** Shows, in place of all else, the sentence of index.html for a page that another site frames, with a link to this address. */
export function showFramed(): void {
  const notice = document.querySelector<HTMLTemplateElement>('#framed');
  if (!notice) throw new Error('The page has no notice for frames.');
  document.body.replaceChildren(notice.content);
  document.querySelector('a')?.setAttribute('href', location.href);
}
