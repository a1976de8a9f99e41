/** A function of an object whose result is worked out once and kept as long as the object is. */
export function oncePer<Of extends object, Result>(work: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.result;
    const result = work(of);
    known.set(of, { result });
    return result;
  };
}

/** A function of a text whose results are kept as long as the function is. */
export function oncePerText<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = work(text);
    known.set(text, { result });
    return result;
  };
}
