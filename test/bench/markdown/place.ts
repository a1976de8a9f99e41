import type { EngineName } from '../engines/in-node.ts';

export interface Conversion {
  readonly text: string;
  readonly milliseconds: number;
}

/** Where engines run. */
export interface Place {
  /** The engines that can run here. */
  readonly engines: readonly EngineName[];
  /** Whether they run in Node, where their peak memory can be measured. */
  readonly inProcess: boolean;
  /** Whether their times compare: the same work under the same conditions. */
  readonly sameGround: boolean;
  /** What a reader of the figures has to know. */
  readonly remark?: string;
  /** Converts the PDF at a path. */
  convert(engine: EngineName, path: string): Promise<Conversion>;
  close(): Promise<void>;
}
