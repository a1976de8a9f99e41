/** The names of the highlights in the style sheet (CSS Custom Highlight API). */
const [ALL, CURRENT] = ['found-on-page', 'found-on-page-now'];

/** Highlights hits of the search, one of them as gone to, until the function that is returned is called. */
export function highlightHits(hits: readonly Range[], current: Range | undefined): () => void {
  const [all, now] = [highlightNamed(ALL), highlightNamed(CURRENT)];
  for (const hit of hits) all.add(hit);
  if (current) now.add(current);
  return () => {
    for (const hit of hits) all.delete(hit);
    if (current) now.delete(current);
  };
}

/** Pages that are shown together share their highlights. */
function highlightNamed(name: string): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}
