/** A step of a pipeline: it takes some of the facts that are known and adds others. */
export interface Stage<Facts, Tools> {
  /** In the field's words, e.g. `deskew`. */
  readonly name: string;
  readonly takes: readonly (keyof Facts)[];
  readonly gives: readonly (keyof Facts)[];
  /** @throws Error when a fact that it takes is not among those given. */
  run(facts: Partial<Facts>, tools: Tools): Promise<Partial<Facts>>;
}

type Added<Facts, Given extends keyof Facts> = Pick<Facts, Given> & Partial<Facts>;

/** Returns a function that makes stages over the given facts, with the given tools. */
export const stageMaker =
  <Facts, Tools>() =>
  <Taken extends keyof Facts, Given extends keyof Facts>(
    name: string,
    takes: readonly Taken[],
    gives: readonly Given[],
    work: (facts: Pick<Facts, Taken>, tools: Tools) => Added<Facts, Given> | Promise<Added<Facts, Given>>,
  ): Stage<Facts, Tools> => ({
    name,
    takes,
    gives,
    async run(facts, tools) {
      check(name, facts, takes);
      return only<Facts>(await work(facts, tools), new Set(gives));
    },
  });

/**
 * Runs stages one after another and returns the facts wanted. A fact is let go of once no later stage takes it, so that
 * large ones do not outlive their use.
 * @param begin is called as each stage begins; what it throws ends the run.
 * @throws Error when a fact is taken or wanted that is neither given at first nor by an earlier stage.
 */
export async function runStages<Facts, Tools, Wanted extends keyof Facts>(
  stages: readonly Stage<Facts, Tools>[],
  given: Partial<Facts>,
  wanted: readonly Wanted[],
  tools: Tools,
  begin?: () => void,
): Promise<Pick<Facts, Wanted>> {
  let facts = given;
  for (const [index, stage] of stages.entries()) {
    begin?.();
    const taken = new Set<keyof Facts>([...wanted, ...stages.slice(index + 1).flatMap(({ takes }) => takes)]);
    facts = only({ ...facts, ...(await stage.run(facts, tools)) }, taken);
  }
  check('the end', facts, wanted);
  return facts;
}

/** The stages as lines of text: number, name, what each takes and gives. */
export const printedStages = <Facts>(stages: readonly Stage<Facts, never>[]): string =>
  stages
    .map(({ name, takes, gives }, index) => `${index + 1}. ${name}: ${takes.join(', ')} → ${gives.join(', ')}`)
    .join('\n');

function check<Facts, Key extends keyof Facts>(
  name: string,
  facts: Partial<Facts>,
  keys: readonly Key[],
): asserts facts is Partial<Facts> & Pick<Facts, Key> {
  const missing = keys.filter((key) => !(key in facts));
  if (missing.length > 0) throw new Error(`${name} takes ${missing.join(', ')}, which no stage before it gives.`);
}

function only<Facts>(facts: Partial<Facts>, keys: ReadonlySet<keyof Facts>): Partial<Facts> {
  const kept: Partial<Facts> = {};
  for (const key of keys) if (key in facts) kept[key] = facts[key];
  return kept;
}
