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

  /** A part of the text that is not empty, as a range of its nodes. */
  range(start: number, end: number): Range {
    const range = document.createRange();
    const [first, last] = [this.#placeAt(start), this.#placeAt(end - 1)];
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return range;
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
    return this.#places.findLast(({ start }) => start <= offset) as Place;
  }
}
