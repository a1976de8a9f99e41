interface Place {
  readonly node: Text;
  /** Where its text begins in that of the whole. */
  readonly start: number;
}

/** The text below an element, and the nodes that it is in. */
export class TextNodes {
  readonly text: string;
  readonly #places: readonly Place[];

  constructor(root: Node) {
    const places: Place[] = [];
    let text = '';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      places.push({ node, start: text.length });
      text += node.data;
    }
    this.text = text;
    this.#places = places;
  }

  /** A part of the text that is not empty, as a range of its nodes that does not follow their changes: many would slow them. */
  range(start: number, end: number): StaticRange {
    const [first, last] = [this.#placeAt(start), this.#placeAt(end - 1)];
    return new StaticRange({
      startContainer: first.node,
      startOffset: start - first.start,
      endContainer: last.node,
      endOffset: end - last.start,
    });
  }

  /** Puts each node's share of a part of the text into an element. Parts that come later in the text are put first. */
  wrap(start: number, end: number, element: () => Element): void {
    const [first, last] = [start, end - 1].map((offset) => this.#places.indexOf(this.#placeAt(offset)));
    for (const { node, start: at } of this.#places.slice(first, (last ?? 0) + 1).toReversed()) {
      const range = document.createRange();
      range.setStart(node, Math.max(0, start - at));
      range.setEnd(node, Math.min(node.length, end - at));
      range.surroundContents(element());
    }
  }

  #placeAt(offset: number): Place {
    let [low, high] = [0, this.#places.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#places[middle] as Place).start <= offset) low = middle;
      else high = middle - 1;
    }
    return this.#places[low] as Place;
  }
}
